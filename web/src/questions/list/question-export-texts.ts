import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const questionExportTexts = defineTexts('question-export', {
  import: ofScreen('Nhập câu hỏi', 'Import'),
  open: ofScreen('Xuất câu hỏi', 'Export'),
  title: ofScreen('Xuất câu hỏi', 'Export questions'),
  ofFilter: ofScreen(
    'Các câu hỏi của bộ lọc hiện tại, trong tệp có thể nhập lại.',
    'The questions of the current filter, in a file that can be imported again.',
  ),
  ofQuiz: ofScreen(
    'Các câu hỏi của bài kiểm tra, trong tệp có thể nhập lại. Để in đề, hãy dùng nút in.',
    'The questions of the quiz, in a file that can be imported again. For papers, use the print button.',
  ),
  format: followingScreen(words.format),
  count: ofScreen('{{count}} câu hỏi', '{{count}} {{count:question|questions}}'),
  countMany: ofScreen('{{count}} câu hỏi, mỗi tệp 5.000 câu', '{{count}} questions, 5,000 in a file'),
  losses: ofScreen(
    '{{count}} câu có phần mà định dạng này không mang theo được:',
    '{{count}} questions have something that this format does not carry:',
  ),
  moreLosses: ofScreen('và {{count}} câu nữa.', 'and {{count}} more.'),
  lossesOfPart: ofScreen('(trong tệp đầu tiên)', '(in the first file)'),
  complete: ofScreen('Định dạng này mang theo được mọi phần của các câu.', 'This format carries all of it.'),
  checking: ofScreen('Đang xem…', 'Checking…'),
  cancel: followingScreen(words.cancel),
  download: followingScreen(words.download),
  making: ofScreen('Đã tải {{done}} tệp…', '{{done}} files so far…'),
  done: ofScreen('Đã tải xuống', 'Downloaded'),
})
