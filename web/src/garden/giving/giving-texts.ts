import { stickerNames } from '@lms/contracts/garden/sticker-names.ts'
import { defineTexts } from '../../lib/texts.ts'
import { vietnamese, words } from '../../lib/word-texts.ts'

export const givingTexts = defineTexts('giving-stickers', {
  ...stickerNames,
  title: vietnamese('Sticker', 'Stickers'),
  about: vietnamese(
    'Con được sticker khi chăm chỉ, không phải vì điểm cao. Lời khen của bố mẹ con thấy ngay ở trang chính.',
    'Stickers are for effort, not for marks. Your praise is shown on your child’s start page at once.',
  ),
  loadFailed: vietnamese('Không tải được sticker', 'The stickers could not be loaded'),
  none: vietnamese('Chưa có sticker nào.', 'No stickers yet.'),
  give: vietnamese('Tặng sticker', 'Give a sticker'),
  giveTitle: vietnamese('Tặng sticker cho {{name}}', 'A sticker for {{name}}'),
  picture: vietnamese('Chọn hình', 'Choose a picture'),
  words: vietnamese('Lời khen', 'Word of praise'),
  wordsHint: vietnamese(
    'Khen việc con đã làm, con sẽ đọc được nguyên văn.',
    'Praise what was done; your child reads it as it stands.',
  ),
  suggestions: vietnamese('Gợi ý lời khen', 'Suggestions'),
  tryHard: vietnamese('Con đã rất cố gắng!', 'You tried really hard!'),
  noGivingUp: vietnamese('Khó mà con không bỏ cuộc!', 'It was hard and you did not give up!'),
  proud: vietnamese('Bố mẹ tự hào về con!', 'We are proud of you!'),
  send: vietnamese('Tặng', 'Give'),
  cancel: words.cancel,
  given: vietnamese('Đã tặng sticker cho {{name}}', 'The sticker was given to {{name}}'),
  earned: vietnamese('Con tự giành được', 'Earned'),
  fromGone: vietnamese('Gia đình tặng', 'From the family'),
  takeBack: vietnamese('Lấy lại', 'Take back'),
  takeBackOf: vietnamese('Lấy lại sticker: {{name}}', 'Take back the sticker: {{name}}'),
})
