import { defineTexts } from '../../lib/texts.ts'

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
  name: { default: 'Tên bài kiểm tra', vi: 'Tên bài kiểm tra', en: 'Quiz' },
  attempts: { default: 'Số lần làm', vi: 'Số lần làm', en: 'Attempts' },
  status: { default: 'Trạng thái', vi: 'Trạng thái', en: 'Status' },
  score: { default: 'Điểm', vi: 'Điểm', en: 'Score' },
  submittedAt: { default: 'Ngày nộp', vi: 'Ngày nộp', en: 'Submitted' },
  action: { default: 'Thao tác', vi: 'Thao tác', en: 'Action' },
  passed: { default: 'Đạt', vi: 'Đạt', en: 'Passed' },
  failed: { default: 'Không đạt', vi: 'Không đạt', en: 'Not passed' },
  none: { default: 'Chưa làm', vi: 'Chưa làm', en: 'Not done' },
  withheld: { default: 'Chờ công bố', vi: 'Chờ công bố', en: 'Not released' },
  notSubmitted: { default: 'Chưa nộp', vi: 'Chưa nộp', en: 'Not submitted' },
  start: { default: 'Làm bài', vi: 'Làm bài', en: 'Start' },
  resume: { default: 'Tiếp tục', vi: 'Tiếp tục', en: 'Continue' },
  history: { default: 'Xem lịch sử', vi: 'Xem lịch sử', en: 'See the result' },
  actionFor: { default: '{{action}}: {{title}}', vi: '{{action}}: {{title}}', en: '{{action}}: {{title}}' },
})
