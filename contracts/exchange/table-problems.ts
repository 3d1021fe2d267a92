/** What is said about one row of a table. */
export const tableProblems = {
  optionsUnclear: {
    default: 'Các lựa chọn nằm chung một ô nhưng không tách được: {{text}}',
    vi: 'Các lựa chọn nằm chung một ô nhưng không tách được: {{text}}',
    en: 'All options stand in one cell and could not be told apart: {{text}}',
  },
  dateCell: {
    default:
      'Ô "{{text}}" là ngày hoặc giờ; có thể Excel đã đổi một phân số như 1/2 hay một tỉ số như 3:1, hoặc hiện tên tháng, hay ngày trước tháng sau, theo ngôn ngữ của từng máy. Hãy xem lại.',
    vi: 'Ô "{{text}}" là ngày hoặc giờ; có thể Excel đã đổi một phân số như 1/2 hay một tỉ số như 3:1, hoặc hiện tên tháng, hay ngày trước tháng sau, theo ngôn ngữ của từng máy. Hãy xem lại.',
    en: 'The cell "{{text}}" is a date or a time; Excel may have changed a fraction such as 1/2 or a ratio such as 3:1, or shows names of months, or which of day and month comes first, as each computer does. Please look at it.',
  },
  formulaCell: {
    default: 'Một ô là công thức không có kết quả ({{text}}). Hãy mở tệp bằng Excel rồi lưu lại.',
    vi: 'Một ô là công thức không có kết quả ({{text}}). Hãy mở tệp bằng Excel rồi lưu lại.',
    en: 'A cell is a formula without a result ({{text}}). Please open the file in Excel and save it again.',
  },
  lettersLost: {
    default: 'Chữ có dấu đã thành dấu hỏi ({{text}}). Hãy lưu lại tệp với bảng mã UTF-8.',
    vi: 'Chữ có dấu đã thành dấu hỏi ({{text}}). Hãy lưu lại tệp với bảng mã UTF-8.',
    en: 'Letters with marks became question marks ({{text}}). Please save the file as UTF-8.',
  },
  countsFromZero: {
    default: 'Các số ở cột đáp án có thể đếm từ 0; hãy chọn cách hiểu số {{answer}} ở "Sửa nhiều câu".',
    vi: 'Các số ở cột đáp án có thể đếm từ 0; hãy chọn cách hiểu số {{answer}} ở "Sửa nhiều câu".',
    en: 'The keys may be counted from 0; please say what {{answer}} means under "Mend many".',
  },
  countedFromOne: {
    default:
      'Số {{answer}} được hiểu là đếm từ 1. Không câu nào có số 0 hay số của phương án cuối, nên tệp cũng có thể đếm từ 0; hãy xem lại đáp án.',
    vi: 'Số {{answer}} được hiểu là đếm từ 1. Không câu nào có số 0 hay số của phương án cuối, nên tệp cũng có thể đếm từ 0; hãy xem lại đáp án.',
    en: 'The key {{answer}} was counted from 1. No key is 0 or the last option, so the file may also count from 0; please look at it.',
  },
  keyAdded: {
    default: 'Đáp án đúng không nằm trong các phương án của câu nào, nên được thêm làm một phương án; hãy xem lại.',
    vi: 'Đáp án đúng không nằm trong các phương án của câu nào, nên được thêm làm một phương án; hãy xem lại.',
    en: 'In no question is the right answer one of the options, so it was added to them; please look at it.',
  },
  keyTwice: {
    default: 'Đáp án "{{answer}}" là nội dung của nhiều lựa chọn giống nhau.',
    vi: 'Đáp án "{{answer}}" là nội dung của nhiều lựa chọn giống nhau.',
    en: 'The answer "{{answer}}" is what several options say.',
  },
  keyInOneColumn: {
    default:
      'Ở mọi câu chỉ lựa chọn {{letter}} có chữ khác (màu, đậm hoặc gạch chân): đó có thể là đáp án đúng, hoặc chỉ là kiểu chữ của cột; hãy chọn đáp án đúng.',
    vi: 'Ở mọi câu chỉ lựa chọn {{letter}} có chữ khác (màu, đậm hoặc gạch chân): đó có thể là đáp án đúng, hoặc chỉ là kiểu chữ của cột; hãy chọn đáp án đúng.',
    en: 'In every question option {{letter}} alone looks different (its color, bold or underlined): it may be the key, or only how the column is written; please choose the right answer.',
  },
  columnsGuessed: {
    default:
      'Bảng không có tên cột nào nhận ra được cho câu hỏi, nên các cột {{columns}} được đoán theo nội dung; hãy so lại với tệp.',
    vi: 'Bảng không có tên cột nào nhận ra được cho câu hỏi, nên các cột {{columns}} được đoán theo nội dung; hãy so lại với tệp.',
    en: 'No name says which column is the question, so columns {{columns}} were guessed from what is in them; please compare with the file.',
  },
  cellsMoved: {
    default: 'Các ô của dòng này lệch một cột so với các dòng khác và đã được đọc lại đúng cột; hãy so lại với tệp.',
    vi: 'Các ô của dòng này lệch một cột so với các dòng khác và đã được đọc lại đúng cột; hãy so lại với tệp.',
    en: 'The cells of this row stood one column beside those of the others and were read where they belong; please compare them with the file.',
  },
  cellsShifted: {
    default:
      'Các ô của dòng này có thể bị lệch cột vì có ô thừa hoặc trong câu có dấu ngăn cột (dấu phẩy, chấm phẩy, gạch đứng): {{text}}',
    vi: 'Các ô của dòng này có thể bị lệch cột vì có ô thừa hoặc trong câu có dấu ngăn cột (dấu phẩy, chấm phẩy, gạch đứng): {{text}}',
    en: 'A cell too many, or a sign in a sentence that parts cells (a comma, a semicolon, a bar), may have moved the cells of this row into other columns: {{text}}',
  },
  rowHidden: {
    default: 'Dòng này đang bị ẩn trong bảng tính, có thể do bộ lọc; hãy xem lại có nên dùng câu này không.',
    vi: 'Dòng này đang bị ẩn trong bảng tính, có thể do bộ lọc; hãy xem lại có nên dùng câu này không.',
    en: 'This row is hidden in the sheet, perhaps by a filter; please decide whether the question is to be used.',
  },
  optionMerged: {
    default:
      'Ô của một lựa chọn được gộp qua nhiều dòng, các lựa chọn khác thì không: {{text}}. Hãy xem lại các lựa chọn.',
    vi: 'Ô của một lựa chọn được gộp qua nhiều dòng, các lựa chọn khác thì không: {{text}}. Hãy xem lại các lựa chọn.',
    en: 'The cell of one option is merged over several rows and those of the others are not: {{text}}. Please look at the options.',
  },
  rowsMerged: {
    default: 'Một ô chứa cả dòng sau của bảng; có lẽ thiếu hoặc thừa một dấu ngoặc kép: {{text}}',
    vi: 'Một ô chứa cả dòng sau của bảng; có lẽ thiếu hoặc thừa một dấu ngoặc kép: {{text}}',
    en: 'A cell holds the next row of the table as well; a quote may be missing, or one too many: {{text}}',
  },
  saidTwice: {
    default: 'Câu hỏi ghi hai lần cùng một mục với nội dung khác nhau: {{text}}',
    vi: 'Câu hỏi ghi hai lần cùng một mục với nội dung khác nhau: {{text}}',
    en: 'The question says the same thing twice, and differently: {{text}}',
  },
  keySheetUnfit: {
    default:
      'Đáp án có thể nằm ở trang “{{sheet}}”, nhưng số câu ở đó không khớp từng câu một với trang này; hãy chọn đáp án đúng.',
    vi: 'Đáp án có thể nằm ở trang “{{sheet}}”, nhưng số câu ở đó không khớp từng câu một với trang này; hãy chọn đáp án đúng.',
    en: 'The keys may be on the sheet “{{sheet}}”, but its numbers do not fit these questions one to one; please choose the right answer.',
  },
  markupShown: {
    default: 'Trong câu hỏi có mã HTML ({{text}}), được giữ nguyên như chữ đã gõ; hãy xem lại.',
    vi: 'Trong câu hỏi có mã HTML ({{text}}), được giữ nguyên như chữ đã gõ; hãy xem lại.',
    en: 'The question has HTML in it ({{text}}), which is shown as it was typed; please look at it.',
  },
  columnsLeft: {
    default: 'Các cột này không được lấy ở hầu hết các câu: {{columns}}',
    vi: 'Các cột này không được lấy ở hầu hết các câu: {{columns}}',
    en: 'These columns are not kept, in nearly every question: {{columns}}',
  },
  sheetsLeft: {
    default: 'Không thấy câu hỏi nào ở các trang này: {{sheets}}. Nếu ở đó có câu hỏi, hãy chọn cột cho trang.',
    vi: 'Không thấy câu hỏi nào ở các trang này: {{sheets}}. Nếu ở đó có câu hỏi, hãy chọn cột cho trang.',
    en: 'No question was seen on these sheets: {{sheets}}. If there are any, please choose the columns of the sheet.',
  },
  tableBeside: {
    default:
      'Bên phải bảng được đọc còn một bảng khác ({{columns}}, dòng {{first}}–{{last}}, {{count}} dòng) chưa hiểu được nên không được lấy; hãy chọn cột cho bảng đó.',
    vi: 'Bên phải bảng được đọc còn một bảng khác ({{columns}}, dòng {{first}}–{{last}}, {{count}} dòng) chưa hiểu được nên không được lấy; hãy chọn cột cho bảng đó.',
    en: 'Right of the table that was read stands another one ({{columns}}, rows {{first}}–{{last}}, {{count}} rows), which was not understood and not taken; please choose its columns.',
  },
  rowsUnjoined: {
    default: 'Trên trang “{{sheet}}” có {{count}} dòng không thuộc câu hỏi nào nên không được lấy (dòng {{rows}}).',
    vi: 'Trên trang “{{sheet}}” có {{count}} dòng không thuộc câu hỏi nào nên không được lấy (dòng {{rows}}).',
    en: 'On the sheet “{{sheet}}”, {{count}} rows belong to no question and were not taken (rows {{rows}}).',
  },
  pictureAsked: {
    default: 'Câu này nhắc đến một hình (“{{text}}”) nhưng trong bảng không có hình; hãy thêm hình vào câu hỏi.',
    vi: 'Câu này nhắc đến một hình (“{{text}}”) nhưng trong bảng không có hình; hãy thêm hình vào câu hỏi.',
    en: 'This question speaks of a picture (“{{text}}”), and its row has none; please add it to the question.',
  },
  pictureSpokenOf: {
    default: 'Câu hỏi nói đến hình mà tệp không có ("{{text}}"); hãy thêm hình vào câu hỏi.',
    vi: 'Câu hỏi nói đến hình mà tệp không có ("{{text}}"); hãy thêm hình vào câu hỏi.',
    en: 'The question speaks of a picture that the file does not have ("{{text}}"); please add it to the question.',
  },
  pictureNamed: {
    default: 'Tệp chỉ có tên của hình ({{name}}), không có hình; hãy thêm hình vào câu hỏi.',
    vi: 'Tệp chỉ có tên của hình ({{name}}), không có hình; hãy thêm hình vào câu hỏi.',
    en: 'The file has the name of a picture ({{name}}) and not the picture; please add it to the question.',
  },
  pictureInSheet: {
    default: 'Hình dán trong bảng tính không được lấy; hãy thêm hình vào câu hỏi.',
    vi: 'Hình dán trong bảng tính không được lấy; hãy thêm hình vào câu hỏi.',
    en: 'A picture pasted into the spreadsheet was not taken; please add it to the question.',
  },
  anyIsRight: {
    default: 'Trong Kahoot chỉ cần chọn một trong các đáp án đúng; ở đây phải chọn đủ.',
    vi: 'Trong Kahoot chỉ cần chọn một trong các đáp án đúng; ở đây phải chọn đủ.',
    en: 'Kahoot counts any one of the right answers; here all of them must be chosen.',
  },
} as const
