import { defineTexts } from '../lib/texts.ts'

/** What every sheet says, whoever sits at it. */
export const takingTexts = defineTexts('taking', {
  questionOf: {
    spec: 'Câu {{number}} / {{total}}',
    vi: 'Câu {{number}} / {{total}}',
    en: 'Question {{number}} of {{total}}',
  },
  point: { spec: '{{count}} điểm', vi: '{{count}} điểm', en: '{{count}} point' },
  points: { spec: '{{count}} điểm', vi: '{{count}} điểm', en: '{{count}} points' },
  progress: { spec: 'Tiến độ', vi: 'Tiến độ', en: 'Progress' },
  progressPercent: {
    spec: 'Đã trả lời {{percent}}%',
    vi: 'Đã trả lời {{percent}}%',
    en: '{{percent}}% answered',
  },
  position: { spec: 'Vị trí trong bài', vi: 'Vị trí trong bài', en: 'Place in the quiz' },
  total: { spec: 'Tổng số câu', vi: 'Tổng số câu', en: 'Questions' },
  answered: { spec: 'Đã trả lời', vi: 'Đã trả lời', en: 'Answered' },
  unanswered: { spec: 'Chưa trả lời', vi: 'Chưa trả lời', en: 'Unanswered' },
  flagged: { spec: 'Đánh dấu xem lại', vi: 'Đánh dấu xem lại', en: 'Flagged' },
  remaining: { spec: 'Còn lại', vi: 'Còn lại', en: 'Remaining' },
  navigator: { spec: 'Danh sách câu hỏi', vi: 'Danh sách câu hỏi', en: 'Questions' },
  goTo: { spec: 'Câu {{number}}', vi: 'Câu {{number}}', en: 'Question {{number}}' },
  isAnswered: { spec: 'đã trả lời', vi: 'đã trả lời', en: 'answered' },
  isFlagged: { spec: 'đánh dấu xem lại', vi: 'đánh dấu xem lại', en: 'flagged' },
  first: { spec: 'Đầu', vi: 'Đầu', en: 'First' },
  last: { spec: 'Cuối', vi: 'Cuối', en: 'Last' },
  submit: { spec: 'Nộp bài', vi: 'Nộp bài', en: 'Submit' },
  several: {
    spec: 'Có thể chọn nhiều đáp án',
    vi: 'Có thể chọn nhiều đáp án',
    en: 'You may choose several answers',
  },
  flag: { spec: 'Đánh dấu xem lại', vi: 'Đánh dấu xem lại', en: 'Flag for review' },
  previous: { spec: 'Câu trước', vi: 'Câu trước', en: 'Previous' },
  next: { spec: 'Câu sau', vi: 'Câu sau', en: 'Next' },
  answers: { spec: 'Các đáp án', vi: 'Các đáp án', en: 'Answers' },
  yourAnswer: { spec: 'Câu trả lời của bạn', vi: 'Câu trả lời của bạn', en: 'Your answer' },
  readAloud: { spec: 'Nghe đọc câu hỏi', vi: 'Nghe đọc câu hỏi', en: 'Read aloud' },
  stopReading: { spec: 'Dừng đọc', vi: 'Dừng đọc', en: 'Stop reading' },
  timeLeft: { spec: 'Thời gian còn lại', vi: 'Thời gian còn lại', en: 'Time left' },
  confirmTitle: { spec: 'Nộp bài?', vi: 'Nộp bài?', en: 'Submit the quiz?' },
  confirmMessage: {
    spec: 'Sau khi nộp, bạn không thể thay đổi câu trả lời.',
    vi: 'Sau khi nộp, bạn không thể thay đổi câu trả lời.',
    en: 'Once submitted, you cannot change your answers.',
  },
  unansweredWarning: {
    spec: 'Bạn còn {{count}} câu chưa trả lời.',
    vi: 'Bạn còn {{count}} câu chưa trả lời.',
    en: 'You have {{count}} unanswered question(s).',
  },
  continue: { spec: 'Tiếp tục làm bài', vi: 'Tiếp tục làm bài', en: 'Continue' },
  submitNow: { spec: 'Nộp bài', vi: 'Nộp bài', en: 'Submit' },
  submitting: { spec: 'Đang nộp bài...', vi: 'Đang nộp bài...', en: 'Submitting...' },
})
export type TakingText = keyof typeof takingTexts.messages
