import { defineTexts } from '../../lib/texts.ts'
import { vietnamese } from '../../lib/word-texts.ts'

export const markingTexts = defineTexts('exchange-marking', {
  open: vietnamese('Đánh dấu các dòng', 'Mark the lines'),
  offer: vietnamese(
    'Chữ trong tệp đọc được. Hãy chỉ cho hệ thống một câu: dòng nào là câu hỏi, phương án, đáp án.',
    'The text of the file can be read. Show one question: which line asks, which are options, which is the key.',
  ),
  likeBefore: vietnamese('Đọc như tệp trước', 'Read like the file before'),
  likeBeforeHint: vietnamese(
    'Đọc theo cách bạn đã chỉ ở tệp trước, tệp này có {{questions}} câu, {{ready}} câu đủ đáp án.',
    'Read as you showed it of the file before, this one has {{questions}} {{questions:question|questions}}, {{ready}} complete.',
  ),
  title: vietnamese('Chỉ cho hệ thống cách đọc', 'Show how it is to be read'),
  hint: vietnamese(
    'Chọn loại ở thanh dưới rồi bấm vào dòng, cho một câu: câu hỏi, phương án, đáp án. Các dòng giống vậy trong cả tệp được hiểu theo; chỗ nào chưa đúng thì đánh dấu thêm. Bàn phím: ↑ ↓ để đổi dòng, 1 đến 8 để đặt loại.',
    'Choose a kind in the bar below and press a line, for one question: what asks, the options, the key. Lines like these follow in all of the file; mark more where that is not right. By keyboard: ↑ ↓ for lines, 1 to 8 for kinds.',
  ),
  tools: vietnamese('Loại dòng', 'Kinds of lines'),
  lines: vietnamese('Các dòng trong tệp', 'Lines of the file'),
  cut: vietnamese(
    'Tệp còn nhiều dòng hơn; các dòng sau được đọc theo dấu của những dòng này.',
    'The file has more lines; they are read by the marks of these.',
  ),
  preview: vietnamese('Đọc thử theo dấu này', 'Read by these marks'),
  count: vietnamese(
    '{{questions}} câu, {{ready}} câu đủ đáp án, {{leftOver}} dòng ngoài câu hỏi',
    '{{questions}} {{questions:question|questions}}, {{ready}} complete, {{leftOver}} {{leftOver:line|lines}} in no question',
  ),
  unfit: vietnamese('Chưa khớp', 'What does not fit'),
  line: vietnamese('Dòng {{line}}', 'Line {{line}}'),
  inNone: vietnamese('không thuộc câu nào', 'is in no question'),
  nothing: vietnamese('Hãy đánh dấu dòng bắt đầu một câu hỏi.', 'Mark a line with which a question begins.'),
  failed: vietnamese('Không đọc thử được', 'This could not be tried out'),
  apply: vietnamese('Đọc tệp theo dấu này', 'Read the file by these marks'),
  clear: vietnamese('Bỏ mọi dấu', 'Remove all marks'),
  close: vietnamese('Quay lại', 'Back'),
})

/** What a line is. */
export const lineRoleTexts = defineTexts('exchange-line-roles', {
  question: vietnamese('Câu hỏi', 'Question'),
  option: vietnamese('Phương án', 'Option'),
  answer: vietnamese('Đáp án', 'Key'),
  solution: vietnamese('Lời giải', 'Solution'),
  text: vietnamese('Đoạn chung', 'Shared text'),
  keys: vietnamese('Danh sách đáp án', 'List of keys'),
  more: vietnamese('Nối dòng trên', 'Goes on'),
  skip: vietnamese('Bỏ qua', 'Left out'),
  nowhere: vietnamese('Ngoài câu hỏi', 'In no question'),
})
