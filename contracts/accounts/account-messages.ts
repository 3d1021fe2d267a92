import { defineMessages } from '../messages.ts'

export const accountMessages = defineMessages('accounts', {
  identifierRequired: {
    default: 'Vui lòng nhập email hoặc tên đăng nhập',
    vi: 'Vui lòng nhập email hoặc tên đăng nhập',
    en: 'Please enter your email or username',
  },
  loginPasswordRequired: {
    default: 'Vui lòng nhập mật khẩu',
    vi: 'Vui lòng nhập mật khẩu',
    en: 'Please enter your password',
  },
  loginPasswordShort: {
    default: 'Mật khẩu phải có ít nhất 6 ký tự',
    vi: 'Mật khẩu phải có ít nhất 6 ký tự',
    en: 'The password has at least 6 characters',
  },
  wrongCredentials: {
    default: 'Email hoặc mật khẩu không đúng. Vui lòng thử lại.',
    vi: 'Email hoặc mật khẩu không đúng. Vui lòng thử lại.',
    en: 'Wrong email or password. Please try again.',
  },
  deactivated: {
    default: 'Account is deactivated. Please contact administrator.',
    vi: 'Tài khoản chưa được kích hoạt hoặc đã bị khóa. Vui lòng liên hệ quản trị viên.',
    en: 'Account is deactivated. Please contact administrator.',
  },
  awaitingApproval: {
    default: 'Tài khoản đang chờ quản trị viên duyệt.',
    vi: 'Tài khoản đang chờ quản trị viên duyệt.',
    en: 'This account is waiting for an administrator to approve it.',
  },
  locked: {
    default: 'Tài khoản đang bị khóa vì có người báo lạ. Hãy đặt mật khẩu mới bằng liên kết trong email.',
    vi: 'Tài khoản đang bị khóa vì có người báo lạ. Hãy đặt mật khẩu mới bằng liên kết trong email.',
    en: 'This account is locked because somebody reported it. Set a new password with the link in your mail.',
  },
  invalidRefreshToken: {
    default: 'Invalid refresh token',
    vi: 'Phiên đăng nhập không còn hiệu lực',
    en: 'Invalid refresh token',
  },
  noToken: { default: 'No token provided', vi: 'Bạn chưa đăng nhập', en: 'No token provided' },
  invalidToken: { default: 'Invalid token', vi: 'Phiên đăng nhập không hợp lệ', en: 'Invalid token' },
  passwordChangeRequired: {
    default: 'Please change your temporary password first',
    vi: 'Vui lòng đổi mật khẩu tạm thời trước',
    en: 'Please change your temporary password first',
  },
  invalidTokenFormat: {
    default: 'Invalid token format',
    vi: 'Phiên đăng nhập không hợp lệ',
    en: 'Invalid token format',
  },
  loggedOut: { default: 'Logged out successfully', vi: 'Đã đăng xuất', en: 'Logged out successfully' },
  loginFailed: {
    default: 'Login failed. Please try again.',
    vi: 'Đăng nhập không thành công. Vui lòng thử lại.',
    en: 'Login failed. Please try again.',
  },
  loginException: {
    default: 'Có lỗi xảy ra. Vui lòng thử lại.',
    vi: 'Có lỗi xảy ra. Vui lòng thử lại.',
    en: 'Something went wrong. Please try again.',
  },
})
