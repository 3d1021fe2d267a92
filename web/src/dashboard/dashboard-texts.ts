import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

/** What several home screens say. */
export const dashboardTexts = defineTexts('dashboard', {
  greeting: { default: 'Xin chào, {{name}}!', vi: 'Xin chào, {{name}}!', en: 'Hello, {{name}}!' },
  loadFailed: {
    default: 'Chưa tải được bảng điều khiển',
    vi: 'Chưa tải được bảng điều khiển',
    en: 'The dashboard could not be loaded',
  },
  latestResults: { default: 'Kết quả mới nhất', vi: 'Kết quả mới nhất', en: 'Latest results' },
  noResults: { default: 'Chưa có kết quả nào.', vi: 'Chưa có kết quả nào.', en: 'No results yet.' },
  passed: words.passed,
  failed: words.notPassed,
  pending: words.pending,
  withheld: words.notReleased,
  points: {
    default: '{{score}} / {{total}} điểm',
    vi: '{{score}} / {{total}} điểm',
    en: '{{score}} / {{total}} points',
  },
  shortcuts: { default: 'Lối tắt', vi: 'Lối tắt', en: 'Shortcuts' },
  education: words.learningAtGlance,
  educationBody: {
    default: 'Chủ đề, ngân hàng câu hỏi, bài kiểm tra và kết quả.',
    vi: 'Chủ đề, ngân hàng câu hỏi, bài kiểm tra và kết quả.',
    en: 'Subjects, question bank, quizzes and results.',
  },
  createQuiz: words.createQuiz,
  createQuizBody: {
    default: 'Chọn câu hỏi có sẵn, tải tệp lên hoặc nhờ AI.',
    vi: 'Chọn câu hỏi có sẵn, tải tệp lên hoặc nhờ AI.',
    en: 'From the bank, from a file or with AI.',
  },
  toMark: { default: 'Bài chờ chấm', vi: 'Bài chờ chấm', en: 'To be marked' },
  essays: { default: 'Câu trả lời chờ chấm', vi: 'Câu trả lời chờ chấm', en: 'Answers to mark' },
  noEssays: {
    default: 'Không có câu trả lời nào chờ chấm.',
    vi: 'Không có câu trả lời nào chờ chấm.',
    en: 'No answer waits to be marked.',
  },
  essaysOf: { default: '{{count}} câu chờ chấm', vi: '{{count}} câu chờ chấm', en: '{{count}} to mark' },
  seeAllEssays: {
    default: 'Chấm tất cả bài đang chờ',
    vi: 'Chấm tất cả bài đang chờ',
    en: 'Mark everything that waits',
  },
  mark: { default: 'Chấm bài', vi: 'Chấm bài', en: 'Mark' },
  notifications: words.notifications,
  notificationsBody: { default: 'Tin mới dành cho bạn.', vi: 'Tin mới dành cho bạn.', en: 'What is new for you.' },
  deadline: { default: 'Hạn {{date}}', vi: 'Hạn {{date}}', en: 'Due {{date}}' },
  noDeadline: { default: 'Không có hạn', vi: 'Không có hạn', en: 'No deadline' },
  overdue: { default: 'Quá hạn', vi: 'Quá hạn', en: 'Overdue' },
  inProgress: words.inProgress,
})
