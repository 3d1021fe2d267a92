import { defineTexts } from '../lib/texts.ts'

export const accountTexts = defineTexts('accounts', {
  registerTitle: { spec: 'Create your account', vi: 'Tạo tài khoản', en: 'Create your account' },
  haveAccount: { spec: 'Already have an account?', vi: 'Đã có tài khoản?', en: 'Already have an account?' },
  signIn: { spec: 'Sign in', vi: 'Đăng nhập', en: 'Sign in' },
  name: { spec: 'Name', vi: 'Họ tên', en: 'Name' },
  email: { spec: 'Email', vi: 'Email', en: 'Email' },
  role: { spec: 'Role', vi: 'Vai trò', en: 'Role' },
  chooseRole: { spec: 'Select a role', vi: 'Chọn vai trò', en: 'Select a role' },
  roleUser: { spec: 'User', vi: 'Học sinh', en: 'User' },
  roleManager: { spec: 'Manager', vi: 'Phụ huynh', en: 'Manager' },
  roleAdmin: { spec: 'Admin', vi: 'Quản trị viên', en: 'Admin' },
  password: { spec: 'Password', vi: 'Mật khẩu', en: 'Password' },
  confirmPassword: { spec: 'Confirm password', vi: 'Nhập lại mật khẩu', en: 'Confirm password' },
  requirements: { spec: 'Password requirements', vi: 'Yêu cầu mật khẩu', en: 'Password requirements' },
  requirementLength: {
    spec: 'At least {{minimum}} characters',
    vi: 'Ít nhất {{minimum}} ký tự',
    en: 'At least {{minimum}} characters',
  },
  requirementUpper: { spec: 'One uppercase letter', vi: 'Một chữ hoa', en: 'One uppercase letter' },
  requirementLower: { spec: 'One lowercase letter', vi: 'Một chữ thường', en: 'One lowercase letter' },
  requirementDigit: { spec: 'One number', vi: 'Một chữ số', en: 'One number' },
  requirementMet: { spec: 'met', vi: 'đã đạt', en: 'met' },
  requirementOpen: { spec: 'not met yet', vi: 'chưa đạt', en: 'not met yet' },
  createAccount: { spec: 'Create account', vi: 'Tạo tài khoản', en: 'Create account' },
  creatingAccount: { spec: 'Creating account...', vi: 'Đang tạo tài khoản...', en: 'Creating account...' },

  registrationClosed: {
    spec: 'Registration is closed. Please ask an administrator for an account.',
    vi: 'Hệ thống đang tắt đăng ký. Vui lòng liên hệ quản trị viên để được cấp tài khoản.',
    en: 'Registration is closed. Please ask an administrator for an account.',
  },

  forgotTitle: { spec: 'Forgot your password?', vi: 'Quên mật khẩu?', en: 'Forgot your password?' },
  forgotIntroduction: {
    spec: "Enter your email address and we'll send you a link to reset your password.",
    vi: 'Nhập địa chỉ email, chúng tôi sẽ gửi cho bạn liên kết đặt lại mật khẩu.',
    en: "Enter your email address and we'll send you a link to reset your password.",
  },
  sendLink: { spec: 'Send reset link', vi: 'Gửi liên kết', en: 'Send reset link' },
  sending: { spec: 'Sending...', vi: 'Đang gửi...', en: 'Sending...' },
  backArrow: { spec: '← Back to sign in', vi: '← Về trang đăng nhập', en: '← Back to sign in' },
  back: { spec: 'Back to sign in', vi: 'Về trang đăng nhập', en: 'Back to sign in' },
  checkEmail: { spec: 'Check your email', vi: 'Hãy kiểm tra email', en: 'Check your email' },
  linkSent: {
    spec: "We've sent a password reset link to your email address.",
    vi: 'Chúng tôi đã gửi liên kết đặt lại mật khẩu đến email của bạn.',
    en: "We've sent a password reset link to your email address.",
  },

  resetTitle: { spec: 'Set new password', vi: 'Đặt mật khẩu mới', en: 'Set new password' },
  newPassword: { spec: 'New password', vi: 'Mật khẩu mới', en: 'New password' },
  savePassword: { spec: 'Save new password', vi: 'Lưu mật khẩu mới', en: 'Save new password' },
  saving: { spec: 'Saving...', vi: 'Đang lưu...', en: 'Saving...' },
  backToLogin: { spec: 'Back to Login', vi: 'Về trang đăng nhập', en: 'Back to Login' },
  askAgain: { spec: 'Ask for a new link', vi: 'Yêu cầu liên kết mới', en: 'Ask for a new link' },

  againTitle: { spec: 'Phiên đăng nhập đã hết hạn', vi: 'Phiên đăng nhập đã hết hạn', en: 'Your session has ended' },
  againBody: {
    spec: 'Nội dung bạn đang nhập vẫn còn nguyên. Hãy đăng nhập lại với tài khoản {{name}} để tiếp tục.',
    vi: 'Nội dung bạn đang nhập vẫn còn nguyên. Hãy đăng nhập lại với tài khoản {{name}} để tiếp tục.',
    en: 'What you were typing is still there. Sign in again as {{name}} to go on.',
  },
  giveUp: {
    spec: 'Bỏ nội dung và đăng xuất',
    vi: 'Bỏ nội dung và đăng xuất',
    en: 'Give it up and sign out',
  },
})
