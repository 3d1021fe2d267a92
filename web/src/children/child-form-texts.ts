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
  usernameSuggestion: {
    default: 'Dùng "{{username}}"',
    vi: 'Dùng "{{username}}"',
    en: 'Use "{{username}}"',
  },
  usernameFixed: {
    default: 'Tên đăng nhập không đổi được.',
    vi: 'Tên đăng nhập không đổi được.',
    en: 'The username cannot be changed.',
  },
  email: words.email,
  emailHint: { default: 'Không bắt buộc', vi: 'Không bắt buộc', en: 'Optional' },
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
  loading: words.loading,
  conflictTitle: {
    default: 'Người khác vừa thay đổi thông tin của con.',
    vi: 'Người khác vừa thay đổi thông tin của con.',
    en: 'Someone else changed this child in the meantime.',
  },
})
