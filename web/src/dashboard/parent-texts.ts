import { defineTexts } from '../lib/texts.ts'

export const parentTexts = defineTexts('parent-home', {
  introduction: {
    spec: 'Tuần học của các con, bài đang mở và kết quả mới.',
    vi: 'Tuần học của các con, bài đang mở và kết quả mới.',
    en: 'Your children’s week, open quizzes and new results.',
  },
  notApproved: {
    spec: 'Tài khoản đang chờ quản trị viên duyệt. Khi đó bạn sẽ thấy thêm câu hỏi và bài kiểm tra của trường.',
    vi: 'Tài khoản đang chờ quản trị viên duyệt. Khi đó bạn sẽ thấy thêm câu hỏi và bài kiểm tra của trường.',
    en: 'Your account waits for an administrator. Then the questions and quizzes of the school open too.',
  },
  noChildren: {
    spec: 'Không có con nào được liên kết.',
    vi: 'Không có con nào được liên kết.',
    en: 'No child is linked to you.',
  },
  noChildrenMessage: {
    spec: 'Tạo tài khoản cho con để giao bài và xem kết quả ở đây.',
    vi: 'Tạo tài khoản cho con để giao bài và xem kết quả ở đây.',
    en: 'Make an account for your child to give quizzes and see results here.',
  },
  addChild: { spec: 'Thêm con', vi: 'Thêm con', en: 'Add a child' },
  week: { spec: '7 ngày qua', vi: '7 ngày qua', en: 'Last 7 days' },
  weekFinished: { spec: 'Bài đã làm', vi: 'Bài đã làm', en: 'Finished' },
  weekPassed: { spec: 'Đạt', vi: 'Đạt', en: 'Passed' },
  weekAverage: { spec: 'Điểm trung bình', vi: 'Điểm trung bình', en: 'Average score' },
  weekMinutes: { spec: 'Số phút học', vi: 'Số phút học', en: 'Minutes' },
  dayCount: { spec: '{{day}}: {{count}} bài', vi: '{{day}}: {{count}} bài', en: '{{day}}: {{count}} finished' },
  openQuizzes: { spec: 'Bài đang mở', vi: 'Bài đang mở', en: 'Open quizzes' },
  openCount: { spec: '{{count}} bài đang mở', vi: '{{count}} bài đang mở', en: '{{count}} open' },
  overdueCount: { spec: '{{count}} bài quá hạn', vi: '{{count}} bài quá hạn', en: '{{count}} overdue' },
  nothingOpen: { spec: 'Không có bài nào đang mở.', vi: 'Không có bài nào đang mở.', en: 'Nothing is open.' },
  allResults: { spec: 'Tất cả kết quả', vi: 'Tất cả kết quả', en: 'All results' },
  allResultsOf: {
    spec: 'Tất cả kết quả của {{name}}',
    vi: 'Tất cả kết quả của {{name}}',
    en: 'All results of {{name}}',
  },
})
