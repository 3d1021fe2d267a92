import { defineTexts } from '../lib/texts.ts'
import { warningWords } from '../lib/warning-texts.ts'
import { words } from '../lib/word-texts.ts'

export const notificationTexts = defineTexts('notifications', {
  title: words.notifications,
  description: {
    default: 'Những gì cần bạn biết hoặc xử lý, mới nhất ở trên.',
    vi: 'Những gì cần bạn biết hoặc xử lý, mới nhất ở trên.',
    en: 'What you should know or act on, newest first.',
  },
  bell: words.notifications,
  bellUnread: {
    default: 'Thông báo, {{unread}} chưa đọc',
    vi: 'Thông báo, {{unread}} chưa đọc',
    en: 'Notifications, {{unread}} unread',
  },
  unread: { default: 'Chưa đọc', vi: 'Chưa đọc', en: 'Unread' },
  markRead: { default: 'Đánh dấu đã đọc', vi: 'Đánh dấu đã đọc', en: 'Mark as read' },
  markReadOf: {
    default: 'Đánh dấu đã đọc: {{name}}',
    vi: 'Đánh dấu đã đọc: {{name}}',
    en: 'Mark as read: {{name}}',
  },
  markAllRead: { default: 'Đánh dấu tất cả đã đọc', vi: 'Đánh dấu tất cả đã đọc', en: 'Mark all as read' },
  allRead: {
    default: 'Đã đánh dấu tất cả là đã đọc.',
    vi: 'Đã đánh dấu tất cả là đã đọc.',
    en: 'All notifications are marked as read.',
  },
  showAll: { default: 'Xem tất cả thông báo', vi: 'Xem tất cả thông báo', en: 'Show all notifications' },
  open: { default: 'Mở', vi: 'Mở', en: 'Open' },
  empty: { default: 'Chưa có thông báo nào', vi: 'Chưa có thông báo nào', en: 'No notifications yet' },
  emptyMessage: {
    default: 'Khi có việc cần bạn biết, tin sẽ xuất hiện ở đây.',
    vi: 'Khi có việc cần bạn biết, tin sẽ xuất hiện ở đây.',
    en: 'When there is something you should know, it appears here.',
  },
  loadFailed: {
    default: 'Không tải được thông báo',
    vi: 'Không tải được thông báo',
    en: 'Notifications could not be loaded',
  },
  welcomeStart: { default: 'Chào mừng bạn!', vi: 'Chào mừng bạn!', en: 'Welcome!' },
  welcomeStartText: {
    default: 'Hệ thống đã sẵn sàng với dữ liệu mẫu. Bạn có thể thử mọi thứ mà không sợ hỏng.',
    vi: 'Hệ thống đã sẵn sàng với dữ liệu mẫu. Bạn có thể thử mọi thứ mà không sợ hỏng.',
    en: 'The system is ready, with demo data. Try everything; nothing here can break.',
  },
  welcomeMail: {
    default: 'Thư được giữ trong hộp thư đi',
    vi: 'Thư được giữ trong hộp thư đi',
    en: 'Mails stay in the outbox',
  },
  welcomeMailText: {
    default:
      'Khi chưa cấu hình máy chủ thư (SMTP_URL), mọi thư nằm lại trong hộp thư đi; bạn có thể chép liên kết từ đó.',
    vi: 'Khi chưa cấu hình máy chủ thư (SMTP_URL), mọi thư nằm lại trong hộp thư đi; bạn có thể chép liên kết từ đó.',
    en: 'While no mail server is configured (SMTP_URL), every mail stays in the outbox; its link can be copied there.',
  },
  welcomeBackup: { default: 'Nhớ sao lưu dữ liệu', vi: 'Nhớ sao lưu dữ liệu', en: 'Remember to back up' },
  welcomeBackupText: {
    default: 'Mọi dữ liệu nằm trong thư mục dữ liệu của máy chủ (DATA_DIR). Hãy sao lưu thư mục này thường xuyên.',
    vi: 'Mọi dữ liệu nằm trong thư mục dữ liệu của máy chủ (DATA_DIR). Hãy sao lưu thư mục này thường xuyên.',
    en: "Everything is kept in the server's data folder (DATA_DIR). Back it up regularly.",
  },
  consentChanged: {
    default: 'Quyết định về dữ liệu của con',
    vi: 'Quyết định về dữ liệu của con',
    en: 'A decision about your child’s data',
  },
  consentGivenText: {
    default: 'Người giám hộ khác của {{child}} vừa đồng ý: {{purposes}}.',
    vi: 'Người giám hộ khác của {{child}} vừa đồng ý: {{purposes}}.',
    en: 'Another guardian of {{child}} has agreed to: {{purposes}}.',
  },
  consentWithdrawnText: {
    default: 'Người giám hộ khác của {{child}} vừa rút lại hoặc không đồng ý: {{purposes}}.',
    vi: 'Người giám hộ khác của {{child}} vừa rút lại hoặc không đồng ý: {{purposes}}.',
    en: 'Another guardian of {{child}} has withdrawn or refused: {{purposes}}.',
  },
  purpose_account: { default: 'tài khoản và kết quả', vi: 'tài khoản và kết quả', en: 'account and results' },
  purpose_ai: { default: 'tính năng AI', vi: 'tính năng AI', en: 'AI features' },
  purpose_statistics: { default: 'thống kê chung', vi: 'thống kê chung', en: 'common figures' },
  guardianJoined: { default: 'Con có thêm người giám hộ', vi: 'Con có thêm người giám hộ', en: 'A new guardian' },
  guardianJoinedText: {
    default: 'Một người đã dùng mã và là người giám hộ của {{child}} từ bây giờ.',
    vi: 'Một người đã dùng mã và là người giám hộ của {{child}} từ bây giờ.',
    en: 'Somebody has used a code and is a guardian of {{child}} now.',
  },
  guardianLeft: {
    default: 'Một người giám hộ không còn liên kết',
    vi: 'Một người giám hộ không còn liên kết',
    en: 'A guardian has gone',
  },
  guardianLeftText: {
    default: 'Một người giám hộ của {{child}} đã rời đi.',
    vi: 'Một người giám hộ của {{child}} đã rời đi.',
    en: 'A guardian of {{child}} has left.',
  },
  guardianTakenOffText: {
    default: 'Một người giám hộ của {{child}} đã bị người khác bỏ liên kết.',
    vi: 'Một người giám hộ của {{child}} đã bị người khác bỏ liên kết.',
    en: 'A guardian of {{child}} was removed by another.',
  },
  guardianRemoved: {
    default: 'Bạn không còn là người giám hộ',
    vi: 'Bạn không còn là người giám hộ',
    en: 'You are no longer a guardian',
  },
  guardianRemovedText: {
    default: 'Người giám hộ khác đã bỏ liên kết giữa bạn và {{child}}. Nếu không đúng, hãy liên hệ quản trị viên.',
    vi: 'Người giám hộ khác đã bỏ liên kết giữa bạn và {{child}}. Nếu không đúng, hãy liên hệ quản trị viên.',
    en: 'Another guardian has removed you from {{child}}. If this is not right, please ask an administrator.',
  },
  registration: { default: 'Tài khoản mới chờ duyệt', vi: 'Tài khoản mới chờ duyệt', en: 'A registration is waiting' },
  registrationText: {
    default: '{{name}} đã đăng ký với vai trò {{role}} và đang chờ quản trị viên duyệt.',
    vi: '{{name}} đã đăng ký với vai trò {{role}} và đang chờ quản trị viên duyệt.',
    en: '{{name}} registered as {{role}} and is waiting for approval.',
  },
  administrator: words.administrator,
  parent: { default: 'phụ huynh', vi: 'phụ huynh', en: 'parent' },
  student: { default: 'học sinh', vi: 'học sinh', en: 'student' },
  cancel: words.cancel,
  approve: { default: 'Duyệt', vi: 'Duyệt', en: 'Approve' },
  approveOf: { default: 'Duyệt {{name}}', vi: 'Duyệt {{name}}', en: 'Approve {{name}}' },
  reject: { default: 'Từ chối', vi: 'Từ chối', en: 'Reject' },
  rejectOf: { default: 'Từ chối {{name}}', vi: 'Từ chối {{name}}', en: 'Reject {{name}}' },
  approved: { default: 'Đã duyệt', vi: 'Đã duyệt', en: 'Approved' },
  rejected: { default: 'Đã từ chối', vi: 'Đã từ chối', en: 'Rejected' },
  settled: { default: 'Đã xử lý', vi: 'Đã xử lý', en: 'Settled' },
  rejectTitle: {
    default: 'Từ chối đăng ký của {{name}}?',
    vi: 'Từ chối đăng ký của {{name}}?',
    en: 'Reject the registration of {{name}}?',
  },
  rejectAdministrator: {
    default: 'Tài khoản sẽ không được đăng nhập. Bạn vẫn có thể duyệt lại trong trang người dùng.',
    vi: 'Tài khoản sẽ không được đăng nhập. Bạn vẫn có thể duyệt lại trong trang người dùng.',
    en: 'The account will not be able to sign in. You can still approve it on the users page.',
  },
  rejectParent: {
    default:
      'Phụ huynh này vẫn đăng nhập và làm việc với con mình, nhưng không xem được câu hỏi của quản trị viên. Bạn vẫn có thể duyệt lại trong trang người dùng.',
    vi: 'Phụ huynh này vẫn đăng nhập và làm việc với con mình, nhưng không xem được câu hỏi của quản trị viên. Bạn vẫn có thể duyệt lại trong trang người dùng.',
    en: 'This parent can still sign in and work with their own children, but does not see the questions of administrators. You can still approve the account on the users page.',
  },
  questionReported: { default: 'Câu hỏi bị báo lỗi', vi: 'Câu hỏi bị báo lỗi', en: 'A question was reported' },
  questionReportedText: {
    default: '{{reporter}} đã báo lỗi câu hỏi “{{question}}”.',
    vi: '{{reporter}} đã báo lỗi câu hỏi “{{question}}”.',
    en: '{{reporter}} reported the question “{{question}}”.',
  },
  feedbackAnswered: {
    default: 'Phản hồi của bạn đã được xem xét',
    vi: 'Phản hồi của bạn đã được xem xét',
    en: 'Your feedback was looked at',
  },
  feedbackAnsweredText: {
    default: 'Có tin mới về phản hồi của bạn cho câu hỏi “{{question}}”.',
    vi: 'Có tin mới về phản hồi của bạn cho câu hỏi “{{question}}”.',
    en: 'There is news about your feedback on the question “{{question}}”.',
  },
  feedbackResolvedText: {
    default: 'Câu hỏi “{{question}}” đã được sửa theo phản hồi của bạn. Cảm ơn bạn!',
    vi: 'Câu hỏi “{{question}}” đã được sửa theo phản hồi của bạn. Cảm ơn bạn!',
    en: 'The question “{{question}}” was fixed after your feedback. Thank you!',
  },
  quizAssigned: { default: 'Bạn có bài kiểm tra mới', vi: 'Bạn có bài kiểm tra mới', en: 'You have a new quiz' },
  quizAssignedText: {
    default: 'Bạn được giao bài “{{quiz}}”.',
    vi: 'Bạn được giao bài “{{quiz}}”.',
    en: 'The quiz “{{quiz}}” was assigned to you.',
  },
  quizAssignedUntilText: {
    default: 'Bạn được giao bài “{{quiz}}”, hạn chót {{deadline}}.',
    vi: 'Bạn được giao bài “{{quiz}}”, hạn chót {{deadline}}.',
    en: 'The quiz “{{quiz}}” was assigned to you, due {{deadline}}.',
  },
  quizFinished: { default: 'Con bạn đã làm xong bài', vi: 'Con bạn đã làm xong bài', en: 'Your child finished a quiz' },
  attemptMarked: { default: 'Bài làm đã được chấm', vi: 'Bài làm đã được chấm', en: 'Your answers are marked' },
  attemptMarkedText: {
    default: 'Bài “{{quiz}}” đã được chấm. Kết quả sẽ được công bố sau.',
    vi: 'Bài “{{quiz}}” đã được chấm. Kết quả sẽ được công bố sau.',
    en: 'The quiz “{{quiz}}” is marked. The result will be released later.',
  },
  attemptMarkedScoreText: {
    default: 'Bài “{{quiz}}” đã được chấm: {{score}} điểm.',
    vi: 'Bài “{{quiz}}” đã được chấm: {{score}} điểm.',
    en: 'The quiz “{{quiz}}” is marked: {{score}} points.',
  },
  attemptMarkedPassedText: {
    default: 'Bài “{{quiz}}” đã được chấm: {{score}} điểm, đạt.',
    vi: 'Bài “{{quiz}}” đã được chấm: {{score}} điểm, đạt.',
    en: 'The quiz “{{quiz}}” is marked: {{score}} points, passed.',
  },
  quizPendingText: {
    default: '{{child}} đã làm xong bài “{{quiz}}”. Có {{count}} câu chờ chấm.',
    vi: '{{child}} đã làm xong bài “{{quiz}}”. Có {{count}} câu chờ chấm.',
    en: '{{child}} finished the quiz “{{quiz}}”. {{count}} {{count:answer waits|answers wait}} to be marked.',
  },
  quizFinishedText: {
    default: '{{child}} đã làm xong bài “{{quiz}}”. Kết quả sẽ được công bố sau.',
    vi: '{{child}} đã làm xong bài “{{quiz}}”. Kết quả sẽ được công bố sau.',
    en: '{{child}} finished the quiz “{{quiz}}”. The result will be released later.',
  },
  quizFinishedScoreText: {
    default: '{{child}} đã làm xong bài “{{quiz}}” và được {{score}} điểm.',
    vi: '{{child}} đã làm xong bài “{{quiz}}” và được {{score}} điểm.',
    en: '{{child}} finished the quiz “{{quiz}}” and scored {{score}}.',
  },
  quizPassedText: {
    default: '{{child}} đã làm xong bài “{{quiz}}”, được {{score}} điểm và đạt.',
    vi: '{{child}} đã làm xong bài “{{quiz}}”, được {{score}} điểm và đạt.',
    en: '{{child}} finished the quiz “{{quiz}}”, scored {{score}} and passed.',
  },
  quizFailedText: {
    default: '{{child}} đã làm xong bài “{{quiz}}”, được {{score}} điểm, chưa đạt.',
    vi: '{{child}} đã làm xong bài “{{quiz}}”, được {{score}} điểm, chưa đạt.',
    en: '{{child}} finished the quiz “{{quiz}}”, scored {{score}} and did not pass yet.',
  },
  generationDone: {
    default: 'AI đã tạo xong câu hỏi',
    vi: 'AI đã tạo xong câu hỏi',
    en: 'The AI finished its questions',
  },
  generationDoneText: {
    default: '“{{title}}” đã sẵn sàng để bạn đọc lại và kích hoạt.',
    vi: '“{{title}}” đã sẵn sàng để bạn đọc lại và kích hoạt.',
    en: '“{{title}}” is ready for you to read and activate.',
  },
  generationFailed: {
    default: 'AI chưa tạo được câu hỏi',
    vi: 'AI chưa tạo được câu hỏi',
    en: 'The AI could not make the questions',
  },
  generationFailedText: {
    default: '“{{title}}” không thành công. Hãy xem lý do và thử lại.',
    vi: '“{{title}}” không thành công. Hãy xem lý do và thử lại.',
    en: '“{{title}}” did not succeed. See why, and try again.',
  },
  postReview: { default: 'Bài viết chờ duyệt', vi: 'Bài viết chờ duyệt', en: 'A post waits for you' },
  postReviewText: {
    default: '{{author}} xin đăng bài viết “{{title}}”.',
    vi: '{{author}} xin đăng bài viết “{{title}}”.',
    en: '{{author}} asks you to publish the post “{{title}}”.',
  },
  postApprovedText: {
    default: 'Quản trị viên đã đăng bài viết “{{title}}” của bạn.',
    vi: 'Quản trị viên đã đăng bài viết “{{title}}” của bạn.',
    en: 'An administrator published your post “{{title}}”.',
  },
  postReturned: { default: 'Bài viết được trả lại', vi: 'Bài viết được trả lại', en: 'A post came back to you' },
  postReturnedText: {
    default: 'Bài viết “{{title}}” cần sửa thêm: {{word}}',
    vi: 'Bài viết “{{title}}” cần sửa thêm: {{word}}',
    en: 'The post “{{title}}” needs a change: {{word}}',
  },
  postPublished: { default: 'Bài viết đã được đăng', vi: 'Bài viết đã được đăng', en: 'A post went out' },
  postPublishedText: {
    default: 'Bài viết hẹn giờ “{{title}}” đã được đăng.',
    vi: 'Bài viết hẹn giờ “{{title}}” đã được đăng.',
    en: 'The scheduled post “{{title}}” was published.',
  },
  postOverdue: { default: 'Bài viết bị trễ', vi: 'Bài viết bị trễ', en: 'A post is overdue' },
  postOverdueText: {
    default: 'Bài viết “{{title}}” đã đến giờ nhưng chưa được đăng.',
    vi: 'Bài viết “{{title}}” đã đến giờ nhưng chưa được đăng.',
    en: 'The post “{{title}}” should have been published and was not.',
  },
  ...warningWords,
  systemWarning: { default: 'Hệ thống cần bạn xem', vi: 'Hệ thống cần bạn xem', en: 'The system needs you' },
})
