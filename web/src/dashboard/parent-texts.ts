import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const parentTexts = defineTexts('parent-home', {
  introduction: {
    default: 'Tuần học của các con, bài đang mở và kết quả mới.',
    vi: 'Tuần học của các con, bài đang mở và kết quả mới.',
    en: 'Your children’s week, open quizzes and new results.',
  },
  notApproved: {
    default: 'Tài khoản đang chờ quản trị viên duyệt. Khi đó bạn sẽ thấy thêm câu hỏi và bài kiểm tra của trường.',
    vi: 'Tài khoản đang chờ quản trị viên duyệt. Khi đó bạn sẽ thấy thêm câu hỏi và bài kiểm tra của trường.',
    en: 'Your account waits for an administrator. Then the questions and quizzes of the school open too.',
  },
  noChildren: {
    default: 'Không có con nào được liên kết.',
    vi: 'Không có con nào được liên kết.',
    en: 'No child is linked to you.',
  },
  noChildrenMessage: {
    default: 'Tạo tài khoản cho con để giao bài và xem kết quả ở đây.',
    vi: 'Tạo tài khoản cho con để giao bài và xem kết quả ở đây.',
    en: 'Make an account for your child to give quizzes and see results here.',
  },
  addChild: words.addChild,
  week: { default: '7 ngày qua', vi: '7 ngày qua', en: 'Last 7 days' },
  weekFinished: { default: 'Bài đã làm', vi: 'Bài đã làm', en: 'Finished' },
  weekPassed: words.passed,
  weekPending: words.pending,
  weekAverage: words.averageScore,
  weekMinutes: { default: 'Số phút học', vi: 'Số phút học', en: 'Minutes' },
  dayCount: { default: '{{day}}: {{count}} bài', vi: '{{day}}: {{count}} bài', en: '{{day}}: {{count}} finished' },
  openQuizzes: { default: 'Bài đang mở', vi: 'Bài đang mở', en: 'Open quizzes' },
  openCount: { default: '{{count}} bài đang mở', vi: '{{count}} bài đang mở', en: '{{count}} open' },
  overdueCount: { default: '{{count}} bài quá hạn', vi: '{{count}} bài quá hạn', en: '{{count}} overdue' },
  nothingOpen: { default: 'Không có bài nào đang mở.', vi: 'Không có bài nào đang mở.', en: 'Nothing is open.' },
  posts: { default: 'Bài viết', vi: 'Bài viết', en: 'Posts' },
  postsBody: {
    default: 'Đọc bài đã đăng và viết bài của bạn',
    vi: 'Đọc bài đã đăng và viết bài của bạn',
    en: 'Read what is published and write your own',
  },
  blog: { default: 'Blog', vi: 'Blog', en: 'Blog' },
  blogBody: {
    default: 'Trang mà mọi người cùng đọc',
    vi: 'Trang mà mọi người cùng đọc',
    en: 'The page that everybody reads',
  },
  assign: { default: 'Giao bài', vi: 'Giao bài', en: 'Assign a quiz' },
  assignTo: { default: 'Giao bài cho {{name}}', vi: 'Giao bài cho {{name}}', en: 'Assign a quiz to {{name}}' },
  allResults: { default: 'Tất cả kết quả', vi: 'Tất cả kết quả', en: 'All results' },
  allResultsOf: {
    default: 'Tất cả kết quả của {{name}}',
    vi: 'Tất cả kết quả của {{name}}',
    en: 'All results of {{name}}',
  },
})
