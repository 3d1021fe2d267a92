import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const assignedTexts = defineTexts('assigned-quizzes', {
  title: {
    default: 'Danh sách bài kiểm tra được giao',
    vi: 'Danh sách bài kiểm tra được giao',
    en: 'Assigned quizzes',
  },
  loadFailed: {
    default: 'Không thể lấy danh sách bài kiểm tra được giao.',
    vi: 'Không thể lấy danh sách bài kiểm tra được giao.',
    en: 'The assigned quizzes could not be loaded.',
  },
  loadError: {
    default: 'Đã xảy ra lỗi khi lấy danh sách bài kiểm tra.',
    vi: 'Đã xảy ra lỗi khi lấy danh sách bài kiểm tra.',
    en: 'Something went wrong while loading the quizzes.',
  },
  empty: {
    default: 'Không có bài kiểm tra nào được giao.',
    vi: 'Không có bài kiểm tra nào được giao.',
    en: 'No quizzes have been assigned.',
  },
  emptyMessage: {
    default: 'Khi bố mẹ hoặc thầy cô giao bài, bài sẽ hiện ở đây.',
    vi: 'Khi bố mẹ hoặc thầy cô giao bài, bài sẽ hiện ở đây.',
    en: 'When your parents or teachers give you a quiz, it is shown here.',
  },
  keptTitle: {
    default: 'Bài đang làm dở trên máy này',
    vi: 'Bài đang làm dở trên máy này',
    en: 'What you have begun on this device',
  },
  name: words.quizTitle,
  attempts: words.attempts,
  status: words.status,
  score: words.score,
  submittedAt: { default: 'Ngày nộp', vi: 'Ngày nộp', en: 'Submitted' },
  action: { default: 'Thao tác', vi: 'Thao tác', en: 'Action' },
  passed: words.passed,
  failed: words.notPassed,
  pending: words.pending,
  none: { default: 'Chưa làm', vi: 'Chưa làm', en: 'Not done' },
  inProgress: words.inProgress,
  withheld: words.notReleased,
  notSubmitted: { default: 'Chưa nộp', vi: 'Chưa nộp', en: 'Not submitted' },
  start: words.start,
  resume: words.continue,
  history: { default: 'Xem lịch sử', vi: 'Xem lịch sử', en: 'See the result' },
  actionFor: { default: '{{action}}: {{title}}', vi: '{{action}}: {{title}}', en: '{{action}}: {{title}}' },
})
