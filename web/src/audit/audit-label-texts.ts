import { type Translate, defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

/** Words for what the log names; one that is missing here is shown as the log has it. */
export const auditActionTexts = defineTexts('audit-actions', {
  'session.start': { default: 'Đăng nhập', vi: 'Đăng nhập', en: 'Signed in' },
  'session.end': { default: 'Kết thúc phiên đăng nhập', vi: 'Kết thúc phiên đăng nhập', en: 'Ended a session' },
  'session.refuse': { default: 'Bị từ chối đăng nhập', vi: 'Bị từ chối đăng nhập', en: 'Sign-in refused' },
  'user.register': { default: 'Đăng ký tài khoản', vi: 'Đăng ký tài khoản', en: 'Registered' },
  'user.reset-password': { default: 'Đặt lại mật khẩu', vi: 'Đặt lại mật khẩu', en: 'Reset a password' },
  'user.send-reset-link': {
    default: 'Gửi liên kết đặt lại mật khẩu',
    vi: 'Gửi liên kết đặt lại mật khẩu',
    en: 'Sent a reset link',
  },
  'user.set-temporary-password': {
    default: 'Đặt mật khẩu tạm thời',
    vi: 'Đặt mật khẩu tạm thời',
    en: 'Set a temporary password',
  },
  'user.sign-out': {
    default: 'Đăng xuất một người khỏi mọi thiết bị',
    vi: 'Đăng xuất một người khỏi mọi thiết bị',
    en: 'Signed somebody out everywhere',
  },
  'user.read-sign-ins': {
    default: 'Xem các lần đăng nhập của một người',
    vi: 'Xem các lần đăng nhập của một người',
    en: 'Looked at somebody’s sign-ins',
  },
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
  'profile.update': { default: 'Sửa hồ sơ của mình', vi: 'Sửa hồ sơ của mình', en: 'Changed their own profile' },
  'profile.change-password': {
    default: 'Đổi mật khẩu của mình',
    vi: 'Đổi mật khẩu của mình',
    en: 'Changed their own password',
  },
  'settings.update': { default: 'Sửa cài đặt', vi: 'Sửa cài đặt', en: 'Changed settings' },
  'settings.test-mail': { default: 'Gửi thư thử', vi: 'Gửi thư thử', en: 'Sent a test mail' },
  'demo.remove': { default: 'Xóa dữ liệu mẫu', vi: 'Xóa dữ liệu mẫu', en: 'Removed the demo data' },
  'media.upload': { default: 'Tải ảnh lên', vi: 'Tải ảnh lên', en: 'Uploaded a picture' },
  'child.create': { default: 'Thêm con', vi: 'Thêm con', en: 'Added a child' },
  'child.update': { default: 'Sửa thông tin con', vi: 'Sửa thông tin con', en: 'Changed a child' },
  'child.export': { default: 'Tải dữ liệu của con', vi: 'Tải dữ liệu của con', en: 'Exported a child’s data' },
  'child.erase': { default: 'Xóa vĩnh viễn con', vi: 'Xóa vĩnh viễn con', en: 'Deleted a child for good' },
  'child.consent': { default: 'Quyết định về dữ liệu', vi: 'Quyết định về dữ liệu', en: 'Decided about data' },
  'child.make-code': { default: 'Tạo mã giám hộ', vi: 'Tạo mã giám hộ', en: 'Made a guardian code' },
  'child.end-code': { default: 'Hủy mã giám hộ', vi: 'Hủy mã giám hộ', en: 'Ended a guardian code' },
  'child.make-card': { default: 'Tạo mã QR vào học', vi: 'Tạo mã QR vào học', en: 'Made a sign-in code' },
  'child.set-pictures': { default: 'Chọn ba hình của con', vi: 'Chọn ba hình của con', en: 'Set a child’s pictures' },
  'child.end-sign-in': { default: 'Hủy mã QR và ba hình', vi: 'Hủy mã QR và ba hình', en: 'Ended code and pictures' },
  'child.trust-device': { default: 'Tin cậy thiết bị', vi: 'Tin cậy thiết bị', en: 'Trusted a device' },
  'child.forget-device': {
    default: 'Thôi tin cậy thiết bị',
    vi: 'Thôi tin cậy thiết bị',
    en: 'Stopped trusting a device',
  },
  'child.join': { default: 'Thành người giám hộ', vi: 'Thành người giám hộ', en: 'Became a guardian' },
  'child.leave': { default: 'Thôi làm người giám hộ', vi: 'Thôi làm người giám hộ', en: 'Left as a guardian' },
  'child.remove-guardian': {
    default: 'Bỏ liên kết người giám hộ',
    vi: 'Bỏ liên kết người giám hộ',
    en: 'Removed a guardian',
  },
  'child.read-profile': { default: 'Xem hồ sơ của con', vi: 'Xem hồ sơ của con', en: 'Read a child’s profile' },
  'child.read-results': { default: 'Xem kết quả của con', vi: 'Xem kết quả của con', en: 'Read a child’s results' },
  'child.read-attempt': { default: 'Xem bài làm của con', vi: 'Xem bài làm của con', en: 'Read a child’s attempt' },
  'child.read-privacy': {
    default: 'Xem trang dữ liệu của con',
    vi: 'Xem trang dữ liệu của con',
    en: 'Read a child’s privacy page',
  },
  'child.read-export': {
    default: 'Tải toàn bộ dữ liệu của con',
    vi: 'Tải toàn bộ dữ liệu của con',
    en: 'Took a child’s data along',
  },
  'audit.trim': { default: 'Xóa nhật ký cũ', vi: 'Xóa nhật ký cũ', en: 'Removed old entries' },
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
