import { defineTexts } from '../lib/texts.ts'

/** Apart from the rest: the sign-in page is the first that anyone loads. */
export const passkeySignInTexts = defineTexts('passkey-sign-in', {
  signIn: { default: 'Dùng khóa truy cập', vi: 'Dùng khóa truy cập', en: 'Use a passkey' },
  cancelled: {
    default: 'Chưa có khóa truy cập nào được chọn. Bạn có thể đăng nhập bằng mật khẩu.',
    vi: 'Chưa có khóa truy cập nào được chọn. Bạn có thể đăng nhập bằng mật khẩu.',
    en: 'No passkey was chosen. You can sign in with your password.',
  },
})
