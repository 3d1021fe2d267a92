import { defineTexts, followingScreen } from '../lib/texts.ts'

export const trustTexts = defineTexts('accounts-trust', {
  verifyTitle: { default: 'Xác minh địa chỉ email', vi: 'Xác minh địa chỉ email', en: 'Verify your email address' },
  verifyIntroduction: {
    default: 'Chỉ địa chỉ đã xác minh mới nhận cảnh báo về tài khoản.',
    vi: 'Chỉ địa chỉ đã xác minh mới nhận cảnh báo về tài khoản.',
    en: 'Only a verified address hears when something happens to the account.',
  },
  signedInAs: {
    default: 'Bạn đang đăng nhập với tên {{name}}.',
    vi: 'Bạn đang đăng nhập với tên {{name}}.',
    en: 'You are signed in as {{name}}.',
  },
  verify: { default: 'Xác minh địa chỉ này', vi: 'Xác minh địa chỉ này', en: 'Verify this address' },
  verifying: { default: 'Đang xác minh...', vi: 'Đang xác minh...', en: 'Verifying...' },
  verifiedTitle: { default: 'Đã xác minh', vi: 'Đã xác minh', en: 'Verified' },
  verifiedText: {
    default: '{{email}} từ nay thuộc về tài khoản này.',
    vi: '{{email}} từ nay thuộc về tài khoản này.',
    en: '{{email}} belongs to this account from now on.',
  },
  notYours: {
    default: 'Liên kết này thuộc về một tài khoản khác. Hãy đăng nhập bằng tài khoản đó rồi mở lại liên kết.',
    vi: 'Liên kết này thuộc về một tài khoản khác. Hãy đăng nhập bằng tài khoản đó rồi mở lại liên kết.',
    en: 'This link belongs to another account. Sign in with that one and open the link again.',
  },
  goOn: { default: 'Tiếp tục', vi: 'Tiếp tục', en: 'Go on' },
  toProfile: {
    default: 'Mở hồ sơ để gửi thư mới',
    vi: 'Mở hồ sơ để gửi thư mới',
    en: 'Open the profile for a new mail',
  },

  verified: followingScreen({ default: 'Đã xác minh', vi: 'Đã xác minh', en: 'Verified' }),
  unverified: followingScreen({ default: 'Chưa xác minh', vi: 'Chưa xác minh', en: 'Not verified' }),
  sendAgain: followingScreen({
    default: 'Gửi lại thư xác minh',
    vi: 'Gửi lại thư xác minh',
    en: 'Send the mail again',
  }),
  sendAgainTo: followingScreen({
    default: 'Gửi lại thư xác minh đến {{email}}',
    vi: 'Gửi lại thư xác minh đến {{email}}',
    en: 'Send the mail again to {{email}}',
  }),

  releaseTitle: { default: 'Gỡ địa chỉ email', vi: 'Gỡ địa chỉ email', en: 'Take the address off' },
  releaseIntroduction: {
    default: 'Địa chỉ email của bạn sẽ không còn thuộc về tài khoản của trẻ em này. Tài khoản vẫn giữ tên đăng nhập.',
    vi: 'Địa chỉ email của bạn sẽ không còn thuộc về tài khoản của trẻ em này. Tài khoản vẫn giữ tên đăng nhập.',
    en: 'Your email address will no longer belong to this child’s account. The account keeps its username.',
  },
  release: { default: 'Gỡ địa chỉ này', vi: 'Gỡ địa chỉ này', en: 'Take it off' },
  releasing: { default: 'Đang gỡ...', vi: 'Đang gỡ...', en: 'Taking it off...' },
  releasedTitle: { default: 'Đã gỡ địa chỉ', vi: 'Đã gỡ địa chỉ', en: 'The address was taken off' },
  releasedText: {
    default: 'Tài khoản đó không còn địa chỉ email của bạn.',
    vi: 'Tài khoản đó không còn địa chỉ email của bạn.',
    en: 'That account no longer has your email address.',
  },

  notMeTitle: { default: 'Không phải bạn?', vi: 'Không phải bạn?', en: 'Was it not you?' },
  notMeIntroduction: {
    default: 'Nếu có người khác đã vào hoặc đổi tài khoản của bạn, hãy khóa ngay. Những việc sau sẽ diễn ra:',
    vi: 'Nếu có người khác đã vào hoặc đổi tài khoản của bạn, hãy khóa ngay. Những việc sau sẽ diễn ra:',
    en: 'If somebody else got into your account or changed it, lock it now. This is what happens:',
  },
  stepSignOut: {
    default: 'Mọi thiết bị bị đăng xuất ngay lập tức.',
    vi: 'Mọi thiết bị bị đăng xuất ngay lập tức.',
    en: 'Every device is signed out at once.',
  },
  stepLock: {
    default: 'Không ai đăng nhập được nữa, kể cả với mật khẩu đúng.',
    vi: 'Không ai đăng nhập được nữa, kể cả với mật khẩu đúng.',
    en: 'Nobody can sign in any more, not even with the right password.',
  },
  stepMail: {
    default: 'Bạn nhận một thư với liên kết để đặt mật khẩu mới. Khi đó tài khoản mở lại, chỉ cho bạn.',
    vi: 'Bạn nhận một thư với liên kết để đặt mật khẩu mới. Khi đó tài khoản mở lại, chỉ cho bạn.',
    en: 'You get a mail with a link to set a new password. That opens the account again, for you alone.',
  },
  lockNow: { default: 'Khóa tài khoản ngay', vi: 'Khóa tài khoản ngay', en: 'Lock the account now' },
  locking: { default: 'Đang khóa...', vi: 'Đang khóa...', en: 'Locking...' },
  wasMe: {
    default: 'Chính tôi đã làm, không cần khóa',
    vi: 'Chính tôi đã làm, không cần khóa',
    en: 'It was me, leave it',
  },
  securedTitle: { default: 'Tài khoản đã an toàn', vi: 'Tài khoản đã an toàn', en: 'The account is safe' },
  securedText: {
    default:
      'Mọi thiết bị đã bị đăng xuất. Hãy mở hộp thư: thư đặt mật khẩu mới đang đến và có hiệu lực trong 60 phút. Sau đó bạn có thể dùng “Quên mật khẩu?” để nhận thư khác.',
    vi: 'Mọi thiết bị đã bị đăng xuất. Hãy mở hộp thư: thư đặt mật khẩu mới đang đến và có hiệu lực trong 60 phút. Sau đó bạn có thể dùng “Quên mật khẩu?” để nhận thư khác.',
    en: 'Every device is signed out. Open your mailbox: the mail to set a new password is on its way and good for 60 minutes. After that, “Forgot your password?” sends another.',
  },
  toForgotten: { default: 'Gửi thư đặt mật khẩu khác', vi: 'Gửi thư đặt mật khẩu khác', en: 'Send another mail' },
  toSignIn: { default: 'Về trang đăng nhập', vi: 'Về trang đăng nhập', en: 'Back to sign in' },
})
