import { defineMessages } from '../messages.ts'

/** What stands beside the questions of a completed attempt, on the screen and on paper alike. */
export const resultSheetMessages = defineMessages('attempts.resultSheet', {
  title: { default: 'Kết quả bài làm', vi: 'Kết quả bài làm', en: 'Result' },
  quiz: { default: 'Bài kiểm tra', vi: 'Bài kiểm tra', en: 'Quiz' },
  student: { default: 'Học sinh', vi: 'Học sinh', en: 'Student' },
  attempt: { default: 'Lần làm', vi: 'Lần làm', en: 'Attempt' },
  score: { default: 'Điểm', vi: 'Điểm', en: 'Score' },
  status: { default: 'Trạng thái', vi: 'Trạng thái', en: 'Status' },
  passed: { default: 'Đạt', vi: 'Đạt', en: 'Passed' },
  failed: { default: 'Không đạt', vi: 'Không đạt', en: 'Not passed' },
  time: { default: 'Thời gian làm bài', vi: 'Thời gian làm bài', en: 'Time taken' },
  minutes: { default: '{{count}} phút', vi: '{{count}} phút', en: '{{count}} minutes' },
  date: { default: 'Ngày làm bài', vi: 'Ngày làm bài', en: 'Date' },
  practice: { default: 'Bài làm thử', vi: 'Bài làm thử', en: 'Practice run' },
  withheld: {
    default: 'Kết quả sẽ được công bố sau.',
    vi: 'Kết quả sẽ được công bố sau.',
    en: 'The results will be released later.',
  },
  paperWithheld: {
    default: 'Bài làm này được mở lại khi bạn nộp bài đang làm.',
    vi: 'Bài làm này được mở lại khi bạn nộp bài đang làm.',
    en: 'This paper opens again once you submit the attempt that is running.',
  },
  keysWithheld: {
    default: 'Đáp án đúng được hiện khi bạn đã hết lượt làm bài hoặc đã quá hạn.',
    vi: 'Đáp án đúng được hiện khi bạn đã hết lượt làm bài hoặc đã quá hạn.',
    en: 'Correct answers are shown once no attempt is left or the deadline has passed.',
  },
  keysWithheldFromParent: {
    default:
      'Đáp án đúng được hiện khi bài kiểm tra cho học sinh xem đáp án hoặc đã đóng, và tài khoản của bạn đã được duyệt.',
    vi: 'Đáp án đúng được hiện khi bài kiểm tra cho học sinh xem đáp án hoặc đã đóng, và tài khoản của bạn đã được duyệt.',
    en: 'Correct answers are shown once the quiz shows them to the student or is closed, and your account is approved.',
  },
  questions: { default: 'Chi tiết câu hỏi', vi: 'Chi tiết câu hỏi', en: 'Questions' },
  isTrue: { default: 'Đúng', vi: 'Đúng', en: 'True' },
  isFalse: { default: 'Sai', vi: 'Sai', en: 'False' },
  partRight: { default: 'Trả lời đúng', vi: 'Trả lời đúng', en: 'Answered rightly' },
  partWrong: { default: 'Trả lời chưa đúng', vi: 'Trả lời chưa đúng', en: 'Not answered rightly' },
  correct: { default: 'Đúng', vi: 'Đúng', en: 'Correct' },
  wrong: { default: 'Sai', vi: 'Sai', en: 'Wrong' },
  unanswered: { default: 'Chưa trả lời', vi: 'Chưa trả lời', en: 'Not answered' },
  question: { default: 'Câu {{number}}', vi: 'Câu {{number}}', en: 'Question {{number}}' },
  pointsOf: {
    default: '{{score}} / {{points}} điểm',
    vi: '{{score}} / {{points}} điểm',
    en: '{{score}} / {{points}} points',
  },
  chosenCorrect: {
    default: 'Chọn đúng {{count}} / {{total}} đáp án đúng',
    vi: 'Chọn đúng {{count}} / {{total}} đáp án đúng',
    en: '{{count}} of {{total}} correct answers chosen',
  },
  chosen: { default: '(Câu đã chọn)', vi: '(Câu đã chọn)', en: '(Chosen)' },
  rightAnswer: { default: 'Đáp án đúng', vi: 'Đáp án đúng', en: 'Correct answer' },
  wrongAnswer: { default: 'Chưa đúng', vi: 'Chưa đúng', en: 'Wrong' },
  givenAnswer: { default: 'Câu trả lời', vi: 'Câu trả lời', en: 'Answer' },
  explanation: { default: 'Giải thích', vi: 'Giải thích', en: 'Explanation' },
  page: { default: 'Trang {{page}}/{{pages}}', vi: 'Trang {{page}}/{{pages}}', en: 'Page {{page}} of {{pages}}' },
  downloadFailed: {
    default: 'Không tải được bản PDF',
    vi: 'Không tải được bản PDF',
    en: 'The PDF could not be made',
  },
})
