import { defineMessages } from './messages.ts'

export const accountMessages = defineMessages({
  identifierRequired: {
    spec: 'Vui lòng nhập email hoặc tên đăng nhập',
    vi: 'Vui lòng nhập email hoặc tên đăng nhập',
    en: 'Please enter your email or username',
  },
  loginPasswordRequired: {
    spec: 'Vui lòng nhập mật khẩu',
    vi: 'Vui lòng nhập mật khẩu',
    en: 'Please enter your password',
  },
  loginPasswordShort: {
    spec: 'Mật khẩu phải có ít nhất 6 ký tự',
    vi: 'Mật khẩu phải có ít nhất 6 ký tự',
    en: 'The password has at least 6 characters',
  },
  nameRequired: { spec: 'Name is required', vi: 'Vui lòng nhập họ tên', en: 'Name is required' },
  nameShort: {
    spec: 'Name must be at least 2 characters',
    vi: 'Họ tên phải có ít nhất 2 ký tự',
    en: 'Name must be at least 2 characters',
  },
  nameLong: {
    spec: 'Name must be at most 100 characters',
    vi: 'Họ tên không được quá 100 ký tự',
    en: 'Name must be at most 100 characters',
  },
  emailRequired: { spec: 'Email is required', vi: 'Vui lòng nhập email', en: 'Email is required' },
  emailInvalid: { spec: 'Invalid email address', vi: 'Địa chỉ email không hợp lệ', en: 'Invalid email address' },
  roleRequired: { spec: 'Role is required', vi: 'Vui lòng chọn vai trò', en: 'Role is required' },
  passwordRequired: { spec: 'Password is required', vi: 'Vui lòng nhập mật khẩu', en: 'Password is required' },
  passwordShort: {
    spec: 'Password must be at least 8 characters',
    vi: 'Mật khẩu phải có ít nhất 8 ký tự',
    en: 'Password must be at least 8 characters',
  },
  passwordLong: {
    spec: 'Password must be at most 200 characters',
    vi: 'Mật khẩu không được quá 200 ký tự',
    en: 'Password must be at most 200 characters',
  },
  passwordWeak: {
    spec: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    vi: 'Mật khẩu phải có ít nhất một chữ hoa, một chữ thường và một chữ số',
    en: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  },
  confirmRequired: {
    spec: 'Please confirm your password',
    vi: 'Vui lòng nhập lại mật khẩu',
    en: 'Please confirm your password',
  },
  confirmDiffers: { spec: 'Passwords do not match', vi: 'Hai mật khẩu không khớp', en: 'Passwords do not match' },
  wrongCredentials: {
    spec: 'Email hoặc mật khẩu không đúng. Vui lòng thử lại.',
    vi: 'Email hoặc mật khẩu không đúng. Vui lòng thử lại.',
    en: 'Wrong email or password. Please try again.',
  },
  deactivated: {
    spec: 'Account is deactivated. Please contact administrator.',
    vi: 'Tài khoản chưa được kích hoạt hoặc đã bị khóa. Vui lòng liên hệ quản trị viên.',
    en: 'Account is deactivated. Please contact administrator.',
  },
  emailTaken: {
    spec: 'An account with this email already exists',
    vi: 'Đã có tài khoản dùng email này',
    en: 'An account with this email already exists',
  },
  resetLinkInvalid: {
    spec: 'This reset link is no longer valid. Please ask for a new one.',
    vi: 'Liên kết đặt lại mật khẩu không còn hiệu lực. Vui lòng yêu cầu liên kết mới.',
    en: 'This reset link is no longer valid. Please ask for a new one.',
  },
  invalidRefreshToken: {
    spec: 'Invalid refresh token',
    vi: 'Phiên đăng nhập không còn hiệu lực',
    en: 'Invalid refresh token',
  },
  noToken: { spec: 'No token provided', vi: 'Bạn chưa đăng nhập', en: 'No token provided' },
  invalidToken: { spec: 'Invalid token', vi: 'Phiên đăng nhập không hợp lệ', en: 'Invalid token' },
  loggedOut: { spec: 'Logged out successfully', vi: 'Đã đăng xuất', en: 'Logged out successfully' },
  accountCreated: {
    spec: 'Account created successfully',
    vi: 'Đã tạo tài khoản',
    en: 'Account created successfully',
  },
  resetLinkSent: {
    spec: 'Password reset link sent to your email',
    vi: 'Đã gửi liên kết đặt lại mật khẩu đến email của bạn',
    en: 'Password reset link sent to your email',
  },
  passwordReset: {
    spec: 'Password has been reset. Please sign in.',
    vi: 'Đã đặt lại mật khẩu. Vui lòng đăng nhập.',
    en: 'Password has been reset. Please sign in.',
  },
  loginFailed: {
    spec: 'Login failed. Please try again.',
    vi: 'Đăng nhập không thành công. Vui lòng thử lại.',
    en: 'Login failed. Please try again.',
  },
  loginException: {
    spec: 'Có lỗi xảy ra. Vui lòng thử lại.',
    vi: 'Có lỗi xảy ra. Vui lòng thử lại.',
    en: 'Something went wrong. Please try again.',
  },
  registrationFailed: {
    spec: 'Registration failed. Please try again.',
    vi: 'Đăng ký không thành công. Vui lòng thử lại.',
    en: 'Registration failed. Please try again.',
  },
  forgotFailed: {
    spec: 'An error occurred. Please try again.',
    vi: 'Đã xảy ra lỗi. Vui lòng thử lại.',
    en: 'An error occurred. Please try again.',
  },
  resetFailed: {
    spec: 'Failed to reset password. Please try again.',
    vi: 'Không đặt lại được mật khẩu. Vui lòng thử lại.',
    en: 'Failed to reset password. Please try again.',
  },
})
