import { defineMessages } from '../messages.ts'
import { aiProblems } from './ai-problems.ts'
import { damageProblems } from './damage-problems.ts'
import { heldProblems } from './held-problems.ts'
import { neighbourProblems } from './neighbour-problems.ts'
import { packageProblems } from './package-messages.ts'
import { tableProblems } from './table-problems.ts'
import { unreadProblems } from './unread-problems.ts'

/** What is said about one question of a file: what keeps it out, or what was changed or lost on the way. */
export const exchangeProblems = defineMessages('exchange.problems', {
  ...heldProblems,
  ...packageProblems,
  ...damageProblems,
  ...neighbourProblems,
  ...unreadProblems,
  ...aiProblems,
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
  calculated: {
    default:
      'Công thức của câu hỏi này (calculated) không tính được ở đây; hãy tạo câu hỏi mẫu có biến trong hệ thống.',
    vi: 'Công thức của câu hỏi này (calculated) không tính được ở đây; hãy tạo câu hỏi mẫu có biến trong hệ thống.',
    en: 'The formula of this question (calculated) cannot be calculated here; please write one with variables here.',
  },
  numeric: {
    default: 'Không đọc được đáp án số: {{answer}}',
    vi: 'Không đọc được đáp án số: {{answer}}',
    en: 'The number could not be read: {{answer}}',
  },
  creditChanged: {
    default: 'Cách tính điểm "{{text}}" đã được đổi thành tính theo số cặp đúng thứ tự.',
    vi: 'Cách tính điểm "{{text}}" đã được đổi thành tính theo số cặp đúng thứ tự.',
    en: 'The marking "{{text}}" became the share of pairs in order.',
  },
  pairWithout: {
    default: 'Không thấy vế phải của: {{text}}',
    vi: 'Không thấy vế phải của: {{text}}',
    en: 'There is no right side for: {{text}}',
  },
  essay: {
    default: 'Không thấy lựa chọn hay đáp án nào. Nếu là câu tự luận, hãy đổi loại câu hỏi.',
    vi: 'Không thấy lựa chọn hay đáp án nào. Nếu là câu tự luận, hãy đổi loại câu hỏi.',
    en: 'Neither options nor an answer were found. If this is an essay, please change its type.',
  },
  noKey: {
    default: 'Không tìm thấy đáp án đúng.',
    vi: 'Không tìm thấy đáp án đúng.',
    en: 'No right answer was found.',
  },
  unknownType: {
    default: 'Loại câu hỏi "{{type}}" chưa có trong hệ thống.',
    vi: 'Loại câu hỏi "{{type}}" chưa có trong hệ thống.',
    en: 'The question type "{{type}}" does not exist here.',
  },
  notAQuestion: {
    default: 'Đoạn này không có đáp án nên không phải là câu hỏi.',
    vi: 'Đoạn này không có đáp án nên không phải là câu hỏi.',
    en: 'This part has no answers, so it is no question.',
  },
  unreadable: {
    default: 'Không đọc được phần này: {{text}}',
    vi: 'Không đọc được phần này: {{text}}',
    en: 'This part could not be read: {{text}}',
  },
  wrongLetter: {
    default: 'Đáp án "{{letter}}" không có trong các lựa chọn.',
    vi: 'Đáp án "{{letter}}" không có trong các lựa chọn.',
    en: 'The answer "{{letter}}" is not among the options.',
  },
  ambiguousKey: {
    default: 'Đáp án "{{answer}}" có thể là thứ tự hoặc là nội dung; hãy ghi chữ cái (A, B, …).',
    vi: 'Đáp án "{{answer}}" có thể là thứ tự hoặc là nội dung; hãy ghi chữ cái (A, B, …).',
    en: 'The answer "{{answer}}" may be a place or a text; please write the letter (A, B, …).',
  },
  keyConflict: {
    default: 'Tệp cho các đáp án khác nhau ({{answers}}); hãy chọn đáp án đúng.',
    vi: 'Tệp cho các đáp án khác nhau ({{answers}}); hãy chọn đáp án đúng.',
    en: 'The file gives different keys ({{answers}}); please choose the right one.',
  },
  keyUnclear: {
    default:
      'Không chắc đáp án tìm thấy là của câu này (số câu lặp lại, hoặc đáp án có thể của phần khác); hãy chọn đáp án đúng.',
    vi: 'Không chắc đáp án tìm thấy là của câu này (số câu lặp lại, hoặc đáp án có thể của phần khác); hãy chọn đáp án đúng.',
    en: 'It is not certain that the key which was found is that of this question (numbers repeat, or it may be said of something else); please choose the right one.',
  },
  ...tableProblems,
  optionsMissing: {
    default: 'Đáp án là "{{letter}}" nhưng không đọc được các lựa chọn.',
    vi: 'Đáp án là "{{letter}}" nhưng không đọc được các lựa chọn.',
    en: 'The key is "{{letter}}", but the options could not be read.',
  },
  notTrueFalse: {
    default: 'Câu đúng/sai phải có một lựa chọn Đúng và một lựa chọn Sai, nhưng tệp ghi: {{answers}}',
    vi: 'Câu đúng/sai phải có một lựa chọn Đúng và một lựa chọn Sai, nhưng tệp ghi: {{answers}}',
    en: 'A true/false question needs one option that says true and one that says false, but the file says: {{answers}}',
  },
  tooLong: {
    default: 'Câu này quá dài; chỉ phần đầu được giữ lại để xem.',
    vi: 'Câu này quá dài; chỉ phần đầu được giữ lại để xem.',
    en: 'This question is too long; only its beginning is kept to look at.',
  },
  tooComplex: {
    default: 'Câu này có quá nhiều thẻ hoặc lồng nhau quá sâu; phần đó được bỏ ra.',
    vi: 'Câu này có quá nhiều thẻ hoặc lồng nhau quá sâu; phần đó được bỏ ra.',
    en: 'This question has too many tags or nests them too deep; that part was left out.',
  },
  weights: {
    default: 'Điểm riêng của từng đáp án không giữ được; mỗi đáp án chỉ đúng hoặc sai.',
    vi: 'Điểm riêng của từng đáp án không giữ được; mỗi đáp án chỉ đúng hoặc sai.',
    en: 'Marks for single answers are not kept: an answer is right or wrong.',
  },
  pictureUnreadable: {
    default: 'Một hình hoặc công thức dạng hình không đọc được (chỉ nhận JPG, PNG, WebP, GIF, tối đa 5 MB).',
    vi: 'Một hình hoặc công thức dạng hình không đọc được (chỉ nhận JPG, PNG, WebP, GIF, tối đa 5 MB).',
    en: 'A picture, or a formula kept as one, could not be read (JPG, PNG, WebP or GIF, up to 5 MB).',
  },
  pictureElsewhere: {
    default: 'Một hình nằm trên trang khác nên không được lấy về.',
    vi: 'Một hình nằm trên trang khác nên không được lấy về.',
    en: 'A picture that is kept on another site was not fetched.',
  },
  pointsScaled: {
    default: 'Điểm {{points}} thành {{kept}}: điểm của mọi câu được nhân {{factor}} để giữ đúng tỉ lệ.',
    vi: 'Điểm {{points}} thành {{kept}}: điểm của mọi câu được nhân {{factor}} để giữ đúng tỉ lệ.',
    en: '{{points}} points became {{kept}}: the points of all questions were multiplied by {{factor}}, so that they keep their weight.',
  },
  pointsRounded: {
    default: 'Điểm {{points}} đã được đổi thành {{kept}} (số nguyên từ 1 đến 100).',
    vi: 'Điểm {{points}} đã được đổi thành {{kept}} (số nguyên từ 1 đến 100).',
    en: 'The points {{points}} became {{kept}} (whole numbers from 1 to 100).',
  },
  subjectUnknown: {
    default: 'Không có chủ đề "{{subject}}" trong lớp này.',
    vi: 'Không có chủ đề "{{subject}}" trong lớp này.',
    en: 'There is no subject "{{subject}}" in this class.',
  },
  wordingDropped: {
    default: 'Không giữ được: {{text}}',
    vi: 'Không giữ được: {{text}}',
    en: 'Not kept: {{text}}',
  },
  keyColumnUnknown: {
    default:
      'Đáp án lấy từ cột “{{head}}”, vì ở dòng nào cột này cũng nêu một lựa chọn. Hãy xem đó có đúng là đáp án không.',
    vi: 'Đáp án lấy từ cột “{{head}}”, vì ở dòng nào cột này cũng nêu một lựa chọn. Hãy xem đó có đúng là đáp án không.',
    en: 'The key is what the column “{{head}}” says, because it names an option in every row. See whether it is the key.',
  },
  picturesLost: {
    default: 'Định dạng này không mang được hình.',
    vi: 'Định dạng này không mang được hình.',
    en: 'This format carries no pictures.',
  },
  picturesAsLinks: {
    default: 'Hình chỉ được ghi bằng địa chỉ, đọc được khi nhập lại vào chính hệ thống này.',
    vi: 'Hình chỉ được ghi bằng địa chỉ, đọc được khi nhập lại vào chính hệ thống này.',
    en: 'Pictures are written as addresses, which only this site can read back.',
  },
  formattingLost: {
    default: 'Định dạng này không mang được: {{parts}}.',
    vi: 'Định dạng này không mang được: {{parts}}.',
    en: 'This format does not carry: {{parts}}.',
  },
  answerNotesLost: {
    default: 'Giải thích của từng đáp án không mang theo được.',
    vi: 'Giải thích của từng đáp án không mang theo được.',
    en: 'Explanations of single answers are not carried.',
  },
  cellTooLong: {
    default: 'Nội dung dài hơn một ô của bảng tính (32.767 ký tự) nên bị cắt.',
    vi: 'Nội dung dài hơn một ô của bảng tính (32.767 ký tự) nên bị cắt.',
    en: 'Longer than a cell of a spreadsheet (32,767 characters), so it is cut.',
  },
})
export type ExchangeProblemCode = keyof typeof exchangeProblems

export const exchangeMessages = defineMessages('exchange', {
  received: { default: 'Đã nhận tệp', vi: 'Đã nhận tệp', en: 'The file has arrived' },
  discarded: { default: 'Đã bỏ lần nhập này', vi: 'Đã bỏ lần nhập này', en: 'This import is forgotten' },
  itemSaved: {
    default: 'Đã lưu câu hỏi trong danh sách chờ',
    vi: 'Đã lưu câu hỏi trong danh sách chờ',
    en: 'The question is kept in the list',
  },
  placed: { default: 'Đã áp dụng cho mọi câu', vi: 'Đã áp dụng cho mọi câu', en: 'Applied to all questions' },
  confirmed: {
    default: 'Đang đưa vào ngân hàng câu hỏi',
    vi: 'Đang đưa vào ngân hàng câu hỏi',
    en: 'Being written into the bank',
  },
  undone: { default: 'Đang hoàn tác lần nhập', vi: 'Đang hoàn tác lần nhập', en: 'The import is being undone' },
  notFound: {
    default: 'Không tìm thấy lần nhập này',
    vi: 'Không tìm thấy lần nhập này',
    en: 'This import was not found',
  },
  itemNotFound: {
    default: 'Không tìm thấy câu này trong tệp',
    vi: 'Không tìm thấy câu này trong tệp',
    en: 'There is no such question in the file',
  },
  wrongState: {
    default: 'Lần nhập này không còn ở bước đó nữa',
    vi: 'Lần nhập này không còn ở bước đó nữa',
    en: 'This import is no longer at that step',
  },
  blocked: {
    default: 'Câu này còn lỗi nên chưa nhận được',
    vi: 'Câu này còn lỗi nên chưa nhận được',
    en: 'This question still has a problem and cannot be accepted',
  },
  noneAccepted: {
    default: 'Chưa có câu nào được nhận',
    vi: 'Chưa có câu nào được nhận',
    en: 'No question is accepted yet',
  },
  unplaced: {
    default: 'Hãy chọn lớp và chủ đề cho mọi câu được nhận',
    vi: 'Hãy chọn lớp và chủ đề cho mọi câu được nhận',
    en: 'Please choose a class and a subject for all accepted questions',
  },
  tooManyOpen: {
    default: 'Bạn đang có 20 lần nhập chưa xong. Hãy hoàn tất hoặc bỏ bớt.',
    vi: 'Bạn đang có 20 lần nhập chưa xong. Hãy hoàn tất hoặc bỏ bớt.',
    en: 'You have 20 open imports. Please finish or discard some.',
  },
  photoUnavailable: {
    default: 'Chưa có dịch vụ AI nào được cài đặt để đọc tệp hoặc ảnh chụp.',
    vi: 'Chưa có dịch vụ AI nào được cài đặt để đọc tệp hoặc ảnh chụp.',
    en: 'No AI service is set up to read files or photographs.',
  },
  formatRequired: { default: 'Hãy chọn định dạng', vi: 'Hãy chọn định dạng', en: 'Please choose a format' },
  noQuestions: {
    default: 'Không có câu hỏi nào để xuất',
    vi: 'Không có câu hỏi nào để xuất',
    en: 'There is no question to export',
  },
  tooManyPictures: {
    default: 'Các hình của những câu này quá lớn cho một tệp. Hãy thu hẹp bộ lọc hoặc chọn CSV.',
    vi: 'Các hình của những câu này quá lớn cho một tệp. Hãy thu hẹp bộ lọc hoặc chọn CSV.',
    en: 'The pictures of these questions are too large for one file. Please narrow the filter or choose CSV.',
  },
  exportFailed: {
    default: 'Không xuất được câu hỏi',
    vi: 'Không xuất được câu hỏi',
    en: 'The questions could not be exported',
  },
  savingFailed: {
    default: 'Việc đưa vào ngân hàng dừng giữa chừng. Những câu đã vào vẫn còn; hãy hoàn tác hoặc thử lại.',
    vi: 'Việc đưa vào ngân hàng dừng giữa chừng. Những câu đã vào vẫn còn; hãy hoàn tác hoặc thử lại.',
    en: 'Saving stopped on the way. What was saved is there; undo it or try again.',
  },
})
