import { defineTexts } from '../lib/texts.ts'

export const assignedTexts = defineTexts('assigned-quizzes', {
  title: {
    spec: 'Danh sách bài kiểm tra được giao',
    vi: 'Danh sách bài kiểm tra được giao',
    en: 'Assigned quizzes',
  },
  loadFailed: {
    spec: 'Không thể lấy danh sách bài kiểm tra được giao.',
    vi: 'Không thể lấy danh sách bài kiểm tra được giao.',
    en: 'The assigned quizzes could not be loaded.',
  },
  loadError: {
    spec: 'Đã xảy ra lỗi khi lấy danh sách bài kiểm tra.',
    vi: 'Đã xảy ra lỗi khi lấy danh sách bài kiểm tra.',
    en: 'Something went wrong while loading the quizzes.',
  },
  empty: {
    spec: 'Không có bài kiểm tra nào được giao.',
    vi: 'Không có bài kiểm tra nào được giao.',
    en: 'No quizzes have been assigned.',
  },
  emptyMessage: {
    spec: 'Khi bố mẹ hoặc thầy cô giao bài, bài sẽ hiện ở đây.',
    vi: 'Khi bố mẹ hoặc thầy cô giao bài, bài sẽ hiện ở đây.',
    en: 'When your parents or teachers give you a quiz, it is shown here.',
  },
  name: { spec: 'Tên bài kiểm tra', vi: 'Tên bài kiểm tra', en: 'Quiz' },
  attempts: { spec: 'Số lần làm', vi: 'Số lần làm', en: 'Attempts' },
  status: { spec: 'Trạng thái', vi: 'Trạng thái', en: 'Status' },
  score: { spec: 'Điểm', vi: 'Điểm', en: 'Score' },
  submittedAt: { spec: 'Ngày nộp', vi: 'Ngày nộp', en: 'Submitted' },
  action: { spec: 'Thao tác', vi: 'Thao tác', en: 'Action' },
  passed: { spec: 'Đạt', vi: 'Đạt', en: 'Passed' },
  failed: { spec: 'Không đạt', vi: 'Không đạt', en: 'Not passed' },
  none: { spec: 'Chưa làm', vi: 'Chưa làm', en: 'Not done' },
  withheld: { spec: 'Chờ công bố', vi: 'Chờ công bố', en: 'Not released' },
  notSubmitted: { spec: 'Chưa nộp', vi: 'Chưa nộp', en: 'Not submitted' },
  start: { spec: 'Làm bài', vi: 'Làm bài', en: 'Start' },
  resume: { spec: 'Tiếp tục', vi: 'Tiếp tục', en: 'Continue' },
  history: { spec: 'Xem lịch sử', vi: 'Xem lịch sử', en: 'See the result' },
  actionFor: { spec: '{{action}}: {{title}}', vi: '{{action}}: {{title}}', en: '{{action}}: {{title}}' },
})
