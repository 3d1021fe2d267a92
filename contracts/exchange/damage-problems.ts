/** What was damaged before the file was sent, and what stands in another place or form than it did. */
export const damageProblems = {
  lettersMended: {
    default: 'Chữ bị hỏng khi đổi bảng mã đã được sửa lại ({{text}}); hãy xem lại câu này.',
    vi: 'Chữ bị hỏng khi đổi bảng mã đã được sửa lại ({{text}}); hãy xem lại câu này.',
    en: 'Letters that were damaged on their way were mended ({{text}}); please look at this question.',
  },
  lettersBroken: {
    default:
      'Một số chữ đã hỏng từ trước và không sửa lại được ({{text}}). Hãy gõ lại, hoặc lưu lại tệp gốc với UTF-8.',
    vi: 'Một số chữ đã hỏng từ trước và không sửa lại được ({{text}}). Hãy gõ lại, hoặc lưu lại tệp gốc với UTF-8.',
    en: 'Some letters were lost before and cannot be mended ({{text}}). Please type them, or save the original as UTF-8.',
  },
  formulaAsText: {
    default: 'Công thức trong chỗ trống chỉ giữ được dưới dạng chữ: {{text}}',
    vi: 'Công thức trong chỗ trống chỉ giữ được dưới dạng chữ: {{text}}',
    en: 'A formula inside a gap is only kept as text: {{text}}',
  },
  formulaShown: {
    default: 'Một công thức không nhận ra được nên hiện nguyên mã ({{text}}); hãy xem lại.',
    vi: 'Một công thức không nhận ra được nên hiện nguyên mã ({{text}}); hãy xem lại.',
    en: 'A formula was not recognised and shows its source ({{text}}); please look at it.',
  },
  commandRead: {
    default:
      'Lệnh {{text}} trong công thức không được định nghĩa trong tệp nên được đọc đúng như tên của nó; hãy xem lại.',
    vi: 'Lệnh {{text}} trong công thức không được định nghĩa trong tệp nên được đọc đúng như tên của nó; hãy xem lại.',
    en: 'The file does not say what the command {{text}} of a formula is, so it was read as its name; please look at it.',
  },
  pictureInCommands: {
    default:
      'Câu này có hình do lệnh LaTeX vẽ hoặc gọi từ tệp khác ({{text}}), ở đây không vẽ lại được; hãy thêm hình.',
    vi: 'Câu này có hình do lệnh LaTeX vẽ hoặc gọi từ tệp khác ({{text}}), ở đây không vẽ lại được; hãy thêm hình.',
    en: 'This question has a picture that commands of LaTeX draw, or call from another file ({{text}}), and that cannot be drawn here; please add it.',
  },
  struckText: {
    default: 'Trong tệp có chữ bị gạch ngang ({{text}}); hãy xem chữ đó còn dùng hay đã bỏ.',
    vi: 'Trong tệp có chữ bị gạch ngang ({{text}}); hãy xem chữ đó còn dùng hay đã bỏ.',
    en: 'Some text of the file is struck through ({{text}}); please see whether it still counts.',
  },
  struckKey: {
    default: 'Phần bị gạch ngang trong đáp án ({{text}}) không được tính; hãy xem lại đáp án.',
    vi: 'Phần bị gạch ngang trong đáp án ({{text}}) không được tính; hãy xem lại đáp án.',
    en: 'What is struck through in the key ({{text}}) was not counted; please look at the key.',
  },
  braceMissing: {
    default: 'Không thấy dấu } đóng phần đáp án của câu này (thiếu dấu, hoặc có dòng trống ở giữa): {{text}}',
    vi: 'Không thấy dấu } đóng phần đáp án của câu này (thiếu dấu, hoặc có dòng trống ở giữa): {{text}}',
    en: 'The } that closes the answers of this question was not found (it is missing, or an empty line stands in between): {{text}}',
  },
  titleAsked: {
    default: 'Tệp chỉ ghi tiêu đề mà không có nội dung câu hỏi, nên tiêu đề được dùng làm nội dung.',
    vi: 'Tệp chỉ ghi tiêu đề mà không có nội dung câu hỏi, nên tiêu đề được dùng làm nội dung.',
    en: 'The file has a title and no text for this question, so the title became the text.',
  },
} as const
