import { defineMessages } from '../messages.ts'

export const userHelpMessages = defineMessages('users.help', {
  linkSent: {
    default: 'Password reset link sent',
    vi: 'Đã gửi liên kết đặt lại mật khẩu',
    en: 'Password reset link sent',
  },
  noAddress: {
    default: 'This account has no email address. Set a temporary password instead.',
    vi: 'Tài khoản này không có email. Hãy đặt mật khẩu tạm thời.',
    en: 'This account has no email address. Set a temporary password instead.',
  },
  notActive: {
    default: 'This account is deactivated. Activate it first.',
    vi: 'Tài khoản này đang bị khóa. Hãy kích hoạt trước.',
    en: 'This account is deactivated. Activate it first.',
  },
  ownAccount: {
    default: 'Change your own password in your profile',
    vi: 'Hãy đổi mật khẩu của chính bạn trong hồ sơ',
    en: 'Change your own password in your profile',
  },
  passwordSet: {
    default: 'Temporary password set',
    vi: 'Đã đặt mật khẩu tạm thời',
    en: 'Temporary password set',
  },
  signedOut: {
    default: 'Signed out everywhere',
    vi: 'Đã đăng xuất khỏi mọi thiết bị',
    en: 'Signed out everywhere',
  },
  fetchFailed: {
    default: 'Failed to fetch sign-ins',
    vi: 'Không tải được các lần đăng nhập',
    en: 'Failed to fetch sign-ins',
  },
})
