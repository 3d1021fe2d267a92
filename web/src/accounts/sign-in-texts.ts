import { defineTexts, followingScreen } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

/** What the sign-in page says, apart from its sisters: it is the first page that anyone loads. */
export const signInTexts = defineTexts('sign-in', {
  loginTitle: words.signIn,
  loginIntroduction: {
    default: 'Chào mừng bạn trở lại. Hãy đăng nhập để tiếp tục.',
    vi: 'Chào mừng bạn trở lại. Hãy đăng nhập để tiếp tục.',
    en: 'Welcome back. Sign in to go on.',
  },
  secondTitle: { default: 'Xác minh đăng nhập', vi: 'Xác minh đăng nhập', en: 'Verify your sign-in' },
  secondIntroduction: {
    default: 'Mật khẩu đúng. Còn một bước nữa để chắc chắn đó là bạn.',
    vi: 'Mật khẩu đúng. Còn một bước nữa để chắc chắn đó là bạn.',
    en: 'The password is right. One more step makes sure that it is you.',
  },
  identifier: { default: 'Email hoặc tên đăng nhập', vi: 'Email hoặc tên đăng nhập', en: 'Email or username' },
  loginPassword: words.password,
  rememberMe: { default: 'Ghi nhớ tài khoản', vi: 'Ghi nhớ tài khoản', en: 'Remember me' },
  forgotLink: { default: 'Quên mật khẩu?', vi: 'Quên mật khẩu?', en: 'Forgot password?' },
  login: words.signIn,
  loggingIn: { default: 'Đang đăng nhập...', vi: 'Đang đăng nhập...', en: 'Signing in...' },
  loggedIn: { default: 'Đăng nhập thành công.', vi: 'Đăng nhập thành công.', en: 'You are signed in.' },
  tryAgainInMinutes: {
    default: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} phút.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} phút.',
    en: 'Too many attempts. Please try again in {{count}} min.',
  },
  tryAgainInSeconds: {
    default: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} giây.',
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{count}} giây.',
    en: 'Too many attempts. Please try again in {{count}} s.',
  },
  withPictures: { default: 'Đăng nhập bằng hình', vi: 'Đăng nhập bằng hình', en: 'Sign in with pictures' },
  noAccount: { default: 'Chưa có tài khoản?', vi: 'Chưa có tài khoản?', en: 'No account yet?' },
  registerLink: { default: 'Đăng ký', vi: 'Đăng ký', en: 'Sign up' },
  demoLink: {
    default: 'Dùng thử với tài khoản mẫu',
    vi: 'Dùng thử với tài khoản mẫu',
    en: 'Try it with a demo account',
  },

  registered: {
    default: 'Account created successfully! Please sign in.',
    vi: 'Đã tạo tài khoản! Vui lòng đăng nhập.',
    en: 'Account created successfully! Please sign in.',
  },
  waitsForApproval: followingScreen({
    default: 'Tài khoản quản trị chỉ đăng nhập được sau khi một quản trị viên phê duyệt.',
    vi: 'Tài khoản quản trị chỉ đăng nhập được sau khi một quản trị viên phê duyệt.',
    en: 'An Admin account can sign in once an administrator has approved it.',
  }),
  passwordReset: {
    default: 'Đã đặt lại mật khẩu. Vui lòng đăng nhập.',
    vi: 'Đã đặt lại mật khẩu. Vui lòng đăng nhập.',
    en: 'Password has been reset. Please sign in.',
  },
})
