import { defineTexts } from '../../lib/texts.ts'
import { englishWords, words } from '../../lib/word-texts.ts'

export const formTexts = defineTexts('ui-form', {
  charactersUsed: {
    default: '{{used}} / {{limit}} characters',
    vi: '{{used}} / {{limit}} ký tự',
    en: '{{used}} / {{limit}} characters',
  },
  nothingFound: englishWords.nothingFound,
  clear: { default: 'Clear {{field}}', vi: 'Xóa {{field}}', en: 'Clear {{field}}' },
  dateInvalid: { default: 'Date input not valid.', vi: 'Ngày nhập vào không hợp lệ.', en: 'Date input not valid.' },
  time: { default: 'Time', vi: 'Giờ', en: 'Time' },
  previous: { default: 'Previous', vi: 'Trước', en: 'Previous' },
  next: { default: 'Next', vi: 'Sau', en: 'Next' },
  leaveTitle: {
    default: 'Bỏ những thay đổi chưa lưu?',
    vi: 'Bỏ những thay đổi chưa lưu?',
    en: 'Leave your changes behind?',
  },
  leaveMessage: {
    default: 'Những gì bạn vừa nhập ở đây chưa được lưu và sẽ mất.',
    vi: 'Những gì bạn vừa nhập ở đây chưa được lưu và sẽ mất.',
    en: 'What you typed here is not saved and would be lost.',
  },
  leave: { default: 'Bỏ thay đổi', vi: 'Bỏ thay đổi', en: 'Leave' },
  stay: { default: 'Ở lại', vi: 'Ở lại', en: 'Stay' },
  staleTitle: {
    default: 'Người khác vừa thay đổi nội dung này',
    vi: 'Người khác vừa thay đổi nội dung này',
    en: 'Someone else has just changed this',
  },
  staleMessage: {
    default: 'Nội dung của bạn vẫn còn trong biểu mẫu và chưa được lưu. Người kia đã lưu:',
    vi: 'Nội dung của bạn vẫn còn trong biểu mẫu và chưa được lưu. Người kia đã lưu:',
    en: 'What you typed is still in the form and is not saved. They saved:',
  },
  staleEmpty: { default: '(để trống)', vi: '(để trống)', en: '(empty)' },
  takeTheirs: { default: 'Lấy bản của họ', vi: 'Lấy bản của họ', en: 'Take theirs' },
  keepMine: { default: 'Giữ nội dung của tôi', vi: 'Giữ nội dung của tôi', en: 'Keep mine' },
  save: englishWords.saveChanges,
  saveVietnamese: words.saveChanges,
})
