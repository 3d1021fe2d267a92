import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { englishWords, words } from '../../lib/word-texts.ts'

export const formTexts = defineTexts('ui-form', {
  charactersUsed: ofScreen('{{used}} / {{limit}} ký tự', '{{used}} / {{limit}} characters'),
  nothingFound: followingScreen(englishWords.nothingFound),
  clear: ofScreen('Xóa {{field}}', 'Clear {{field}}'),
  dateInvalid: { default: 'Date input not valid.', vi: 'Ngày nhập vào không hợp lệ.', en: 'Date input not valid.' },
  time: ofScreen('Giờ', 'Time'),
  previous: ofScreen('Trước', 'Previous'),
  next: ofScreen('Sau', 'Next'),
  leaveTitle: ofScreen('Bỏ những thay đổi chưa lưu?', 'Leave your changes behind?'),
  leaveMessage: ofScreen(
    'Những gì bạn vừa nhập ở đây chưa được lưu và sẽ mất.',
    'What you typed here is not saved and would be lost.',
  ),
  leave: ofScreen('Bỏ thay đổi', 'Leave'),
  leaveKeptTitle: ofScreen('Rời đi khi chưa gửi xong?', 'Leave before it is sent?'),
  leaveKeptMessage: ofScreen(
    'Những gì bạn đã làm vẫn được giữ trên máy này. Khi có mạng, hãy mở lại ở đây để gửi đi.',
    'What you did stays on this device. Open it here again once there is a network, and it is sent.',
  ),
  leaveKept: ofScreen('Rời đi', 'Leave'),
  stay: ofScreen('Ở lại', 'Stay'),
  staleTitle: ofScreen('Người khác vừa thay đổi nội dung này', 'Someone else has just changed this'),
  staleMessage: ofScreen(
    'Nội dung của bạn vẫn còn trong biểu mẫu và chưa được lưu. Người kia đã lưu:',
    'What you typed is still in the form and is not saved. They saved:',
  ),
  staleEmpty: ofScreen('(để trống)', '(empty)'),
  takeTheirs: ofScreen('Lấy bản của họ', 'Take theirs'),
  keepMine: ofScreen('Giữ nội dung của tôi', 'Keep mine'),
  save: followingScreen(words.saveChanges),
})
