import { defineTexts } from '../../lib/texts.ts'
import { vietnamese } from '../../lib/word-texts.ts'

export const markingTexts = defineTexts('exchange-marking', {
  open: vietnamese('Đánh dấu các dòng', 'Mark the lines'),
  offer: vietnamese(
    'Chữ trong tệp đọc được. Hãy chỉ cho hệ thống dòng nào là câu hỏi, phương án, đáp án.',
    'The text of the file can be read. Show which lines ask, which are options, and which are keys.',
  ),
  title: vietnamese('Chỉ cho hệ thống cách đọc', 'Show how it is to be read'),
  hint: vietnamese(
    'Đánh dấu một câu: dòng nào là câu hỏi, phương án, đáp án. Các dòng giống vậy được hiểu theo; dòng nào chưa đúng thì sửa lại. “Đoạn chung” đứng trước mọi câu bên dưới nó, “Danh sách đáp án” là đáp án của nhiều câu.',
    'Mark one question: which line asks, which are options, which is the key. Lines like these follow; change those that are not right. “Shared text” stands before all questions below it, a “List of keys” answers many questions.',
  ),
  lines: vietnamese('Các dòng trong tệp', 'Lines of the file'),
  line: vietnamese('Dòng {{number}}: {{text}}', 'Line {{number}}: {{text}}'),
  until: vietnamese('Đến hết dòng số', 'Up to line'),
  untilHint: vietnamese('chỉ dòng này', 'this line alone'),
  untilWrong: vietnamese('Từ {{from}} đến {{last}}', 'From {{from}} to {{last}}'),
  spread: vietnamese('Cả các dòng giống vậy', 'All lines like it'),
  byAlike: vietnamese('theo dấu', 'as you marked'),
  byItself: vietnamese('tự nhận ra', 'found by itself'),
  more: vietnamese('Xem thêm {{count}} dòng', 'Show {{count}} more lines'),
  cut: vietnamese(
    'Tệp còn nhiều dòng hơn; các dòng sau được đọc theo dấu của những dòng này.',
    'The file has more lines; they are read by the marks of these.',
  ),
  noLines: vietnamese(
    'Không có dòng nào để đánh dấu. Hãy đọc lại tệp trước.',
    'There are no lines to mark. Please read the file again first.',
  ),
  preview: vietnamese('Đọc thử theo dấu này', 'Read by these marks'),
  count: vietnamese(
    '{{questions}} câu, {{ready}} câu đủ đáp án',
    '{{questions}} {{questions:question|questions}}, {{ready}} complete',
  ),
  first: vietnamese('Những câu đầu tiên:', 'The first ones:'),
  nothing: vietnamese(
    'Với các dấu này chưa thấy câu hỏi nào. Hãy đánh dấu dòng bắt đầu một câu hỏi.',
    'No question is found by these marks. Please mark a line with which a question begins.',
  ),
  failed: vietnamese('Không đọc thử được', 'This could not be tried out'),
  apply: vietnamese('Đọc tệp theo dấu này', 'Read the file by these marks'),
  clear: vietnamese('Bỏ mọi dấu', 'Remove all marks'),
  tooMany: vietnamese('Đã có {{count}} dấu, không thêm được nữa.', 'There are {{count}} marks; no more can be added.'),
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
})
