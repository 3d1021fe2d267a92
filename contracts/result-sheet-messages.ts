import { defineMessages } from './messages.ts'

/** What stands beside the questions of a completed attempt, on the screen and on paper alike. */
export const resultSheetMessages = defineMessages({
  title: { spec: 'Kết quả bài làm', vi: 'Kết quả bài làm', en: 'Result' },
  quiz: { spec: 'Bài kiểm tra', vi: 'Bài kiểm tra', en: 'Quiz' },
  student: { spec: 'Học sinh', vi: 'Học sinh', en: 'Student' },
  attempt: { spec: 'Lần làm', vi: 'Lần làm', en: 'Attempt' },
  score: { spec: 'Điểm', vi: 'Điểm', en: 'Score' },
  status: { spec: 'Trạng thái', vi: 'Trạng thái', en: 'Status' },
  passed: { spec: 'Đạt', vi: 'Đạt', en: 'Passed' },
  failed: { spec: 'Không đạt', vi: 'Không đạt', en: 'Not passed' },
  time: { spec: 'Thời gian làm bài', vi: 'Thời gian làm bài', en: 'Time taken' },
  minutes: { spec: '{{count}} phút', vi: '{{count}} phút', en: '{{count}} minutes' },
  date: { spec: 'Ngày làm bài', vi: 'Ngày làm bài', en: 'Date' },
  practice: { spec: 'Bài làm thử', vi: 'Bài làm thử', en: 'Practice run' },
  withheld: {
    spec: 'Kết quả sẽ được công bố sau.',
    vi: 'Kết quả sẽ được công bố sau.',
    en: 'The results will be released later.',
  },
  paperWithheld: {
    spec: 'Bài làm này được mở lại khi bạn nộp bài đang làm.',
    vi: 'Bài làm này được mở lại khi bạn nộp bài đang làm.',
    en: 'This paper opens again once you submit the attempt that is running.',
  },
  keysWithheld: {
    spec: 'Đáp án đúng được hiện khi bạn đã hết lượt làm bài hoặc đã quá hạn.',
    vi: 'Đáp án đúng được hiện khi bạn đã hết lượt làm bài hoặc đã quá hạn.',
    en: 'Correct answers are shown once no attempt is left or the deadline has passed.',
  },
  questions: { spec: 'Chi tiết câu hỏi', vi: 'Chi tiết câu hỏi', en: 'Questions' },
  correct: { spec: 'Đúng', vi: 'Đúng', en: 'Correct' },
  wrong: { spec: 'Sai', vi: 'Sai', en: 'Wrong' },
  unanswered: { spec: 'Chưa trả lời', vi: 'Chưa trả lời', en: 'Not answered' },
  question: { spec: 'Câu {{number}}', vi: 'Câu {{number}}', en: 'Question {{number}}' },
  pointsOf: {
    spec: '{{score}} / {{points}} điểm',
    vi: '{{score}} / {{points}} điểm',
    en: '{{score}} / {{points}} points',
  },
  chosenCorrect: {
    spec: 'Chọn đúng {{count}} / {{total}} đáp án đúng',
    vi: 'Chọn đúng {{count}} / {{total}} đáp án đúng',
    en: '{{count}} of {{total}} correct answers chosen',
  },
  chosen: { spec: '(Câu đã chọn)', vi: '(Câu đã chọn)', en: '(Chosen)' },
  rightAnswer: { spec: 'Đáp án đúng', vi: 'Đáp án đúng', en: 'Correct answer' },
  wrongAnswer: { spec: 'Chưa đúng', vi: 'Chưa đúng', en: 'Wrong' },
  givenAnswer: { spec: 'Câu trả lời', vi: 'Câu trả lời', en: 'Answer' },
  explanation: { spec: 'Giải thích', vi: 'Giải thích', en: 'Explanation' },
  page: { spec: 'Trang {{page}}', vi: 'Trang {{page}}', en: 'Page {{page}}' },
  downloadFailed: {
    spec: 'Không tải được bản PDF',
    vi: 'Không tải được bản PDF',
    en: 'The PDF could not be made',
  },
})
