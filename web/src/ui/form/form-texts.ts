import { defineTexts } from '../../lib/texts.ts'

export const formTexts = defineTexts('ui-form', {
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
  leaveTitle: {
    spec: 'Bỏ những thay đổi chưa lưu?',
    vi: 'Bỏ những thay đổi chưa lưu?',
    en: 'Leave your changes behind?',
  },
  leaveMessage: {
    spec: 'Những gì bạn vừa nhập ở đây chưa được lưu và sẽ mất.',
    vi: 'Những gì bạn vừa nhập ở đây chưa được lưu và sẽ mất.',
    en: 'What you typed here is not saved and would be lost.',
  },
  leave: { spec: 'Bỏ thay đổi', vi: 'Bỏ thay đổi', en: 'Leave' },
  stay: { spec: 'Ở lại', vi: 'Ở lại', en: 'Stay' },
  staleTitle: {
    spec: 'Người khác vừa thay đổi nội dung này',
    vi: 'Người khác vừa thay đổi nội dung này',
    en: 'Someone else has just changed this',
  },
  staleMessage: {
    spec: 'Nội dung của bạn vẫn còn trong biểu mẫu và chưa được lưu. Người kia đã lưu:',
    vi: 'Nội dung của bạn vẫn còn trong biểu mẫu và chưa được lưu. Người kia đã lưu:',
    en: 'What you typed is still in the form and is not saved. They saved:',
  },
  staleEmpty: { spec: '(để trống)', vi: '(để trống)', en: '(empty)' },
  takeTheirs: { spec: 'Lấy bản của họ', vi: 'Lấy bản của họ', en: 'Take theirs' },
  keepMine: { spec: 'Giữ nội dung của tôi', vi: 'Giữ nội dung của tôi', en: 'Keep mine' },
  save: { spec: 'Save changes', vi: 'Lưu thay đổi', en: 'Save changes' },
  saveVietnamese: { spec: 'Lưu thay đổi', vi: 'Lưu thay đổi', en: 'Save changes' },
})
