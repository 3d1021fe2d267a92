import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

export const reviewMessages = defineMessages('exchange.review', {
  readAgain: vietnamese('Đang đọc lại tệp', 'The file is being read again'),
  mended: vietnamese('Đã sửa các câu được chọn', 'The chosen questions are mended'),
  fileGone: vietnamese(
    'Tệp gốc không còn được giữ. Hãy gửi lại tệp.',
    'The file is no longer kept. Please send it again.',
  ),
  noSheet: vietnamese('Không có trang tính này trong tệp', 'There is no such sheet in the file'),
  keyTwice: vietnamese('Một câu có hai đáp án trong danh sách', 'A question has two keys in the list'),
})

/** Why something was read as it was, said with each question. */
export const exchangeReasons = defineMessages('exchange.reasons', {
  marked: vietnamese('Đọc theo các dòng bạn đã đánh dấu', 'Read by the lines that you marked'),
  keyFromColumn: vietnamese(
    'Đáp án lấy từ cột {{column}} ("{{head}}"): {{said}}',
    'The key is from column {{column}} ("{{head}}"): {{said}}',
  ),
  keyByPlace: vietnamese(
    'Số trong đáp án được hiểu là thứ tự của lựa chọn',
    'A number in the key is the place of an option',
  ),
  keyFromZero: vietnamese(
    'Cột đáp án đếm từ 0: 0 là lựa chọn đầu tiên',
    'The keys are counted from 0: the first option is 0',
  ),
  keyByText: vietnamese('Đáp án là nội dung của lựa chọn', 'The key is the text of an option'),
  keyFromMarks: vietnamese(
    'Đáp án là lựa chọn được đánh dấu (dấu *, dấu x, khoanh tròn hoặc chữ "đúng")',
    'The key is the option with a mark (a star, a cross, a ring or the word "đúng")',
  ),
  keyHighlighted: vietnamese('Đáp án là lựa chọn được tô nền', 'The key is the highlighted option'),
  keyColored: vietnamese('Đáp án là lựa chọn có màu chữ khác', 'The key is the option in another color'),
  keyUnderlined: vietnamese('Đáp án là lựa chọn được gạch chân', 'The key is the underlined option'),
  keyBold: vietnamese('Đáp án là lựa chọn được in đậm', 'The key is the bold option'),
  keyFromSolution: vietnamese('Đáp án lấy từ cuối lời giải', 'The key is from the end of the solution'),
  keyFromSheet: vietnamese('Đáp án lấy từ bảng đáp án', 'The key is from the table of answers'),
  keyFromLine: vietnamese('Đáp án lấy từ dòng đáp án của câu', 'The key is from its own line'),
  columnsByPerson: vietnamese('Các cột do bạn chọn', 'You chose the columns'),
  textAbove: vietnamese(
    'Đoạn dẫn phía trên trong tệp được đặt trước câu hỏi',
    'The text above it in the file was put before the question',
  ),
  typedAnswer: vietnamese(
    'Không có lựa chọn nên đây là câu tự gõ đáp án',
    'Without options it is an answer to be typed',
  ),
})
export type ExchangeReasonCode = keyof typeof exchangeReasons
