/** What only the other questions of a file show. */
export const neighbourProblems = {
  otherKey: {
    default: 'Câu này có nhiều lần trong tệp với đáp án khác nhau ({{places}}); hãy chọn đáp án đúng.',
    vi: 'Câu này có nhiều lần trong tệp với đáp án khác nhau ({{places}}); hãy chọn đáp án đúng.',
    en: 'This question stands in the file more than once, with different keys ({{places}}); please choose the right one.',
  },
  optionsOdd: {
    default: 'Câu này có {{count}} phương án, hầu hết các câu khác trong tệp có {{usual}}; hãy xem lại.',
    vi: 'Câu này có {{count}} phương án, hầu hết các câu khác trong tệp có {{usual}}; hãy xem lại.',
    en: 'This question has {{count}} options, nearly all others of the file have {{usual}}; please look at it.',
  },
  optionLong: {
    default: 'Phương án {{letter}} dài hơn hẳn các phương án khác, có thể lẫn phần không thuộc về nó; hãy xem lại.',
    vi: 'Phương án {{letter}} dài hơn hẳn các phương án khác, có thể lẫn phần không thuộc về nó; hãy xem lại.',
    en: 'Option {{letter}} is much longer than all others and may hold something else as well; please look at it.',
  },
  nothingToChoose: {
    default: 'Câu này không có phương án để chọn, khác với hầu hết các câu trong tệp; hãy xem lại.',
    vi: 'Câu này không có phương án để chọn, khác với hầu hết các câu trong tệp; hãy xem lại.',
    en: 'This question has nothing to choose from, unlike nearly all others of the file; please look at it.',
  },
  numberMissing: {
    default: 'Ngay sau câu này không thấy câu số {{numbers}}; có thể nó nằm lẫn trong câu này.',
    vi: 'Ngay sau câu này không thấy câu số {{numbers}}; có thể nó nằm lẫn trong câu này.',
    en: 'Number {{numbers}} is missing behind this question and may have become a part of it.',
  },
  keysUnasked: {
    default:
      'Tệp có đáp án của câu {{numbers}} nhưng không đọc được câu hỏi nào mang số ấy; hãy xem trong tệp có câu nào bị sót không.',
    vi: 'Tệp có đáp án của câu {{numbers}} nhưng không đọc được câu hỏi nào mang số ấy; hãy xem trong tệp có câu nào bị sót không.',
    en: 'The file has a key for number {{numbers}}, but no question with that number was read; please see whether one was lost.',
  },
  numbersUnseen: {
    default: 'Số thứ tự bỏ qua câu {{numbers}}; hãy xem trong tệp có câu nào bị sót không.',
    vi: 'Số thứ tự bỏ qua câu {{numbers}}; hãy xem trong tệp có câu nào bị sót không.',
    en: 'The numbers leave out {{numbers}}; please see whether a question of the file was lost.',
  },
  linesUnread: {
    default:
      '{{count}} dòng không thuộc câu hỏi nào, trong đó có dòng giống như câu hỏi (“{{text}} …”); hãy xem trong tệp có câu nào bị sót không.',
    vi: '{{count}} dòng không thuộc câu hỏi nào, trong đó có dòng giống như câu hỏi (“{{text}} …”); hãy xem trong tệp có câu nào bị sót không.',
    en: '{{count}} lines belong to no question, and some of them look like questions (“{{text}} …”); please see whether a question of the file was lost.',
  },
  keysAlike: {
    default: 'Mọi câu trong tệp đều có đáp án {{letter}}; hãy xem có đúng vậy không.',
    vi: 'Mọi câu trong tệp đều có đáp án {{letter}}; hãy xem có đúng vậy không.',
    en: 'Every question of the file has the key {{letter}}; please see whether that is right.',
  },
  markedTwice: {
    default:
      'Câu này có {{letters}} cùng mang dấu của đáp án đúng, hầu hết các câu khác trong tệp chỉ có một; hãy xem có đúng vậy không.',
    vi: 'Câu này có {{letters}} cùng mang dấu của đáp án đúng, hầu hết các câu khác trong tệp chỉ có một; hãy xem có đúng vậy không.',
    en: 'In this question {{letters}} look like right options, nearly all others of the file have one; please see whether that is right.',
  },
  unitTyped: {
    default: 'Đáp án có cả đơn vị ("{{answer}}"); ai chỉ gõ số sẽ không được điểm. Hãy thêm cách viết khác nếu cần.',
    vi: 'Đáp án có cả đơn vị ("{{answer}}"); ai chỉ gõ số sẽ không được điểm. Hãy thêm cách viết khác nếu cần.',
    en: 'The answer has its unit ("{{answer}}"); the number alone earns nothing. Please add other ways to write it if needed.',
  },
  taskCompleted: {
    default: 'Đề chỉ ghi "{{text}}", quá ngắn để đứng riêng; đã thêm một câu nói rõ phải làm gì.',
    vi: 'Đề chỉ ghi "{{text}}", quá ngắn để đứng riêng; đã thêm một câu nói rõ phải làm gì.',
    en: 'The paper says only "{{text}}", which is too short to stand alone; a sentence about what is to be done was added.',
  },
  keyInText: {
    default: 'Trong câu hỏi có chữ giống như đáp án ("{{text}}"), người làm bài sẽ thấy; hãy xem lại.',
    vi: 'Trong câu hỏi có chữ giống như đáp án ("{{text}}"), người làm bài sẽ thấy; hãy xem lại.',
    en: 'What is asked says something like a key ("{{text}}"), which everybody would see; please look at it.',
  },
} as const
