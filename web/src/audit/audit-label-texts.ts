import { type Translate, defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

/** Words for what the log names; one that is missing here is shown as the log has it. */
export const auditActionTexts = defineTexts('audit-actions', {
  'session.start': { default: 'Đăng nhập', vi: 'Đăng nhập', en: 'Signed in' },
  'session.end': { default: 'Kết thúc phiên đăng nhập', vi: 'Kết thúc phiên đăng nhập', en: 'Ended a session' },
  'session.refuse': { default: 'Bị từ chối đăng nhập', vi: 'Bị từ chối đăng nhập', en: 'Sign-in refused' },
  'user.register': { default: 'Đăng ký tài khoản', vi: 'Đăng ký tài khoản', en: 'Registered' },
  'user.reset-password': { default: 'Đặt lại mật khẩu', vi: 'Đặt lại mật khẩu', en: 'Reset a password' },
  'user.verify-email': { default: 'Xác minh địa chỉ email', vi: 'Xác minh địa chỉ email', en: 'Verified an address' },
  'user.report': { default: 'Báo “không phải tôi”', vi: 'Báo “không phải tôi”', en: 'Said “this was not me”' },
  'keys.rotate': { default: 'Đổi khóa ký', vi: 'Đổi khóa ký', en: 'Changed the signing keys' },
  'user.create': { default: 'Tạo người dùng', vi: 'Tạo người dùng', en: 'Created a user' },
  'user.update': { default: 'Sửa người dùng', vi: 'Sửa người dùng', en: 'Changed a user' },
  'user.delete': { default: 'Xóa người dùng', vi: 'Xóa người dùng', en: 'Deleted a user' },
  'user.restore': { default: 'Khôi phục người dùng', vi: 'Khôi phục người dùng', en: 'Restored a user' },
  'user.purge': { default: 'Xóa vĩnh viễn người dùng', vi: 'Xóa vĩnh viễn người dùng', en: 'Removed a user for good' },
  'user.approve': { default: 'Duyệt đăng ký', vi: 'Duyệt đăng ký', en: 'Approved a registration' },
  'user.reject': { default: 'Từ chối đăng ký', vi: 'Từ chối đăng ký', en: 'Rejected a registration' },
  'user.export': { default: 'Xuất danh sách người dùng', vi: 'Xuất danh sách người dùng', en: 'Exported users' },
  'profile.update': { default: 'Sửa hồ sơ của mình', vi: 'Sửa hồ sơ của mình', en: 'Changed the own profile' },
  'profile.change-password': {
    default: 'Đổi mật khẩu của mình',
    vi: 'Đổi mật khẩu của mình',
    en: 'Changed the own password',
  },
  'settings.update': { default: 'Sửa cài đặt', vi: 'Sửa cài đặt', en: 'Changed settings' },
  'settings.test-mail': { default: 'Gửi thư thử', vi: 'Gửi thư thử', en: 'Sent a test mail' },
  'demo.remove': { default: 'Xóa dữ liệu mẫu', vi: 'Xóa dữ liệu mẫu', en: 'Removed the demo data' },
  'media.upload': { default: 'Tải ảnh lên', vi: 'Tải ảnh lên', en: 'Uploaded a picture' },
  'audit.export': { default: 'Xuất nhật ký', vi: 'Xuất nhật ký', en: 'Exported the log' },
})

export const auditRecordTexts = defineTexts('audit-records', {
  user: { default: 'Người dùng', vi: 'Người dùng', en: 'User' },
  session: { default: 'Phiên đăng nhập', vi: 'Phiên đăng nhập', en: 'Session' },
  settings: words.settings,
  demo: words.demoData,
  media: words.picture,
  audit: { default: 'Nhật ký', vi: 'Nhật ký', en: 'Audit log' },
})

type ActionKey = keyof typeof auditActionTexts.messages
type RecordKey = keyof typeof auditRecordTexts.messages

export function actionLabel(t: Translate<ActionKey>, action: string): string {
  return Object.hasOwn(auditActionTexts.messages, action) ? t(action as ActionKey) : action
}

export function recordLabel(t: Translate<RecordKey>, recordType: string): string {
  return Object.hasOwn(auditRecordTexts.messages, recordType) ? t(recordType as RecordKey) : recordType
}
