import { defineMessages } from '../messages.ts'

/** What is printed on paper beside the questions, and why a paper cannot be had. */
export const quizPaperMessages = defineMessages('quizzes.paper', {
  code: { default: 'Mã đề', vi: 'Mã đề', en: 'Paper code' },
  fullName: { default: 'Họ và tên', vi: 'Họ và tên', en: 'Name' },
  class: { default: 'Lớp', vi: 'Lớp', en: 'Class' },
  subject: { default: 'Môn: {{name}}', vi: 'Môn: {{name}}', en: 'Subject: {{name}}' },
  department: {
    default: 'PHÒNG GD&ĐT ........................',
    vi: 'PHÒNG GD&ĐT ........................',
    en: 'DEPARTMENT ........................',
  },
  school: {
    default: 'TRƯỜNG ...............................',
    vi: 'TRƯỜNG ...............................',
    en: 'SCHOOL ...............................',
  },
  date: { default: 'Ngày', vi: 'Ngày', en: 'Date' },
  score: { default: 'Điểm', vi: 'Điểm', en: 'Score' },
  time: {
    default: 'Thời gian làm bài: {{minutes}} phút',
    vi: 'Thời gian làm bài: {{minutes}} phút',
    en: 'Time: {{minutes}} minutes',
  },
  questionCount: { default: '{{count}} câu hỏi', vi: '{{count}} câu hỏi', en: '{{count}} questions' },
  totalPoints: { default: '{{points}} điểm', vi: '{{points}} điểm', en: '{{points}} points' },
  question: { default: 'Câu {{number}}', vi: 'Câu {{number}}', en: 'Question {{number}}' },
  chooseSeveral: {
    default: 'có thể chọn nhiều đáp án',
    vi: 'có thể chọn nhiều đáp án',
    en: 'several answers may be right',
  },
  answerLine: { default: 'Trả lời', vi: 'Trả lời', en: 'Answer' },
  answerNumber: { default: 'Đáp số', vi: 'Đáp số', en: 'Answer in numbers' },
  end: { default: '— HẾT —', vi: '— HẾT —', en: '— END —' },
  key: { default: 'ĐÁP ÁN', vi: 'ĐÁP ÁN', en: 'ANSWER KEY' },
  or: { default: 'hoặc', vi: 'hoặc', en: 'or' },
  /** One letter each, as on answer sheets. */
  isTrue: { default: 'Đ', vi: 'Đ', en: 'T' },
  isFalse: { default: 'S', vi: 'S', en: 'F' },
  unit: { default: 'đơn vị', vi: 'đơn vị', en: 'unit' },
  unitMissing: {
    default: 'thiếu thì trừ {{percent}}%',
    vi: 'thiếu thì trừ {{percent}}%',
    en: '{{percent}}% less without it',
  },
  explanations: { default: 'LỜI GIẢI', vi: 'LỜI GIẢI', en: 'EXPLANATIONS' },
  /** 'Câu 3 (mã đề 102: câu 5; mã đề 103: câu 1)' */
  sameQuestion: {
    default: 'mã đề {{code}}: câu {{number}}',
    vi: 'mã đề {{code}}: câu {{number}}',
    en: 'paper {{code}}: question {{number}}',
  },
  equalCodes: {
    default: 'Mã đề {{codes}} giống nhau.',
    vi: 'Mã đề {{codes}} giống nhau.',
    en: 'The papers {{codes}} are equal.',
  },
  number: { default: 'Câu', vi: 'Câu', en: 'No.' },
  answer: { default: 'Đáp án', vi: 'Đáp án', en: 'Answer' },
  page: { default: 'Trang {{page}}/{{pages}}', vi: 'Trang {{page}}/{{pages}}', en: 'Page {{page}} of {{pages}}' },
  formatInvalid: {
    default: 'Vui lòng chọn định dạng PDF, Word hoặc HTML',
    vi: 'Vui lòng chọn định dạng PDF, Word hoặc HTML',
    en: 'Please choose PDF, Word or HTML',
  },
  versionsRange: {
    default: 'Số mã đề phải từ 1 đến 24',
    vi: 'Số mã đề phải từ 1 đến 24',
    en: 'The number of versions is between 1 and 24',
  },
  tooManyPages: {
    default: 'Số câu hỏi nhân với số mã đề không được quá 1200',
    vi: 'Số câu hỏi nhân với số mã đề không được quá 1200',
    en: 'The questions of all versions together are at most 1200',
  },
  notEnough: {
    default: '{{count}} questions are missing in the bank for the draws of this quiz',
    vi: 'Ngân hàng còn thiếu {{count}} câu hỏi để rút cho bài này',
    en: '{{count}} questions are missing in the bank for the draws of this quiz',
  },
  noQuestions: {
    default: 'Bài kiểm tra chưa có câu hỏi nào để in',
    vi: 'Bài kiểm tra chưa có câu hỏi nào để in',
    en: 'This quiz has no question to print',
  },
  sheet: { default: 'PHIẾU TRẢ LỜI', vi: 'PHIẾU TRẢ LỜI', en: 'ANSWER SHEET' },
  candidateNumber: { default: 'Số báo danh', vi: 'Số báo danh', en: 'Candidate number' },
  fillBubbles: {
    default: 'Tô kín ô bằng bút chì hoặc bút mực. Muốn sửa: tẩy sạch, hoặc gạch chéo ô cũ rồi tô ô khác.',
    vi: 'Tô kín ô bằng bút chì hoặc bút mực. Muốn sửa: tẩy sạch, hoặc gạch chéo ô cũ rồi tô ô khác.',
    en: 'Fill the bubble with pencil or pen. To correct: rub it out, or cross it out and fill another.',
  },
  goodMark: { default: 'Đúng', vi: 'Đúng', en: 'Good' },
  correctedMark: { default: 'Đã sửa', vi: 'Đã sửa', en: 'Corrected' },
  voidMark: { default: 'Không hợp lệ', vi: 'Không hợp lệ', en: 'Void' },
  sheetAlt: {
    default: 'Phiếu trả lời để tô: {{name}}',
    vi: 'Phiếu trả lời để tô: {{name}}',
    en: 'Answer sheet to fill in: {{name}}',
  },
  sheetInPdf: {
    default: 'Phiếu trả lời chỉ có ở định dạng PDF',
    vi: 'Phiếu trả lời chỉ có ở định dạng PDF',
    en: 'Answer sheets are printed in PDF only',
  },
  groupEmpty: {
    default: 'Nhóm này chưa có học sinh nào',
    vi: 'Nhóm này chưa có học sinh nào',
    en: 'There are no students in this group yet',
  },
  peopleMany: {
    default: 'Mỗi lần in tối đa 200 phiếu có tên',
    vi: 'Mỗi lần in tối đa 200 phiếu có tên',
    en: 'At most 200 named sheets are printed at once',
  },
  nobodyNumbered: {
    default: 'Danh sách thí sinh của bạn chưa có ai',
    vi: 'Danh sách thí sinh của bạn chưa có ai',
    en: 'Your list of candidates is empty',
  },
  failed: {
    default: 'Không xuất được đề kiểm tra',
    vi: 'Không xuất được đề kiểm tra',
    en: 'The paper could not be made',
  },
})
