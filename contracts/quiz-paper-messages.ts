import { defineMessages } from './messages.ts'

/** What is printed on paper beside the questions, and why a paper cannot be had. */
export const quizPaperMessages = defineMessages({
  code: { spec: 'Mã đề', vi: 'Mã đề', en: 'Paper code' },
  fullName: { spec: 'Họ và tên', vi: 'Họ và tên', en: 'Name' },
  class: { spec: 'Lớp', vi: 'Lớp', en: 'Class' },
  date: { spec: 'Ngày', vi: 'Ngày', en: 'Date' },
  score: { spec: 'Điểm', vi: 'Điểm', en: 'Score' },
  time: {
    spec: 'Thời gian làm bài: {{minutes}} phút',
    vi: 'Thời gian làm bài: {{minutes}} phút',
    en: 'Time: {{minutes}} minutes',
  },
  questionCount: { spec: '{{count}} câu hỏi', vi: '{{count}} câu hỏi', en: '{{count}} questions' },
  totalPoints: { spec: '{{points}} điểm', vi: '{{points}} điểm', en: '{{points}} points' },
  question: { spec: 'Câu {{number}}', vi: 'Câu {{number}}', en: 'Question {{number}}' },
  chooseSeveral: {
    spec: 'Có thể chọn nhiều đáp án',
    vi: 'Có thể chọn nhiều đáp án',
    en: 'Several answers may be right',
  },
  answerLine: { spec: 'Trả lời', vi: 'Trả lời', en: 'Answer' },
  end: { spec: '— HẾT —', vi: '— HẾT —', en: '— END —' },
  key: { spec: 'ĐÁP ÁN', vi: 'ĐÁP ÁN', en: 'ANSWER KEY' },
  number: { spec: 'Câu', vi: 'Câu', en: 'No.' },
  answer: { spec: 'Đáp án', vi: 'Đáp án', en: 'Answer' },
  page: { spec: 'Trang {{page}}/{{pages}}', vi: 'Trang {{page}}/{{pages}}', en: 'Page {{page}} of {{pages}}' },
  formatInvalid: {
    spec: 'Vui lòng chọn định dạng PDF, Word hoặc HTML',
    vi: 'Vui lòng chọn định dạng PDF, Word hoặc HTML',
    en: 'Please choose PDF, Word or HTML',
  },
  versionsRange: {
    spec: 'Số mã đề phải từ 1 đến 24',
    vi: 'Số mã đề phải từ 1 đến 24',
    en: 'The number of versions is between 1 and 24',
  },
  tooManyPages: {
    spec: 'Số câu hỏi nhân với số mã đề không được quá 1200',
    vi: 'Số câu hỏi nhân với số mã đề không được quá 1200',
    en: 'The questions of all versions together are at most 1200',
  },
  noQuestions: {
    spec: 'Bài kiểm tra chưa có câu hỏi nào để in',
    vi: 'Bài kiểm tra chưa có câu hỏi nào để in',
    en: 'This quiz has no question to print',
  },
  failed: {
    spec: 'Không xuất được đề kiểm tra',
    vi: 'Không xuất được đề kiểm tra',
    en: 'The paper could not be made',
  },
})
