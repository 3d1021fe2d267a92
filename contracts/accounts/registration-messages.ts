import { defineMessages } from '../messages.ts'

/** Of registration, of new passwords and of email addresses, wherever they are written. */
export const registrationMessages = defineMessages('accounts.registration', {
  nameRequired: { default: 'Name is required', vi: 'Vui lòng nhập họ tên', en: 'Name is required' },
  nameShort: {
    default: 'Name must be at least 2 characters',
    vi: 'Họ tên phải có ít nhất 2 ký tự',
    en: 'Name must be at least 2 characters',
  },
  nameLong: {
    default: 'Name must be at most 100 characters',
    vi: 'Họ tên không được quá 100 ký tự',
    en: 'Name must be at most 100 characters',
  },
  nameUnfit: {
    default: 'Names have no line breaks or hidden signs',
    vi: 'Họ tên không được có dấu xuống dòng hay ký tự ẩn',
    en: 'Names have no line breaks or hidden signs',
  },
  emailRequired: { default: 'Email is required', vi: 'Vui lòng nhập email', en: 'Email is required' },
  emailInvalid: { default: 'Invalid email address', vi: 'Địa chỉ email không hợp lệ', en: 'Invalid email address' },
  roleRequired: { default: 'Role is required', vi: 'Vui lòng chọn vai trò', en: 'Role is required' },
  passwordRequired: { default: 'Password is required', vi: 'Vui lòng nhập mật khẩu', en: 'Password is required' },
  passwordShort: {
    default: 'Password must be at least 8 characters',
    vi: 'Mật khẩu phải có ít nhất 8 ký tự',
    en: 'Password must be at least 8 characters',
  },
  passwordLong: {
    default: 'Password must be at most 200 characters',
    vi: 'Mật khẩu không được quá 200 ký tự',
    en: 'Password must be at most 200 characters',
  },
  passwordWeak: {
    default: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    vi: 'Mật khẩu phải có ít nhất một chữ hoa, một chữ thường và một chữ số',
    en: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  },
  confirmRequired: {
    default: 'Please confirm your password',
    vi: 'Vui lòng nhập lại mật khẩu',
    en: 'Please confirm your password',
  },
  confirmDiffers: { default: 'Passwords do not match', vi: 'Hai mật khẩu không khớp', en: 'Passwords do not match' },
  emailTaken: {
    default: 'An account with this email already exists',
    vi: 'Đã có tài khoản dùng email này',
    en: 'An account with this email already exists',
  },
  resetLinkInvalid: {
    default: 'This reset link is no longer valid. Please ask for a new one.',
    vi: 'Liên kết đặt lại mật khẩu không còn hiệu lực. Vui lòng yêu cầu liên kết mới.',
    en: 'This reset link is no longer valid. Please ask for a new one.',
  },
  accountCreated: {
    default: 'Account created successfully',
    vi: 'Đã tạo tài khoản',
    en: 'Account created successfully',
  },
  resetLinkSent: {
    default: 'Password reset link sent to your email',
    vi: 'Đã gửi liên kết đặt lại mật khẩu đến email của bạn',
    en: 'Password reset link sent to your email',
  },
  passwordReset: {
    default: 'Password has been reset. Please sign in.',
    vi: 'Đã đặt lại mật khẩu. Vui lòng đăng nhập.',
    en: 'Password has been reset. Please sign in.',
  },
  registrationFailed: {
    default: 'Registration failed. Please try again.',
    vi: 'Đăng ký không thành công. Vui lòng thử lại.',
    en: 'Registration failed. Please try again.',
  },
  forgotFailed: {
    default: 'An error occurred. Please try again.',
    vi: 'Đã xảy ra lỗi. Vui lòng thử lại.',
    en: 'An error occurred. Please try again.',
  },
  resetFailed: {
    default: 'Failed to reset password. Please try again.',
    vi: 'Không đặt lại được mật khẩu. Vui lòng thử lại.',
    en: 'Failed to reset password. Please try again.',
  },
  passwordMinimum: {
    default: 'Password must be at least {{minimum}} characters',
    vi: 'Mật khẩu phải có ít nhất {{minimum}} ký tự',
    en: 'Password must be at least {{minimum}} characters',
  },
  registrationClosed: {
    default: 'Registration is closed. Please ask an administrator for an account.',
    vi: 'Hệ thống đang tắt đăng ký. Vui lòng liên hệ quản trị viên để được cấp tài khoản.',
    en: 'Registration is closed. Please ask an administrator for an account.',
  },
})
