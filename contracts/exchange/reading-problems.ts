import { defineMessages } from '../messages.ts'
import { vietnamese } from './wordings.ts'

/** What is said about one question of a file: what keeps it out, or what was changed or lost on the way. */
export const exchangeProblems = defineMessages('exchange.problems', {
  readByAi: vietnamese(
    'AI đọc câu này: hãy đối chiếu với trang hoặc tệp gốc rồi nhận riêng từng câu.',
    'Read by AI: please compare it with the page or the file, and accept such questions one by one.',
  ),
  notInFile: vietnamese(
    'AI viết "{{text}}" nhưng không thấy chữ này ở câu ấy trong tệp; hãy so với tệp rồi sửa lại.',
    'AI wrote "{{text}}", which was not found at this question in the file; please compare and correct it.',
  ),
  aiKeyUnproven: vietnamese(
    'AI cho đáp án "{{answers}}" nhưng không thấy chỗ nào trong tệp ghi như vậy; hãy chọn đáp án đúng.',
    'AI gives the key "{{answers}}", but no place of the file was found that says so; please choose the right one.',
  ),
  aiKeyDiffers: vietnamese(
    'Máy đọc tệp được đáp án "{{read}}", AI lại cho "{{told}}"; hãy so với tệp rồi chọn đáp án đúng.',
    'Read without AI the key is "{{read}}", AI says "{{told}}"; please compare with the file and choose.',
  ),
  aiPartLeftOut: vietnamese(
    'Trong tệp, câu này có hình hoặc công thức mà AI không chép lại ({{text}}); hãy thêm vào.',
    'In the file this question has a picture or a formula that AI left out ({{text}}); please add it.',
  ),
  aiWordsLeftOut: vietnamese(
    'Lời giải do AI viết không có trong tệp nên đã bỏ: "{{text}}"',
    'AI wrote a solution that is not in the file, so it was left out: "{{text}}"',
  ),
  aiLeftOut: vietnamese(
    'AI không nhắc đến câu này; câu được giữ như khi đọc không có AI.',
    'AI does not mention this question; it is kept as it is read without AI.',
  ),
  aiUnanswered: vietnamese(
    'Dịch vụ AI không trả lời về tệp này, hoặc tệp quá dài cho AI, nên tệp được đọc không có AI như trước.',
    'The AI service gave no answer about this file, or the file is too long for it, so it was read without AI as before.',
  ),
  aiToldUnread: vietnamese(
    'AI trả về {{count}} mục không đọc được thành câu hỏi nên đã bỏ. Hãy so với tệp xem còn thiếu câu nào.',
    'AI gave {{count}} entries that could not be read as questions and were left out. Please compare with the file.',
  ),
  aiHeldLeftOut: vietnamese(
    'Khi đọc không có AI còn thấy các câu chưa nhận được mà AI không nhắc đến: {{places}}. Hãy so với tệp.',
    'Read without AI, the file also has questions that were kept out and that AI does not mention: {{places}}. Please compare with the file.',
  ),
  lettersMended: vietnamese(
    'Chữ bị hỏng khi đổi bảng mã đã được sửa lại ({{text}}); hãy xem lại câu này.',
    'Letters that were damaged on their way were mended ({{text}}); please look at this question.',
  ),
  lettersBroken: vietnamese(
    'Một số chữ đã hỏng từ trước và không sửa lại được ({{text}}). Hãy gõ lại, hoặc lưu lại tệp gốc với UTF-8.',
    'Some letters were lost before and cannot be mended ({{text}}). Please type them, or save the original as UTF-8.',
  ),
  formulaAsText: vietnamese(
    'Công thức trong chỗ trống chỉ giữ được dưới dạng chữ: {{text}}',
    'A formula inside a gap is only kept as text: {{text}}',
  ),
  formulaShown: vietnamese(
    'Một công thức không nhận ra được nên hiện nguyên mã ({{text}}); hãy xem lại.',
    'A formula was not recognised and shows its source ({{text}}); please look at it.',
  ),
  commandRead: vietnamese(
    'Lệnh {{text}} trong công thức không được định nghĩa trong tệp nên được đọc đúng như tên của nó; hãy xem lại.',
    'The file does not say what the command {{text}} of a formula is, so it was read as its name; please look at it.',
  ),
  pictureInCommands: vietnamese(
    'Câu này có hình do lệnh LaTeX vẽ hoặc gọi từ tệp khác ({{text}}), ở đây không vẽ lại được; hãy thêm hình.',
    'This question has a picture that commands of LaTeX draw, or call from another file ({{text}}), and that cannot be drawn here; please add it.',
  ),
  braceMissing: vietnamese(
    'Không thấy dấu } đóng phần đáp án của câu này (thiếu dấu, hoặc có dòng trống ở giữa): {{text}}',
    'The } that closes the answers of this question was not found (it is missing, or an empty line stands in between): {{text}}',
  ),
  titleAsked: vietnamese(
    'Tệp chỉ ghi tiêu đề mà không có nội dung câu hỏi, nên tiêu đề được dùng làm nội dung.',
    'The file has a title and no text for this question, so the title became the text.',
  ),
  toleranceChanged: vietnamese(
    'Sai số theo phần trăm ({{given}}) đã được đổi thành sai số {{kept}}, theo đáp án nhỏ nhất.',
    'The tolerance of {{given}} of the answer became {{kept}}, that of the smallest answer.',
  ),
  severalRight: vietnamese(
    'Tệp cho nhiều đáp án đúng nhưng chỉ được chọn một; hãy chọn một đáp án, hoặc đổi thành câu nhiều đáp án.',
    'Several answers are right, but only one may be chosen; please choose one, or make it multiple choice.',
  ),
  wildcard: vietnamese(
    'Đáp án "{{answer}}" có dấu * thay cho chữ bất kỳ; hãy ghi rõ từng đáp án được chấp nhận.',
    'The answer "{{answer}}" has a * that stands for anything; please write out what is accepted.',
  ),
  starKept: vietnamese(
    'Dấu * trong đáp án "{{answer}}" được giữ là dấu nhân; chỉ chấp nhận đúng như đã ghi.',
    'The * in the answer "{{answer}}" is kept as a sign of multiplication; only what is written is accepted.',
  ),
  toleranceUnsaid: vietnamese(
    'Đáp án "{{answer}}" có thể là một số kèm sai số (tệp thiếu dấu # phía trước) hoặc là chữ phải gõ đúng như vậy; hãy xem lại đáp án.',
    'The answer "{{answer}}" may be a number with its tolerance (the file lacks a # before it) or a text to be typed like that; please check the answer.',
  ),
  gapListUnsaid: vietnamese(
    'Tệp không ghi loại câu: các từ kèm theo chỗ trống được hiểu là để chọn và từ đầu tiên là đúng; nếu mọi từ đều được chấp nhận, hãy sửa lại chỗ trống.',
    'The file does not say the type: the words of a gap were read as choices of which the first is right; if all of them are accepted, please change the gap.',
  ),
  gapsAlike: vietnamese(
    'Trong tệp, mỗi chỗ trống phải có một đáp án khác nhau ({{text}}); ở đây từng chỗ trống được chấm riêng nên không kiểm tra điều đó.',
    'In the file every gap needs an answer of its own ({{text}}); here each gap is marked for itself, so that is not checked.',
  ),
  typedLong: vietnamese(
    'Đáp án là cả một câu hay một đoạn văn ("{{answer}}…") nên không chấm bằng cách so từng chữ được; hãy ghi ngắn lại, hoặc đổi thành câu tự luận.',
    'The answer is a whole sentence or a text of its own ("{{answer}}…"), so it cannot be marked letter by letter; please shorten it, or make it an essay.',
  ),
  tornApart: vietnamese(
    'Ngay phía trên có phần mang tiêu đề mà không có đáp án, có thể là phần đầu của câu này: {{text}}',
    'Right above stands a part with a name and no answers, which may be the beginning of this question: {{text}}',
  ),
  attachmentsLost: vietnamese(
    'Âm thanh, video hoặc tệp đính kèm không giữ được: {{names}}',
    'Sound, video or an attached file was not kept: {{names}}',
  ),
  lineUnclear: vietnamese(
    'Không rõ dòng "{{text}}" có thuộc về câu này không, hay phía trên còn thiếu gì; hãy so với tệp.',
    'It is not clear whether "{{text}}" belongs to this question, or whether something is missing above it; please compare with the file.',
  ),
  textBelow: vietnamese(
    'Dưới phương án cuối còn dòng không rõ thuộc về đâu: {{text}}. Hãy xem lại phương án đó.',
    'Below the last option stands text that may belong to something else: {{text}}. Please look at that option.',
  ),
  sectionText: vietnamese(
    'Đây là đoạn dẫn, không phải câu hỏi; khi soạn đề hãy dùng nó làm lời dẫn của một phần.',
    'This is an introduction, not a question; use it as the text of a section when you make a quiz.',
  ),
  otherKey: vietnamese(
    'Câu này có nhiều lần trong tệp với đáp án khác nhau ({{places}}); hãy chọn đáp án đúng.',
    'This question stands in the file more than once, with different keys ({{places}}); please choose the right one.',
  ),
  keysUnasked: vietnamese(
    'Tệp có đáp án của câu {{numbers}} nhưng không đọc được câu hỏi nào mang số ấy; hãy xem trong tệp có câu nào bị sót không.',
    'The file has a key for number {{numbers}}, but no question with that number was read; please see whether one was lost.',
  ),
  keyInText: vietnamese(
    'Trong câu hỏi có chữ giống như đáp án ("{{text}}"), người làm bài sẽ thấy; hãy xem lại.',
    'What is asked says something like a key ("{{text}}"), which everybody would see; please look at it.',
  ),
  dateCell: vietnamese(
    'Ô "{{text}}" là ngày hoặc giờ; có thể Excel đã đổi một phân số như 1/2 hay một tỉ số như 3:1, hoặc hiện tên tháng, hay ngày trước tháng sau, theo ngôn ngữ của từng máy. Hãy xem lại.',
    'The cell "{{text}}" is a date or a time; Excel may have changed a fraction such as 1/2 or a ratio such as 3:1, or shows names of months, or which of day and month comes first, as each computer does. Please look at it.',
  ),
  formulaCell: vietnamese(
    'Một ô là công thức không có kết quả ({{text}}). Hãy mở tệp bằng Excel rồi lưu lại.',
    'A cell is a formula without a result ({{text}}). Please open the file in Excel and save it again.',
  ),
  cellsShifted: vietnamese(
    'Các ô của dòng này có thể bị lệch cột vì có ô thừa hoặc trong câu có dấu ngăn cột (dấu phẩy, chấm phẩy, gạch đứng): {{text}}',
    'A cell too many, or a sign in a sentence that parts cells (a comma, a semicolon, a bar), may have moved the cells of this row into other columns: {{text}}',
  ),
  rowHidden: vietnamese(
    'Dòng này đang bị ẩn trong bảng tính, có thể do bộ lọc; hãy xem lại có nên dùng câu này không.',
    'This row is hidden in the sheet, perhaps by a filter; please decide whether the question is to be used.',
  ),
  markupShown: vietnamese(
    'Trong câu hỏi có mã HTML ({{text}}), được giữ nguyên như chữ đã gõ; hãy xem lại.',
    'The question has HTML in it ({{text}}), which is shown as it was typed; please look at it.',
  ),
  sheetsLeft: vietnamese(
    'Không thấy câu hỏi nào ở các trang này: {{sheets}}. Nếu ở đó có câu hỏi, hãy chọn cột cho trang.',
    'No question was seen on these sheets: {{sheets}}. If there are any, please choose the columns of the sheet.',
  ),
  pictureSpokenOf: vietnamese(
    'Câu hỏi nói đến hình mà tệp không có ("{{text}}"); hãy thêm hình vào câu hỏi.',
    'The question speaks of a picture that the file does not have ("{{text}}"); please add it to the question.',
  ),
  pictureNamed: vietnamese(
    'Tệp chỉ có tên của hình ({{name}}), không có hình; hãy thêm hình vào câu hỏi.',
    'The file has the name of a picture ({{name}}) and not the picture; please add it to the question.',
  ),
  pictureInSheet: vietnamese(
    'Hình dán trong bảng tính không được lấy; hãy thêm hình vào câu hỏi.',
    'A picture pasted into the spreadsheet was not taken; please add it to the question.',
  ),
  linesLeftOver: vietnamese(
    '{{count}} dòng của tệp không thuộc câu hỏi nào: {{text}}. Hãy xem có sót câu nào không.',
    '{{count}} lines of the file are in no question: {{text}}. Please see whether a question was missed.',
  ),
  rulesUnknown: vietnamese(
    'Không hiểu cách chấm của câu này ({{element}}); hãy kiểm tra và chọn đáp án đúng.',
    'How this question is marked is not understood ({{element}}); please check and choose the right answer.',
  ),
  composite: vietnamese(
    'Câu này gồm nhiều phần trả lời khác nhau ({{types}}); hãy tách thành các câu riêng.',
    'This question asks for several different answers ({{types}}); please make them questions of their own.',
  ),
  pairsMany: vietnamese(
    'Có ý được nối với nhiều hoặc không vế nào; ở đây mỗi ý nối với đúng một vế.',
    'Some side belongs to several others or to none; here each left side has exactly one right side.',
  ),
  creditShared: vietnamese(
    'Tệp chỉ cho điểm khi đúng tất cả; ở đây điểm tính theo từng phần đúng.',
    'The file gives marks only for everything right; here each right part counts.',
  ),
  pictureMissing: vietnamese(
    'Không có hình này trong gói tệp: {{name}}',
    'The package does not have this picture: {{name}}',
  ),
  fromPdf: vietnamese(
    'Đọc từ PDF: hãy đối chiếu với bản gốc trước khi nhận.',
    'Read from a PDF: please compare it with the original before you accept it.',
  ),
  oldLetters: vietnamese(
    'Chữ được gõ bằng bảng mã cũ (TCVN3 hoặc VNI). Hãy chuyển tệp sang Unicode rồi gửi lại.',
    'The text is in an old encoding (TCVN3 or VNI). Please convert the file to Unicode and send it again.',
  ),
  emptyOptions: vietnamese(
    'Lựa chọn trống (không có chữ, hình hay công thức) đã được bỏ đi.',
    'Empty options, without text, picture or formula, were left out.',
  ),
  emptyPart: vietnamese(
    'Có lựa chọn hoặc vế nối trống (không có chữ, hình hay công thức).',
    'An option, or one side of a pair, is empty: it has no text, picture or formula.',
  ),
  typeNotCarried: {
    default: 'This type of question cannot be written to the file yet; the question is left out.',
    vi: 'Loại câu hỏi này chưa ghi được vào tệp; câu hỏi không có trong tệp.',
    en: 'This type of question cannot be written to the file yet; the question is left out.',
  },
  templateLost: {
    default: 'A question with variables is written with one set of numbers; choose JSON to keep the whole template.',
    vi: 'Câu hỏi có biến chỉ được ghi bằng một bộ số; hãy chọn JSON để giữ cả mẫu.',
    en: 'A question with variables is written with one set of numbers; choose JSON to keep the whole template.',
  },
  hintLost: {
    default: 'The hint is not carried.',
    vi: 'Gợi ý không mang theo được.',
    en: 'The hint is not carried.',
  },
  calculated: vietnamese(
    'Công thức của câu hỏi này (calculated) không tính được ở đây; hãy tạo câu hỏi mẫu có biến trong hệ thống.',
    'The formula of this question (calculated) cannot be calculated here; please write one with variables here.',
  ),
  numeric: vietnamese('Không đọc được đáp án số: {{answer}}', 'The number could not be read: {{answer}}'),
  creditChanged: vietnamese(
    'Cách tính điểm "{{text}}" đã được đổi thành tính theo số cặp đúng thứ tự.',
    'The marking "{{text}}" became the share of pairs in order.',
  ),
  pairWithout: vietnamese('Không thấy vế phải của: {{text}}', 'There is no right side for: {{text}}'),
  essay: vietnamese(
    'Không thấy lựa chọn hay đáp án nào. Nếu là câu tự luận, hãy đổi loại câu hỏi.',
    'Neither options nor an answer were found. If this is an essay, please change its type.',
  ),
  noKey: vietnamese('Không tìm thấy đáp án đúng.', 'No right answer was found.'),
  unknownType: vietnamese(
    'Loại câu hỏi "{{type}}" chưa có trong hệ thống.',
    'The question type "{{type}}" does not exist here.',
  ),
  notAQuestion: vietnamese(
    'Đoạn này không có đáp án nên không phải là câu hỏi.',
    'This part has no answers, so it is no question.',
  ),
  unreadable: vietnamese('Không đọc được phần này: {{text}}', 'This part could not be read: {{text}}'),
  wrongLetter: vietnamese(
    'Đáp án "{{letter}}" không có trong các lựa chọn.',
    'The answer "{{letter}}" is not among the options.',
  ),
  ambiguousKey: vietnamese(
    'Đáp án "{{answer}}" có thể là thứ tự hoặc là nội dung; hãy ghi chữ cái (A, B, …).',
    'The answer "{{answer}}" may be a place or a text; please write the letter (A, B, …).',
  ),
  keyConflict: vietnamese(
    'Tệp cho các đáp án khác nhau ({{answers}}); hãy chọn đáp án đúng.',
    'The file gives different keys ({{answers}}); please choose the right one.',
  ),
  keyUnclear: vietnamese(
    'Không chắc đáp án tìm thấy là của câu này (số câu lặp lại, hoặc đáp án có thể của phần khác); hãy chọn đáp án đúng.',
    'It is not certain that the key which was found is that of this question (numbers repeat, or it may be said of something else); please choose the right one.',
  ),
  optionsMissing: vietnamese(
    'Đáp án là "{{letter}}" nhưng không đọc được các lựa chọn.',
    'The key is "{{letter}}", but the options could not be read.',
  ),
  notTrueFalse: vietnamese(
    'Câu đúng/sai phải có một lựa chọn Đúng và một lựa chọn Sai, nhưng tệp ghi: {{answers}}',
    'A true/false question needs one option that says true and one that says false, but the file says: {{answers}}',
  ),
  tooLong: vietnamese(
    'Câu này quá dài; chỉ phần đầu được giữ lại để xem.',
    'This question is too long; only its beginning is kept to look at.',
  ),
  tooComplex: vietnamese(
    'Câu này có quá nhiều thẻ hoặc lồng nhau quá sâu; phần đó được bỏ ra.',
    'This question has too many tags or nests them too deep; that part was left out.',
  ),
  weights: vietnamese(
    'Điểm riêng của từng đáp án không giữ được; mỗi đáp án chỉ đúng hoặc sai.',
    'Marks for single answers are not kept: an answer is right or wrong.',
  ),
  pictureUnreadable: vietnamese(
    'Một hình hoặc công thức dạng hình không đọc được (chỉ nhận JPG, PNG, WebP, GIF, tối đa 5 MB).',
    'A picture, or a formula kept as one, could not be read (JPG, PNG, WebP or GIF, up to 5 MB).',
  ),
  pictureElsewhere: vietnamese(
    'Một hình nằm trên trang khác nên không được lấy về.',
    'A picture that is kept on another site was not fetched.',
  ),
  pointsScaled: vietnamese(
    'Điểm {{points}} thành {{kept}}: điểm của mọi câu được nhân {{factor}} để giữ đúng tỉ lệ.',
    '{{points}} points became {{kept}}: the points of all questions were multiplied by {{factor}}, so that they keep their weight.',
  ),
  pointsRounded: vietnamese(
    'Điểm {{points}} đã được đổi thành {{kept}} (số nguyên từ 1 đến 100).',
    'The points {{points}} became {{kept}} (whole numbers from 1 to 100).',
  ),
  subjectUnknown: vietnamese(
    'Không có chủ đề "{{subject}}" trong lớp này.',
    'There is no subject "{{subject}}" in this class.',
  ),
  wordingDropped: vietnamese('Không giữ được: {{text}}', 'Not kept: {{text}}'),
  picturesLost: vietnamese('Định dạng này không mang được hình.', 'This format carries no pictures.'),
  picturesAsLinks: vietnamese(
    'Hình chỉ được ghi bằng địa chỉ, đọc được khi nhập lại vào chính hệ thống này.',
    'Pictures are written as addresses, which only this site can read back.',
  ),
  formattingLost: vietnamese('Định dạng này không mang được: {{parts}}.', 'This format does not carry: {{parts}}.'),
  answerNotesLost: vietnamese(
    'Giải thích của từng đáp án không mang theo được.',
    'Explanations of single answers are not carried.',
  ),
  cellTooLong: vietnamese(
    'Nội dung dài hơn một ô của bảng tính (32.767 ký tự) nên bị cắt.',
    'Longer than a cell of a spreadsheet (32,767 characters), so it is cut.',
  ),
})
export type ExchangeProblemCode = keyof typeof exchangeProblems
