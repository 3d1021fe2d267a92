import { defineMessages } from '../messages.ts'

export const reviewMessages = defineMessages('exchange.review', {
  readAgain: { default: 'Đang đọc lại tệp', vi: 'Đang đọc lại tệp', en: 'The file is being read again' },
  mended: {
    default: 'Đã sửa các câu được chọn',
    vi: 'Đã sửa các câu được chọn',
    en: 'The chosen questions are mended',
  },
  fileGone: {
    default: 'Tệp gốc không còn được giữ. Hãy gửi lại tệp.',
    vi: 'Tệp gốc không còn được giữ. Hãy gửi lại tệp.',
    en: 'The file is no longer kept. Please send it again.',
  },
  noSheet: {
    default: 'Không có trang tính này trong tệp',
    vi: 'Không có trang tính này trong tệp',
    en: 'There is no such sheet in the file',
  },
  keyTwice: {
    default: 'Một câu có hai đáp án trong danh sách',
    vi: 'Một câu có hai đáp án trong danh sách',
    en: 'A question has two keys in the list',
  },
  nothingToMend: {
    default: 'Không câu nào được chọn đổi được như vậy',
    vi: 'Không câu nào được chọn đổi được như vậy',
    en: 'None of the chosen questions can be changed so',
  },
})

/** Why something was read as it was, said with each question. */
export const exchangeReasons = defineMessages('exchange.reasons', {
  marked: {
    default: 'Đọc theo các dòng bạn đã đánh dấu',
    vi: 'Đọc theo các dòng bạn đã đánh dấu',
    en: 'Read by the lines that you marked',
  },
  keyFromColumn: {
    default: 'Đáp án lấy từ cột {{column}} ("{{head}}"): {{said}}',
    vi: 'Đáp án lấy từ cột {{column}} ("{{head}}"): {{said}}',
    en: 'The key is from column {{column}} ("{{head}}"): {{said}}',
  },
  keyByPlace: {
    default: 'Số trong đáp án được hiểu là thứ tự của lựa chọn',
    vi: 'Số trong đáp án được hiểu là thứ tự của lựa chọn',
    en: 'A number in the key is the place of an option',
  },
  keyFromZero: {
    default: 'Cột đáp án đếm từ 0: 0 là lựa chọn đầu tiên',
    vi: 'Cột đáp án đếm từ 0: 0 là lựa chọn đầu tiên',
    en: 'The keys are counted from 0: the first option is 0',
  },
  keyByText: {
    default: 'Đáp án là nội dung của lựa chọn',
    vi: 'Đáp án là nội dung của lựa chọn',
    en: 'The key is the text of an option',
  },
  keyFromMarks: {
    default: 'Đáp án là lựa chọn được đánh dấu',
    vi: 'Đáp án là lựa chọn được đánh dấu',
    en: 'The key is the option with a mark',
  },
  keyFromStar: {
    default: 'Đáp án là lựa chọn có dấu *, được khoanh tròn hoặc có chữ (đúng)',
    vi: 'Đáp án là lựa chọn có dấu *, được khoanh tròn hoặc có chữ (đúng)',
    en: 'The key is the option with a star, with a ring around it or with the word (đúng)',
  },
  keyHighlighted: {
    default: 'Đáp án là lựa chọn được tô nền',
    vi: 'Đáp án là lựa chọn được tô nền',
    en: 'The key is the highlighted option',
  },
  keyColored: {
    default: 'Đáp án là lựa chọn có màu chữ khác',
    vi: 'Đáp án là lựa chọn có màu chữ khác',
    en: 'The key is the option in another color',
  },
  keyUnderlined: {
    default: 'Đáp án là lựa chọn được gạch chân',
    vi: 'Đáp án là lựa chọn được gạch chân',
    en: 'The key is the underlined option',
  },
  keyBold: {
    default: 'Đáp án là lựa chọn được in đậm',
    vi: 'Đáp án là lựa chọn được in đậm',
    en: 'The key is the bold option',
  },
  keyFromSolution: {
    default: 'Đáp án lấy từ cuối lời giải',
    vi: 'Đáp án lấy từ cuối lời giải',
    en: 'The key is from the end of the solution',
  },
  keyFromSheet: {
    default: 'Đáp án lấy từ bảng đáp án',
    vi: 'Đáp án lấy từ bảng đáp án',
    en: 'The key is from the table of answers',
  },
  keyOfAll: {
    default: 'Đáp án theo một câu nói về mọi câu hỏi của tệp: {{text}}',
    vi: 'Đáp án theo một câu nói về mọi câu hỏi của tệp: {{text}}',
    en: 'The key is what one sentence says of all questions of the file: {{text}}',
  },
  keyFromLine: {
    default: 'Đáp án lấy từ dòng đáp án của câu',
    vi: 'Đáp án lấy từ dòng đáp án của câu',
    en: 'The key is from its own line',
  },
  keyFromScore: {
    default: 'Đáp án là câu trả lời đã được trọn điểm trong bản in kết quả',
    vi: 'Đáp án là câu trả lời đã được trọn điểm trong bản in kết quả',
    en: 'The key is the answer that got all points in the printed result',
  },
  optionsFromCell: {
    default: 'Các lựa chọn được tách từ một ô (cột {{column}})',
    vi: 'Các lựa chọn được tách từ một ô (cột {{column}})',
    en: 'The options were taken apart from one cell (column {{column}})',
  },
  optionsFromRows: {
    default: 'Mỗi lựa chọn ở một dòng',
    vi: 'Mỗi lựa chọn ở một dòng',
    en: 'Each option stands in a row of its own',
  },
  columnsByShape: {
    default: 'Bảng không có tên cột rõ ràng; cột {{columns}} được nhận ra theo nội dung',
    vi: 'Bảng không có tên cột rõ ràng; cột {{columns}} được nhận ra theo nội dung',
    en: 'Without a clear name, column {{columns}} was known by what is in it',
  },
  columnsByPerson: {
    default: 'Các cột do bạn chọn',
    vi: 'Các cột do bạn chọn',
    en: 'You chose the columns',
  },
  kahoot: { default: 'Đọc theo mẫu Kahoot', vi: 'Đọc theo mẫu Kahoot', en: "Read as Kahoot's template" },
  quizizz: { default: 'Đọc theo mẫu Quizizz', vi: 'Đọc theo mẫu Quizizz', en: "Read as Quizizz's template" },
  typeByKey: {
    default: 'Loại câu hỏi suy từ số đáp án đúng',
    vi: 'Loại câu hỏi suy từ số đáp án đúng',
    en: 'The type follows from the number of right answers',
  },
  textAbove: {
    default: 'Đoạn dẫn phía trên trong tệp được đặt trước câu hỏi',
    vi: 'Đoạn dẫn phía trên trong tệp được đặt trước câu hỏi',
    en: 'The text above it in the file was put before the question',
  },
  typedAnswer: {
    default: 'Không có lựa chọn nên đây là câu tự gõ đáp án',
    vi: 'Không có lựa chọn nên đây là câu tự gõ đáp án',
    en: 'Without options it is an answer to be typed',
  },
})
export type ExchangeReasonCode = keyof typeof exchangeReasons
