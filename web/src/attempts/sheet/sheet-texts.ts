import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

/** What every sheet says, whoever sits at it. */
export const sheetTexts = defineTexts('sheet', {
  questionOf: {
    default: 'Câu {{number}} / {{total}}',
    vi: 'Câu {{number}} / {{total}}',
    en: 'Question {{number}} of {{total}}',
  },
  point: { default: '{{count}} điểm', vi: '{{count}} điểm', en: '{{count}} point' },
  points: { default: '{{count}} điểm', vi: '{{count}} điểm', en: '{{count}} points' },
  progress: words.progress,
  progressPercent: {
    default: 'Đã trả lời {{percent}}%',
    vi: 'Đã trả lời {{percent}}%',
    en: '{{percent}}% answered',
  },
  position: { default: 'Vị trí trong bài', vi: 'Vị trí trong bài', en: 'Place in the quiz' },
  total: { default: 'Tổng số câu', vi: 'Tổng số câu', en: 'Questions' },
  answered: words.answered,
  unanswered: { default: 'Chưa trả lời', vi: 'Chưa trả lời', en: 'Unanswered' },
  flagged: { default: 'Đánh dấu xem lại', vi: 'Đánh dấu xem lại', en: 'Flagged' },
  remaining: { default: 'Còn lại', vi: 'Còn lại', en: 'Remaining' },
  navigator: { default: 'Danh sách câu hỏi', vi: 'Danh sách câu hỏi', en: 'Questions' },
  goTo: { default: 'Câu {{number}}', vi: 'Câu {{number}}', en: 'Question {{number}}' },
  isBegun: { default: 'mới làm một phần', vi: 'mới làm một phần', en: 'partly done' },
  isAnswered: { default: 'đã trả lời', vi: 'đã trả lời', en: 'answered' },
  isFlagged: { default: 'đánh dấu xem lại', vi: 'đánh dấu xem lại', en: 'flagged' },
  first: { default: 'Đầu', vi: 'Đầu', en: 'First' },
  last: { default: 'Cuối', vi: 'Cuối', en: 'Last' },
  submit: { default: 'Nộp bài', vi: 'Nộp bài', en: 'Submit' },
  several: {
    default: 'Có thể chọn nhiều đáp án',
    vi: 'Có thể chọn nhiều đáp án',
    en: 'You may choose several answers',
  },
  flag: { default: 'Đánh dấu xem lại', vi: 'Đánh dấu xem lại', en: 'Flag for review' },
  previous: words.previous,
  next: words.next,
  answers: { default: 'Các đáp án', vi: 'Các đáp án', en: 'Answers' },
  yourAnswer: { default: 'Câu trả lời của bạn', vi: 'Câu trả lời của bạn', en: 'Your answer' },
  timeLeft: { default: 'Thời gian còn lại', vi: 'Thời gian còn lại', en: 'Time left' },
  confirmTitle: { default: 'Nộp bài?', vi: 'Nộp bài?', en: 'Submit the quiz?' },
  confirmMessage: {
    default: 'Sau khi nộp, bạn không thể thay đổi câu trả lời.',
    vi: 'Sau khi nộp, bạn không thể thay đổi câu trả lời.',
    en: 'Once submitted, you cannot change your answers.',
  },
  unansweredWarning: {
    default: 'Bạn còn {{count}} câu chưa trả lời.',
    vi: 'Bạn còn {{count}} câu chưa trả lời.',
    en: 'You have {{count}} unanswered question(s).',
  },
  unfinishedWarning: {
    default: '{{count}} câu bạn mới làm một phần.',
    vi: '{{count}} câu bạn mới làm một phần.',
    en: '{{count}} {{count:question is|questions are}} only partly done.',
  },
  continue: { default: 'Tiếp tục làm bài', vi: 'Tiếp tục làm bài', en: 'Continue' },
  submitNow: { default: 'Nộp bài', vi: 'Nộp bài', en: 'Submit' },
  submitting: { default: 'Đang nộp bài...', vi: 'Đang nộp bài...', en: 'Submitting...' },
})
export type SheetText = keyof typeof sheetTexts.messages
