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
  time: { spec: 'Time', vi: 'Giờ', en: 'Time' },
  previous: { spec: 'Previous', vi: 'Trước', en: 'Previous' },
  next: { spec: 'Next', vi: 'Sau', en: 'Next' },
})
