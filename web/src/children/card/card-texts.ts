import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const cardTexts = defineTexts('sign-in-card', {
  title: { default: 'Thẻ đăng nhập', vi: 'Thẻ đăng nhập', en: 'Sign-in card' },
  titleOf: {
    default: 'Thẻ đăng nhập của {{name}}',
    vi: 'Thẻ đăng nhập của {{name}}',
    en: 'Sign-in card of {{name}}',
  },
  readyTitle: {
    default: 'Tài khoản của {{name}} đã sẵn sàng',
    vi: 'Tài khoản của {{name}} đã sẵn sàng',
    en: 'The account of {{name}} is ready',
  },
  changedTitle: {
    default: 'Mật khẩu mới của {{name}}',
    vi: 'Mật khẩu mới của {{name}}',
    en: 'New password of {{name}}',
  },
  onlyNow: {
    default: 'Hãy ghi lại mật khẩu ngay: sau khi đóng, không ai xem lại được.',
    vi: 'Hãy ghi lại mật khẩu ngay: sau khi đóng, không ai xem lại được.',
    en: 'Write the password down now: once this is closed, nobody can look it up again.',
  },
  withoutPassword: {
    default:
      'Mật khẩu đang dùng không xem lại được. Bạn có thể in thẻ và tự ghi mật khẩu, hoặc đặt mật khẩu mới cho con.',
    vi: 'Mật khẩu đang dùng không xem lại được. Bạn có thể in thẻ và tự ghi mật khẩu, hoặc đặt mật khẩu mới cho con.',
    en: 'The present password cannot be looked up. Print the card and write it in yourself, or give your child a new one.',
  },
  notShown: { default: 'Không xem lại được', vi: 'Không xem lại được', en: 'Cannot be looked up' },
  newPassword: { default: 'Đặt mật khẩu mới', vi: 'Đặt mật khẩu mới', en: 'New password' },
  newPasswordTitle: {
    default: 'Đặt mật khẩu mới cho {{name}}?',
    vi: 'Đặt mật khẩu mới cho {{name}}?',
    en: 'Give {{name}} a new password?',
  },
  newPasswordMessage: {
    default: 'Mật khẩu cũ hết hiệu lực ngay; con đăng nhập lại bằng mật khẩu mới trên mọi thiết bị.',
    vi: 'Mật khẩu cũ hết hiệu lực ngay; con đăng nhập lại bằng mật khẩu mới trên mọi thiết bị.',
    en: 'The old one ends at once; your child signs in with the new one on every device.',
  },
  address: words.address,
  username: words.username,
  password: words.password,
  passwordHint: {
    default: 'Được tạo riêng cho con, dễ đọc to. Chỉ hiện lần này.',
    vi: 'Được tạo riêng cho con, dễ đọc to. Chỉ hiện lần này.',
    en: 'Made for this child, easy to read out. It is shown only this time.',
  },
  anotherPassword: { default: 'Tạo mật khẩu khác', vi: 'Tạo mật khẩu khác', en: 'Another password' },
  qrCode: {
    default: 'Mã QR mở trang đăng nhập',
    vi: 'Mã QR mở trang đăng nhập',
    en: 'QR code that opens the sign-in page',
  },
  qrLetsIn: {
    default: 'Mã QR đưa con thẳng vào học, dùng một lần',
    vi: 'Mã QR đưa con thẳng vào học, dùng một lần',
    en: 'QR code that lets your child straight in, once',
  },
  copy: { default: 'Chép', vi: 'Chép', en: 'Copy' },
  copyPassword: { default: 'Chép mật khẩu', vi: 'Chép mật khẩu', en: 'Copy password' },
  copied: { default: 'Đã chép mật khẩu', vi: 'Đã chép mật khẩu', en: 'Password copied' },
  print: { default: 'In thẻ đăng nhập', vi: 'In thẻ đăng nhập', en: 'Print sign-in card' },
  hint: {
    default: 'Giữ thẻ này ở nhà, không đưa cho người khác.',
    vi: 'Giữ thẻ này ở nhà, không đưa cho người khác.',
    en: 'Keep this card at home and give it to nobody.',
  },
  firstQuiz: { default: 'Giao bài đầu tiên', vi: 'Giao bài đầu tiên', en: 'Assign the first quiz' },
  close: words.close,
})
