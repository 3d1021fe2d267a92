import { defineTexts } from '../lib/texts.ts'

/** What several home screens say. */
export const dashboardTexts = defineTexts('dashboard', {
  greeting: { spec: 'Xin chào, {{name}}!', vi: 'Xin chào, {{name}}!', en: 'Hello, {{name}}!' },
  loadFailed: {
    spec: 'Chưa tải được bảng điều khiển',
    vi: 'Chưa tải được bảng điều khiển',
    en: 'The dashboard could not be loaded',
  },
  latestResults: { spec: 'Kết quả mới nhất', vi: 'Kết quả mới nhất', en: 'Latest results' },
  noResults: { spec: 'Chưa có kết quả nào.', vi: 'Chưa có kết quả nào.', en: 'No results yet.' },
  passed: { spec: 'Đạt', vi: 'Đạt', en: 'Passed' },
  failed: { spec: 'Không đạt', vi: 'Không đạt', en: 'Not passed' },
  withheld: { spec: 'Chờ công bố', vi: 'Chờ công bố', en: 'Not released' },
  points: { spec: '{{score}} / {{total}} điểm', vi: '{{score}} / {{total}} điểm', en: '{{score}} / {{total}} points' },
  shortcuts: { spec: 'Lối tắt', vi: 'Lối tắt', en: 'Shortcuts' },
  education: { spec: 'Tổng quan học tập', vi: 'Tổng quan học tập', en: 'Learning at a glance' },
  educationBody: {
    spec: 'Chủ đề, ngân hàng câu hỏi, bài kiểm tra và kết quả.',
    vi: 'Chủ đề, ngân hàng câu hỏi, bài kiểm tra và kết quả.',
    en: 'Subjects, question bank, quizzes and results.',
  },
  createQuiz: { spec: 'Tạo bài kiểm tra', vi: 'Tạo bài kiểm tra', en: 'Create a quiz' },
  createQuizBody: {
    spec: 'Chọn câu hỏi có sẵn, tải tệp lên hoặc nhờ AI.',
    vi: 'Chọn câu hỏi có sẵn, tải tệp lên hoặc nhờ AI.',
    en: 'From the bank, from a file or with AI.',
  },
  notifications: { spec: 'Thông báo', vi: 'Thông báo', en: 'Notifications' },
  notificationsBody: { spec: 'Tin mới dành cho bạn.', vi: 'Tin mới dành cho bạn.', en: 'What is new for you.' },
  deadline: { spec: 'Hạn {{date}}', vi: 'Hạn {{date}}', en: 'Due {{date}}' },
  noDeadline: { spec: 'Không có hạn', vi: 'Không có hạn', en: 'No deadline' },
  overdue: { spec: 'Quá hạn', vi: 'Quá hạn', en: 'Overdue' },
  inProgress: { spec: 'Đang làm', vi: 'Đang làm', en: 'In progress' },
})
