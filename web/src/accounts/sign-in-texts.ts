import { defineTexts } from '../lib/texts.ts'

/** What the sign-in page says, apart from its sisters: it is the first page that anyone loads. */
export const signInTexts = defineTexts('sign-in', {
  loginTitle: { spec: 'Đăng nhập', vi: 'Đăng nhập', en: 'Sign in' },
  loginIntroduction: {
    spec: 'Chào mừng bạn trở lại. Hãy đăng nhập để tiếp tục.',
    vi: 'Chào mừng bạn trở lại. Hãy đăng nhập để tiếp tục.',
    en: 'Welcome back. Sign in to go on.',
  },
  identifier: { spec: 'Email hoặc tên đăng nhập', vi: 'Email hoặc tên đăng nhập', en: 'Email or username' },
  loginPassword: { spec: 'Mật khẩu', vi: 'Mật khẩu', en: 'Password' },
  rememberMe: { spec: 'Ghi nhớ tài khoản', vi: 'Ghi nhớ tài khoản', en: 'Remember me' },
  forgotLink: { spec: 'Quên mật khẩu?', vi: 'Quên mật khẩu?', en: 'Forgot password?' },
  login: { spec: 'Đăng nhập', vi: 'Đăng nhập', en: 'Sign in' },
  loggingIn: { spec: 'Đang đăng nhập...', vi: 'Đang đăng nhập...', en: 'Signing in...' },
  loggedIn: { spec: 'Đăng nhập thành công.', vi: 'Đăng nhập thành công.', en: 'You are signed in.' },
  tryAgainInMinutes: {
    spec: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} phút.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} phút.',
    en: 'Too many attempts. Please try again in {{count}} min.',
  },
  tryAgainInSeconds: {
    spec: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} giây.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} giây.',
    en: 'Too many attempts. Please try again in {{count}} s.',
  },
  noAccount: { spec: 'Chưa có tài khoản?', vi: 'Chưa có tài khoản?', en: 'No account yet?' },
  registerLink: { spec: 'Đăng ký', vi: 'Đăng ký', en: 'Sign up' },
  demoLink: {
    spec: 'Dùng thử với tài khoản mẫu',
    vi: 'Dùng thử với tài khoản mẫu',
    en: 'Try it with a demo account',
  },

  registered: {
    spec: 'Account created successfully! Please sign in.',
    vi: 'Đã tạo tài khoản! Vui lòng đăng nhập.',
    en: 'Account created successfully! Please sign in.',
  },
  waitsForApproval: {
    spec: 'An Admin account can sign in once an administrator has approved it.',
    vi: 'Tài khoản quản trị chỉ đăng nhập được sau khi một quản trị viên phê duyệt.',
    en: 'An Admin account can sign in once an administrator has approved it.',
  },
  passwordReset: {
    spec: 'Password has been reset. Please sign in.',
    vi: 'Đã đặt lại mật khẩu. Vui lòng đăng nhập.',
    en: 'Password has been reset. Please sign in.',
  },
})
