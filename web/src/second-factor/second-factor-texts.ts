import { defineScreenTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const secondFactorTexts = defineScreenTexts('second-factor', {
  cancel: words.cancel,
  close: words.close,
  code: { default: 'Mã xác minh', vi: 'Mã xác minh', en: 'Verification code' },
  codeHint: {
    default: '6 chữ số trong ứng dụng xác thực, hoặc một mã khôi phục.',
    vi: '6 chữ số trong ứng dụng xác thực, hoặc một mã khôi phục.',
    en: 'The 6 digits of your authenticator app, or a recovery code.',
  },
  recoveryHint: {
    default: 'Nhập một mã khôi phục mà bạn đã lưu. Mỗi mã chỉ dùng được một lần.',
    vi: 'Nhập một mã khôi phục mà bạn đã lưu. Mỗi mã chỉ dùng được một lần.',
    en: 'Enter one of the recovery codes that you kept. Each works once.',
  },
  verify: { default: 'Xác minh', vi: 'Xác minh', en: 'Verify' },
  verifying: { default: 'Đang xác minh...', vi: 'Đang xác minh...', en: 'Verifying...' },
  usePasskey: { default: 'Dùng khóa truy cập', vi: 'Dùng khóa truy cập', en: 'Use a passkey' },
  otherAccount: { default: 'Đăng nhập lại từ đầu', vi: 'Đăng nhập lại từ đầu', en: 'Sign in from the start' },
  nothingWorks: {
    default: 'Không còn cách nào? Hãy nhờ quản trị viên gỡ bước xác minh thứ hai.',
    vi: 'Không còn cách nào? Hãy nhờ quản trị viên gỡ bước xác minh thứ hai.',
    en: 'Nothing left to show? Ask an administrator to remove the second factor.',
  },
  passkeyCancelled: {
    default: 'Chưa xác minh được khóa truy cập. Hãy thử lại hoặc chọn cách khác.',
    vi: 'Chưa xác minh được khóa truy cập. Hãy thử lại hoặc chọn cách khác.',
    en: 'The passkey was not shown. Try again or choose another way.',
  },

  confirmTitle: { default: 'Xác nhận lại danh tính', vi: 'Xác nhận lại danh tính', en: 'Confirm that it is you' },
  confirmBody: {
    default: 'Thao tác này quan trọng, nên chúng tôi hỏi lại để chắc chắn đó là bạn. Sau đó 10 phút sẽ không hỏi nữa.',
    vi: 'Thao tác này quan trọng, nên chúng tôi hỏi lại để chắc chắn đó là bạn. Sau đó 10 phút sẽ không hỏi nữa.',
    en: 'This is an important step, so we ask again who you are. For 10 minutes after that we will not ask.',
  },
  password: words.password,
  useCode: { default: 'Dùng mã xác minh', vi: 'Dùng mã xác minh', en: 'Use a verification code' },
  usePassword: { default: 'Dùng mật khẩu', vi: 'Dùng mật khẩu', en: 'Use the password' },
  confirm: { default: 'Xác nhận', vi: 'Xác nhận', en: 'Confirm' },

  owedTitle: {
    default: 'Hãy thiết lập bước xác minh thứ hai',
    vi: 'Hãy thiết lập bước xác minh thứ hai',
    en: 'Please set up a second factor',
  },
  owedBody: {
    default:
      'Hệ thống yêu cầu mọi quản trị viên có bước xác minh thứ hai. Các màn hình khác sẽ mở lại ngay khi bạn thiết lập xong.',
    vi: 'Hệ thống yêu cầu mọi quản trị viên có bước xác minh thứ hai. Các màn hình khác sẽ mở lại ngay khi bạn thiết lập xong.',
    en: 'This site wants a second factor of every administrator. The other screens open again as soon as it is set up.',
  },
  owedLink: { default: 'Thiết lập ngay', vi: 'Thiết lập ngay', en: 'Set it up now' },

  userTitle: { default: 'Bước xác minh thứ hai', vi: 'Bước xác minh thứ hai', en: 'Second factor' },
  userFactors: {
    default: 'Ứng dụng xác thực: {{totp}} · Khóa truy cập: {{passkeys}} · Mã khôi phục còn lại: {{codes}}',
    vi: 'Ứng dụng xác thực: {{totp}} · Khóa truy cập: {{passkeys}} · Mã khôi phục còn lại: {{codes}}',
    en: 'Authenticator app: {{totp}} · Passkeys: {{passkeys}} · Recovery codes left: {{codes}}',
  },
  yes: { default: 'có', vi: 'có', en: 'yes' },
  no: { default: 'không', vi: 'không', en: 'no' },
  userRemove: { default: 'Gỡ bước xác minh thứ hai', vi: 'Gỡ bước xác minh thứ hai', en: 'Remove the second factor' },
  userRemoveTitle: {
    default: 'Gỡ bước xác minh thứ hai của {{name}}?',
    vi: 'Gỡ bước xác minh thứ hai của {{name}}?',
    en: 'Remove the second factor of {{name}}?',
  },
  userRemoveBody: {
    default:
      'Chỉ làm việc này khi bạn chắc chắn người này đã mất điện thoại. Họ bị đăng xuất ở mọi nơi, đăng nhập lại chỉ bằng mật khẩu và nhận một thư báo.',
    vi: 'Chỉ làm việc này khi bạn chắc chắn người này đã mất điện thoại. Họ bị đăng xuất ở mọi nơi, đăng nhập lại chỉ bằng mật khẩu và nhận một thư báo.',
    en: 'Do this only when you are sure that this person has lost it. They are signed out everywhere, sign in with the password alone, and get a mail about it.',
  },
})
