import { defineTexts } from '../../lib/texts.ts'
import { type SheetText, sheetTexts } from '../sheet/sheet-texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

/** The specification's English version of the sheet; in a chosen language it reads as the student's does. */
function english(key: SheetText, wording: string) {
  const { vi, en } = sheetTexts.messages[key]
  return { default: wording, vi, en }
}

export const englishSheet = {
  questionOf: english('questionOf', 'Question {{number}} of {{total}}'),
  point: english('point', '{{count}} point'),
  points: english('points', '{{count}} points'),
  progress: english('progress', 'Progress'),
  progressPercent: english('progressPercent', '{{percent}}% answered'),
  position: english('position', 'Place in the quiz'),
  total: english('total', 'Total questions'),
  answered: english('answered', 'Answered'),
  unanswered: english('unanswered', 'Unanswered'),
  flagged: english('flagged', 'Flagged'),
  remaining: english('remaining', 'Remaining'),
  navigator: english('navigator', 'Questions'),
  goTo: english('goTo', 'Question {{number}}'),
  isBegun: english('isBegun', 'partly done'),
  isAnswered: english('isAnswered', 'answered'),
  isFlagged: english('isFlagged', 'flagged'),
  first: english('first', 'First'),
  last: english('last', 'Last'),
  submit: english('submit', 'Submit Quiz'),
  several: english('several', 'Select all that apply'),
  flag: english('flag', 'Flag'),
  previous: english('previous', 'Previous'),
  next: english('next', 'Next'),
  answers: english('answers', 'Answers'),
  yourAnswer: english('yourAnswer', 'Your answer'),
  timeLeft: english('timeLeft', 'Time left'),
  confirmTitle: english('confirmTitle', 'Submit Quiz'),
  confirmMessage: {
    default: 'Are you sure you want to submit your quiz? Once submitted, you cannot make changes.',
    vi: 'Bạn có chắc muốn nộp bài? Sau khi nộp, bạn không thể thay đổi.',
    en: 'Are you sure you want to submit your quiz? Once submitted, you cannot make changes.',
  },
  unansweredWarning: english('unansweredWarning', 'You have {{count}} unanswered question(s).'),
  unfinishedWarning: english('unfinishedWarning', '{{count}} {{count:question is|questions are}} only partly done.'),
  continue: { default: 'Continue Quiz', vi: 'Tiếp tục làm bài', en: 'Continue quiz' },
  submitNow: english('submitNow', 'Submit'),
  submitting: english('submitting', 'Submitting...'),
} as const

export const practiceTexts = defineTexts('practice', {
  ...englishSheet,
  answeredOf: {
    default: '{{answered}}/{{total}} answered',
    vi: 'Đã trả lời {{answered}}/{{total}}',
    en: '{{answered}}/{{total}} answered',
  },
  practice: {
    default: 'Practice run: it counts nowhere.',
    vi: 'Làm thử: không tính vào kết quả.',
    en: 'Practice run: it counts nowhere.',
  },
  passwordTitle: { default: 'Quiz password', vi: 'Mật khẩu bài kiểm tra', en: 'Quiz password' },
  passwordMessage: {
    default: 'This quiz has a password. Its author can tell you.',
    vi: 'Bài kiểm tra này có mật khẩu. Hãy hỏi người soạn bài.',
    en: 'This quiz has a password. Its author can tell you.',
  },
  password: { default: 'Password', vi: 'Mật khẩu', en: 'Password' },
  start: { default: 'Start', vi: 'Bắt đầu làm thử', en: 'Start' },
  resultsWithheld: {
    default: 'This quiz shows no results yet.',
    vi: 'Bài kiểm tra này chưa công bố kết quả.',
    en: 'This quiz shows no results yet.',
  },
  keysWithheld: {
    default: 'Correct answers are shown once the quiz shows them to students or is closed.',
    vi: 'Đáp án đúng được hiện khi bài kiểm tra cho học sinh xem đáp án hoặc đã đóng.',
    en: 'Correct answers are shown once the quiz shows them to students or is closed.',
  },
  loadFailed: { default: 'Failed to load quiz', vi: 'Không thể tải bài kiểm tra', en: 'Failed to load quiz' },
  missing: { default: 'Quiz not found', vi: 'Không tìm thấy bài kiểm tra', en: 'Quiz not found' },
  submitFailed: { default: 'Failed to submit quiz', vi: 'Không nộp được bài', en: 'Failed to submit quiz' },
  back: { default: 'Back to Quizzes', vi: 'Về danh sách bài kiểm tra', en: 'Back to quizzes' },
  resultTitle: { default: 'Quiz Result', vi: 'Kết quả làm thử', en: 'Quiz result' },
  resultMissing: { default: 'Result not found', vi: 'Không tìm thấy kết quả', en: 'Result not found' },
  score: englishWords.score,
  percentage: { default: 'Percentage', vi: 'Tỉ lệ', en: 'Percentage' },
  correctAnswers: { default: 'Correct answers', vi: 'Số câu đúng', en: 'Correct answers' },
  timeSpent: { default: 'Time spent', vi: 'Thời gian làm bài', en: 'Time spent' },
  status: { default: 'Status', vi: 'Kết quả', en: 'Status' },
  passed: { default: 'Passed', vi: 'Đạt', en: 'Passed' },
  failed: { default: 'Failed', vi: 'Không đạt', en: 'Failed' },
  again: { default: 'Try again', vi: 'Làm lại', en: 'Try again' },
  earlier: { default: 'Your practice runs', vi: 'Các lần làm thử của bạn', en: 'Your practice runs' },
  questionResults: { default: 'Question results', vi: 'Chi tiết câu hỏi', en: 'Question results' },
})
