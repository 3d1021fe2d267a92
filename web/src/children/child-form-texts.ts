import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const childFormTexts = defineTexts('child-forms', {
  addTitle: words.addChild,
  editTitle: words.editChild,
  lastName: { default: 'Họ', vi: 'Họ', en: 'Last name' },
  firstName: { default: 'Tên', vi: 'Tên', en: 'First name' },
  username: words.username,
  usernameHint: {
    default: 'Con dùng tên này để đăng nhập. Không đổi được về sau.',
    vi: 'Con dùng tên này để đăng nhập. Không đổi được về sau.',
    en: 'Your child signs in with it. It cannot be changed later.',
  },
  usernameFixed: {
    default: 'Tên đăng nhập không đổi được.',
    vi: 'Tên đăng nhập không đổi được.',
    en: 'The username cannot be changed.',
  },
  email: words.email,
  emailHint: { default: 'Không bắt buộc', vi: 'Không bắt buộc', en: 'Optional' },
  password: words.password,
  passwordHint: {
    default: 'Được tạo riêng cho con, dễ đọc to. Chỉ hiện lần này.',
    vi: 'Được tạo riêng cho con, dễ đọc to. Chỉ hiện lần này.',
    en: 'Made for this child, easy to read out. It is shown only this time.',
  },
  anotherPassword: { default: 'Tạo mật khẩu khác', vi: 'Tạo mật khẩu khác', en: 'Another password' },
  changePassword: { default: 'Đổi mật khẩu', vi: 'Đổi mật khẩu', en: 'Change password' },
  changePasswordHint: {
    default: 'Con sẽ phải đăng nhập lại bằng mật khẩu mới trên mọi thiết bị.',
    vi: 'Con sẽ phải đăng nhập lại bằng mật khẩu mới trên mọi thiết bị.',
    en: 'Your child has to sign in again with the new password on every device.',
  },
  newPassword: { default: 'Mật khẩu mới', vi: 'Mật khẩu mới', en: 'New password' },
  confirmPassword: { default: 'Xác nhận mật khẩu', vi: 'Xác nhận mật khẩu', en: 'Confirm password' },
  cancel: words.cancel,
  save: words.save,
  close: words.close,
  readyTitle: {
    default: 'Tài khoản của {{name}} đã sẵn sàng',
    vi: 'Tài khoản của {{name}} đã sẵn sàng',
    en: 'The account of {{name}} is ready',
  },
  readyMessage: {
    default: 'Hãy ghi lại mật khẩu ngay: sau khi đóng, không ai xem lại được.',
    vi: 'Hãy ghi lại mật khẩu ngay: sau khi đóng, không ai xem lại được.',
    en: 'Write the password down now: once this is closed, nobody can look it up again.',
  },
  copy: { default: 'Chép', vi: 'Chép', en: 'Copy' },
  copyPassword: { default: 'Chép mật khẩu', vi: 'Chép mật khẩu', en: 'Copy password' },
  copied: { default: 'Đã chép mật khẩu', vi: 'Đã chép mật khẩu', en: 'Password copied' },
  print: { default: 'In thẻ đăng nhập', vi: 'In thẻ đăng nhập', en: 'Print sign-in card' },
  cardTitle: { default: 'Thẻ đăng nhập', vi: 'Thẻ đăng nhập', en: 'Sign-in card' },
  cardAddress: words.address,
  cardHint: {
    default: 'Giữ thẻ này ở nhà, không đưa cho người khác.',
    vi: 'Giữ thẻ này ở nhà, không đưa cho người khác.',
    en: 'Keep this card at home and give it to nobody.',
  },
  loading: words.loading,
  conflictTitle: {
    default: 'Người khác vừa thay đổi thông tin của con.',
    vi: 'Người khác vừa thay đổi thông tin của con.',
    en: 'Someone else changed this child in the meantime.',
  },
})
