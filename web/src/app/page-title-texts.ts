import { defineTexts } from '../lib/texts.ts'

/** One entry per screen of the contract, for the window's title and the breadcrumb. */
export const pageTitleTexts = defineTexts('page-title', {
  home: { spec: 'Dashboard', vi: 'Bảng điều khiển', en: 'Dashboard' },
  dashboard: { spec: 'Dashboard', vi: 'Bảng điều khiển', en: 'Dashboard' },
  login: { spec: 'Đăng nhập', vi: 'Đăng nhập', en: 'Sign in' },
  register: { spec: 'Create your account', vi: 'Tạo tài khoản', en: 'Create your account' },
  forgotPassword: { spec: 'Quên mật khẩu', vi: 'Quên mật khẩu', en: 'Forgot password' },
  resetPassword: { spec: 'Set new password', vi: 'Đặt mật khẩu mới', en: 'Set new password' },
  profile: { spec: 'Your Profile', vi: 'Hồ sơ của bạn', en: 'Your profile' },
  settings: { spec: 'Cài đặt', vi: 'Cài đặt', en: 'Settings' },
  audit: { spec: 'Nhật ký hoạt động', vi: 'Nhật ký hoạt động', en: 'Audit log' },
  users: { spec: 'User Management', vi: 'Quản lý người dùng', en: 'User Management' },
  userCreate: { spec: 'Create New User', vi: 'Tạo người dùng mới', en: 'Create New User' },
  userEdit: { spec: 'Edit User', vi: 'Sửa người dùng', en: 'Edit User' },
  userView: { spec: 'Chi tiết người dùng', vi: 'Chi tiết người dùng', en: 'User details' },
  subjects: { spec: 'Subjects', vi: 'Chủ đề', en: 'Subjects' },
  subjectCreate: { spec: 'Create Subject', vi: 'Tạo chủ đề', en: 'Create Subject' },
  subjectEdit: { spec: 'Edit Subject', vi: 'Sửa chủ đề', en: 'Edit Subject' },
  subjectView: { spec: 'Subject', vi: 'Chủ đề', en: 'Subject' },
  questions: { spec: 'Question Bank', vi: 'Ngân hàng câu hỏi', en: 'Question bank' },
  questionCreate: { spec: 'Create Question', vi: 'Tạo câu hỏi', en: 'Create question' },
  questionEdit: { spec: 'Edit Question', vi: 'Sửa câu hỏi', en: 'Edit question' },
  questionEditAlias: { spec: 'Edit Question', vi: 'Sửa câu hỏi', en: 'Edit question' },
  questionView: { spec: 'Question Details', vi: 'Chi tiết câu hỏi', en: 'Question details' },
  classes: { spec: 'Lớp học', vi: 'Lớp học', en: 'Classes' },
  feedback: { spec: 'Phản hồi', vi: 'Phản hồi', en: 'Feedback' },
  notifications: { spec: 'Thông báo', vi: 'Thông báo', en: 'Notifications' },
  outbox: { spec: 'Hộp thư đi', vi: 'Hộp thư đi', en: 'Outbox' },
  uiPreview: { spec: 'UI Preview', vi: 'Xem trước giao diện', en: 'UI preview' },
  demoForms: { spec: 'Form Demo', vi: 'Biểu mẫu mẫu', en: 'Form demo' },
  demoAuth: { spec: 'Authentication Demo', vi: 'Đăng nhập mẫu', en: 'Authentication demo' },
  notFound: { spec: 'Trang không tồn tại', vi: 'Trang không tồn tại', en: 'Page not found' },
})

export type PageTitle = keyof typeof pageTitleTexts.messages
