import { defineTexts } from '../../lib/texts.ts'

export const markingTexts = defineTexts('exchange-marking', {
  open: { default: 'Đánh dấu các dòng', vi: 'Đánh dấu các dòng', en: 'Mark the lines' },
  offer: {
    default: 'Chữ trong tệp đọc được. Hãy chỉ cho hệ thống dòng nào là câu hỏi, phương án, đáp án.',
    vi: 'Chữ trong tệp đọc được. Hãy chỉ cho hệ thống dòng nào là câu hỏi, phương án, đáp án.',
    en: 'The text of the file can be read. Show which lines ask, which are options, and which are keys.',
  },
  title: {
    default: 'Chỉ cho hệ thống cách đọc',
    vi: 'Chỉ cho hệ thống cách đọc',
    en: 'Show how it is to be read',
  },
  hint: {
    default:
      'Đánh dấu một câu: dòng nào là câu hỏi, phương án, đáp án. Các dòng giống vậy được hiểu theo; dòng nào chưa đúng thì sửa lại. “Đoạn chung” đứng trước mọi câu bên dưới nó, “Danh sách đáp án” là đáp án của nhiều câu.',
    vi: 'Đánh dấu một câu: dòng nào là câu hỏi, phương án, đáp án. Các dòng giống vậy được hiểu theo; dòng nào chưa đúng thì sửa lại. “Đoạn chung” đứng trước mọi câu bên dưới nó, “Danh sách đáp án” là đáp án của nhiều câu.',
    en: 'Mark one question: which line asks, which are options, which is the key. Lines like these follow; change those that are not right. “Shared text” stands before all questions below it, a “List of keys” answers many questions.',
  },
  lines: { default: 'Các dòng trong tệp', vi: 'Các dòng trong tệp', en: 'Lines of the file' },
  line: { default: 'Dòng {{number}}: {{text}}', vi: 'Dòng {{number}}: {{text}}', en: 'Line {{number}}: {{text}}' },
  until: { default: 'Đến hết dòng số', vi: 'Đến hết dòng số', en: 'Up to line' },
  untilHint: { default: 'chỉ dòng này', vi: 'chỉ dòng này', en: 'this line alone' },
  untilWrong: { default: 'Từ {{from}} đến {{last}}', vi: 'Từ {{from}} đến {{last}}', en: 'From {{from}} to {{last}}' },
  spread: { default: 'Cả các dòng giống vậy', vi: 'Cả các dòng giống vậy', en: 'All lines like it' },
  byAlike: { default: 'theo dấu', vi: 'theo dấu', en: 'as you marked' },
  byItself: { default: 'tự nhận ra', vi: 'tự nhận ra', en: 'found by itself' },
  more: { default: 'Xem thêm {{count}} dòng', vi: 'Xem thêm {{count}} dòng', en: 'Show {{count}} more lines' },
  cut: {
    default: 'Tệp còn nhiều dòng hơn; các dòng sau được đọc theo dấu của những dòng này.',
    vi: 'Tệp còn nhiều dòng hơn; các dòng sau được đọc theo dấu của những dòng này.',
    en: 'The file has more lines; they are read by the marks of these.',
  },
  noLines: {
    default: 'Không có dòng nào để đánh dấu. Hãy đọc lại tệp trước.',
    vi: 'Không có dòng nào để đánh dấu. Hãy đọc lại tệp trước.',
    en: 'There are no lines to mark. Please read the file again first.',
  },
  preview: { default: 'Đọc thử theo dấu này', vi: 'Đọc thử theo dấu này', en: 'Read by these marks' },
  count: {
    default: '{{questions}} câu, {{ready}} câu đủ đáp án',
    vi: '{{questions}} câu, {{ready}} câu đủ đáp án',
    en: '{{questions}} {{questions:question|questions}}, {{ready}} complete',
  },
  first: {
    default: 'Những câu đầu tiên:',
    vi: 'Những câu đầu tiên:',
    en: 'The first ones:',
  },
  nothing: {
    default: 'Với các dấu này chưa thấy câu hỏi nào. Hãy đánh dấu dòng bắt đầu một câu hỏi.',
    vi: 'Với các dấu này chưa thấy câu hỏi nào. Hãy đánh dấu dòng bắt đầu một câu hỏi.',
    en: 'No question is found by these marks. Please mark a line with which a question begins.',
  },
  failed: { default: 'Không đọc thử được', vi: 'Không đọc thử được', en: 'This could not be tried out' },
  apply: { default: 'Đọc tệp theo dấu này', vi: 'Đọc tệp theo dấu này', en: 'Read the file by these marks' },
  clear: { default: 'Bỏ mọi dấu', vi: 'Bỏ mọi dấu', en: 'Remove all marks' },
  tooMany: {
    default: 'Đã có {{count}} dấu, không thêm được nữa.',
    vi: 'Đã có {{count}} dấu, không thêm được nữa.',
    en: 'There are {{count}} marks; no more can be added.',
  },
})

/** What a line is. */
export const lineRoleTexts = defineTexts('exchange-line-roles', {
  question: { default: 'Câu hỏi', vi: 'Câu hỏi', en: 'Question' },
  option: { default: 'Phương án', vi: 'Phương án', en: 'Option' },
  answer: { default: 'Đáp án', vi: 'Đáp án', en: 'Key' },
  solution: { default: 'Lời giải', vi: 'Lời giải', en: 'Solution' },
  text: { default: 'Đoạn chung', vi: 'Đoạn chung', en: 'Shared text' },
  keys: { default: 'Danh sách đáp án', vi: 'Danh sách đáp án', en: 'List of keys' },
  more: { default: 'Nối dòng trên', vi: 'Nối dòng trên', en: 'Goes on' },
  skip: { default: 'Bỏ qua', vi: 'Bỏ qua', en: 'Left out' },
})
