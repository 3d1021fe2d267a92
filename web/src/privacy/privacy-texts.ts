import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const privacyTexts = defineTexts('privacy', {
  title: { default: 'Dữ liệu của {{name}}', vi: 'Dữ liệu của {{name}}', en: 'Data of {{name}}' },
  introduction: {
    default: 'Dữ liệu của con được dùng vào việc gì, ai chăm sóc con, ai đã xem; tải về hoặc xóa vĩnh viễn mọi thứ.',
    vi: 'Dữ liệu của con được dùng vào việc gì, ai chăm sóc con, ai đã xem; tải về hoặc xóa vĩnh viễn mọi thứ.',
    en: 'What the child’s data is used for, who looks after the child, who has looked at it; take everything along or delete it for good.',
  },
  loadFailed: { default: 'Không tìm thấy con', vi: 'Không tìm thấy con', en: 'Child not found' },
  takeAlong: { default: 'Mang dữ liệu theo', vi: 'Mang dữ liệu theo', en: 'Take the data along' },
  download: { default: 'Tải dữ liệu', vi: 'Tải dữ liệu', en: 'Download the data' },
  downloadPage: { default: 'Tải trang để đọc và in', vi: 'Tải trang để đọc và in', en: 'Download a page to read' },
  downloadAbout: {
    default:
      'Tài khoản, người giám hộ, đồng ý, bài được giao, mọi lần làm bài cùng câu trả lời và kết quả, đánh giá, phản hồi, thông báo, phiên đăng nhập, ảnh và nhật ký. Không có mật khẩu. Trang để đọc là tệp ZIP: mở index.html; tệp dữ liệu là JSON.',
    vi: 'Tài khoản, người giám hộ, đồng ý, bài được giao, mọi lần làm bài cùng câu trả lời và kết quả, đánh giá, phản hồi, thông báo, phiên đăng nhập, ảnh và nhật ký. Không có mật khẩu. Trang để đọc là tệp ZIP: mở index.html; tệp dữ liệu là JSON.',
    en: 'The account, guardians, agreements, assigned quizzes, every attempt with answers and results, ratings, reports, notifications, sessions, pictures and log entries. No passwords. The page to read is a ZIP file: open index.html; the data is a JSON file.',
  },
  downloadFailed: {
    default: 'Chưa tải được tệp. Hãy thử lại.',
    vi: 'Chưa tải được tệp. Hãy thử lại.',
    en: 'The file could not be fetched. Please try again.',
  },
  erase: { default: 'Xóa vĩnh viễn', vi: 'Xóa vĩnh viễn', en: 'Delete for good' },
  eraseAbout: {
    default: 'Không thể hoàn tác. Hãy tải dữ liệu trước nếu bạn muốn giữ lại.',
    vi: 'Không thể hoàn tác. Hãy tải dữ liệu trước nếu bạn muốn giữ lại.',
    en: 'This cannot be undone. Download the data first if you want to keep it.',
  },
  eraseTitle: {
    default: 'Xóa mọi dữ liệu của {{name}}?',
    vi: 'Xóa mọi dữ liệu của {{name}}?',
    en: 'Delete everything about {{name}}?',
  },
  goesAccount: {
    default: 'Tài khoản, ảnh đại diện và mọi phiên đăng nhập: con bị đăng xuất ngay.',
    vi: 'Tài khoản, ảnh đại diện và mọi phiên đăng nhập: con bị đăng xuất ngay.',
    en: 'The account, the picture and all sessions: the child is signed out at once.',
  },
  goesLearning: {
    default: 'Bài được giao, mọi lần làm bài, câu trả lời, kết quả và đánh giá.',
    vi: 'Bài được giao, mọi lần làm bài, câu trả lời, kết quả và đánh giá.',
    en: 'Assigned quizzes, all attempts, answers, results and ratings.',
  },
  goesTold: {
    default: 'Thông báo và thư về con; tên con trên các phản hồi.',
    vi: 'Thông báo và thư về con; tên con trên các phản hồi.',
    en: 'Notifications and mails about the child; the name on reports.',
  },
  staysNumbers: {
    default: 'Còn lại: số liệu thống kê không tên, và mã số trong nhật ký.',
    vi: 'Còn lại: số liệu thống kê không tên, và mã số trong nhật ký.',
    en: 'What stays: statistics without a name, and ids in the audit log.',
  },
  noUndo: { default: 'Việc này không thể hoàn tác.', vi: 'Việc này không thể hoàn tác.', en: 'This cannot be undone.' },
  cancel: words.cancel,
})
