import { defineTexts } from '../../lib/texts.ts'

export const formTexts = defineTexts('ui-form', {
  showPassword: { spec: 'Hiện mật khẩu', vi: 'Hiện mật khẩu', en: 'Show password' },
  hidePassword: { spec: 'Ẩn mật khẩu', vi: 'Ẩn mật khẩu', en: 'Hide password' },
  charactersUsed: {
    spec: '{{used}} / {{limit}} characters',
    vi: '{{used}} / {{limit}} ký tự',
    en: '{{used}} / {{limit}} characters',
  },
  nothingFound: { spec: 'Nothing found', vi: 'Không tìm thấy', en: 'Nothing found' },
  clear: { spec: 'Clear {{field}}', vi: 'Xóa {{field}}', en: 'Clear {{field}}' },
  dateInvalid: { spec: 'Date input not valid.', vi: 'Ngày nhập vào không hợp lệ.', en: 'Date input not valid.' },
  previous: { spec: 'Previous', vi: 'Trước', en: 'Previous' },
  next: { spec: 'Next', vi: 'Sau', en: 'Next' },
  hours: { spec: 'Hours', vi: 'Giờ', en: 'Hours' },
  minutes: { spec: 'Minutes', vi: 'Phút', en: 'Minutes' },
  applyTime: { spec: 'Apply date and time', vi: 'Chọn ngày giờ này', en: 'Apply date and time' },
})
