import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

export const reviewMessages = defineMessages('exchange.review', {
  readAgain: vietnamese('Đang đọc lại tệp', 'The file is being read again'),
  mended: vietnamese('Đã sửa các câu được chọn', 'The chosen questions are mended'),
  fileGone: vietnamese('Tệp gốc không còn được giữ. Hãy gửi lại.', 'The file is no longer kept. Please send it again.'),
  noSheet: vietnamese('Không có trang tính này trong tệp', 'There is no such sheet in the file'),
  keyTwice: vietnamese('Một câu có hai đáp án trong danh sách', 'A question has two keys in the list'),
})

/** Each thing that can tell which option is right. */
export const keySignReasons = defineMessages('exchange.reasons', {
  said: vietnamese('Dòng đáp án của câu cho biết đáp án', 'The line of its key says it'),
  sheet: vietnamese('Bảng đáp án cho biết đáp án', 'The table of answers says the key'),
  solution: vietnamese('Cuối lời giải cho biết đáp án', 'The end of the solution says the key'),
  star: vietnamese(
    'Lựa chọn có dấu *, khoanh tròn hoặc chữ (đúng) là đáp án',
    'The option with a star or a ring is the key',
  ),
  mark: vietnamese('Lựa chọn được đánh dấu x là đáp án', 'The option with a cross is the key'),
  place: vietnamese('Số trong đáp án là thứ tự của lựa chọn', 'A number in the key is the place of an option'),
  placeFromZero: vietnamese('Số trong đáp án đếm từ 0', 'Numbers in keys are counted from 0'),
  text: vietnamese('Đáp án là nội dung của lựa chọn', 'The key is the text of an option'),
  highlight: vietnamese('Lựa chọn được tô nền là đáp án', 'The highlighted option is the key'),
  color: vietnamese('Lựa chọn có màu chữ khác là đáp án', 'The coloured option is the key'),
  underline: vietnamese('Lựa chọn được gạch chân là đáp án', 'The underlined option is the key'),
  bold: vietnamese('Lựa chọn được in đậm là đáp án', 'The bold option is the key'),
})

/** Why something was read as it was, said with each question. */
export const exchangeReasons = {
  ...keySignReasons,
  ...defineMessages('exchange.reasons', {
    marked: vietnamese('Đọc theo các dòng bạn đã đánh dấu', 'Read by the lines that you marked'),
    keyFromColumn: vietnamese(
      'Đáp án lấy từ cột {{column}} ("{{head}}"): {{said}}',
      'The key is from column {{column}} ("{{head}}"): {{said}}',
    ),
    columnsByPerson: vietnamese('Các cột do bạn chọn', 'You chose the columns'),
    textAbove: vietnamese('Đoạn dẫn phía trên được đặt trước câu hỏi', 'The text above was put before the question'),
    typedAnswer: vietnamese('Không có lựa chọn nên là câu tự gõ đáp án', 'Without options it is an answer to be typed'),
  }),
}
export type ExchangeReasonCode = keyof typeof exchangeReasons
