import { defineTexts, ofScreen } from '../lib/texts.ts'
import { englishWords, words } from '../lib/word-texts.ts'

export const accountTexts = defineTexts('accounts', {
  registerTitle: { default: 'Create your account', vi: 'Tạo tài khoản', en: 'Create your account' },
  haveAccount: { default: 'Already have an account?', vi: 'Đã có tài khoản?', en: 'Already have an account?' },
  signIn: { default: 'Sign in', vi: 'Đăng nhập', en: 'Sign in' },
  name: englishWords.personName,
  email: words.email,
  role: englishWords.role,
  chooseRole: { default: 'Select a role', vi: 'Chọn vai trò', en: 'Select a role' },
  roleUser: { default: 'User', vi: 'Học sinh', en: 'User' },
  roleManager: { default: 'Manager', vi: 'Phụ huynh', en: 'Manager' },
  roleAdmin: englishWords.admin,
  password: englishWords.password,
  confirmPassword: { default: 'Confirm password', vi: 'Nhập lại mật khẩu', en: 'Confirm password' },
  requirements: { default: 'Password requirements', vi: 'Yêu cầu mật khẩu', en: 'Password requirements' },
  requirementLength: {
    default: 'At least {{minimum}} characters',
    vi: 'Ít nhất {{minimum}} ký tự',
    en: 'At least {{minimum}} characters',
  },
  requirementUpper: { default: 'One uppercase letter', vi: 'Một chữ hoa', en: 'One uppercase letter' },
  requirementLower: { default: 'One lowercase letter', vi: 'Một chữ thường', en: 'One lowercase letter' },
  requirementDigit: { default: 'One number', vi: 'Một chữ số', en: 'One number' },
  requirementMet: { default: 'met', vi: 'đã đạt', en: 'met' },
  requirementOpen: { default: 'not met yet', vi: 'chưa đạt', en: 'not met yet' },
  createAccount: { default: 'Create account', vi: 'Tạo tài khoản', en: 'Create account' },
  creatingAccount: { default: 'Creating account...', vi: 'Đang tạo tài khoản...', en: 'Creating account...' },

  registrationClosed: {
    default: 'Registration is closed. Please ask an administrator for an account.',
    vi: 'Hệ thống đang tắt đăng ký. Vui lòng liên hệ quản trị viên để được cấp tài khoản.',
    en: 'Registration is closed. Please ask an administrator for an account.',
  },

  forgotTitle: { default: 'Forgot your password?', vi: 'Quên mật khẩu?', en: 'Forgot your password?' },
  forgotIntroduction: {
    default: "Enter your email address and we'll send you a link to reset your password.",
    vi: 'Nhập địa chỉ email, chúng tôi sẽ gửi cho bạn liên kết đặt lại mật khẩu.',
    en: "Enter your email address and we'll send you a link to reset your password.",
  },
  sendLink: { default: 'Send reset link', vi: 'Gửi liên kết', en: 'Send reset link' },
  sending: { default: 'Sending...', vi: 'Đang gửi...', en: 'Sending...' },
  backArrow: { default: '← Back to sign in', vi: '← Về trang đăng nhập', en: '← Back to sign in' },
  back: { default: 'Back to sign in', vi: 'Về trang đăng nhập', en: 'Back to sign in' },
  checkEmail: { default: 'Check your email', vi: 'Hãy kiểm tra email', en: 'Check your email' },
  linkSent: {
    default: "We've sent a password reset link to your email address.",
    vi: 'Chúng tôi đã gửi liên kết đặt lại mật khẩu đến email của bạn.',
    en: "We've sent a password reset link to your email address.",
  },

  resetTitle: { default: 'Set new password', vi: 'Đặt mật khẩu mới', en: 'Set new password' },
  newPassword: englishWords.newPassword,
  savePassword: { default: 'Save new password', vi: 'Lưu mật khẩu mới', en: 'Save new password' },
  saving: englishWords.saving,
  backToLogin: { default: 'Back to Login', vi: 'Về trang đăng nhập', en: 'Back to Login' },
  askAgain: { default: 'Ask for a new link', vi: 'Yêu cầu liên kết mới', en: 'Ask for a new link' },

  againTitle: ofScreen('Phiên đăng nhập đã hết hạn', 'Your session has ended'),
  againBody: ofScreen(
    'Nội dung bạn đang nhập vẫn còn nguyên. Hãy đăng nhập lại với tài khoản {{name}} để tiếp tục.',
    'What you were typing is still there. Sign in again as {{name}} to go on.',
  ),
  giveUp: ofScreen('Bỏ nội dung và đăng xuất', 'Give it up and sign out'),
})
