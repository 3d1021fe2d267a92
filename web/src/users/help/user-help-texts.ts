import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const userHelpTexts = defineTexts('user-help', {
  sendLink: { default: 'Send Reset Link', vi: 'Gửi liên kết đặt lại mật khẩu', en: 'Send Reset Link' },
  sendLinkQuestion: {
    default: 'Send {{name}} a link that sets a new password?',
    vi: 'Gửi cho {{name}} liên kết đặt mật khẩu mới?',
    en: 'Send {{name}} a link that sets a new password?',
  },
  sendLinkMessage: {
    default: 'It goes to {{email}} and works once, for 60 minutes.',
    vi: 'Liên kết được gửi đến {{email}}, dùng được một lần trong 60 phút.',
    en: 'It goes to {{email}} and works once, for 60 minutes.',
  },
  linkSent: {
    default: 'Reset link sent to {{email}}',
    vi: 'Đã gửi liên kết đến {{email}}',
    en: 'Reset link sent to {{email}}',
  },
  temporary: { default: 'Set Temporary Password', vi: 'Đặt mật khẩu tạm thời', en: 'Set Temporary Password' },
  temporaryQuestion: {
    default: 'Set a temporary password for {{name}}?',
    vi: 'Đặt mật khẩu tạm thời cho {{name}}?',
    en: 'Set a temporary password for {{name}}?',
  },
  temporaryMessage: {
    default:
      'The old password stops working and all devices are signed out. The new one is shown once and must be changed at the next sign-in.',
    vi: 'Mật khẩu cũ không dùng được nữa và mọi thiết bị bị đăng xuất. Mật khẩu mới chỉ hiện một lần và phải được đổi ở lần đăng nhập tới.',
    en: 'The old password stops working and all devices are signed out. The new one is shown once and must be changed at the next sign-in.',
  },
  temporarySet: {
    default: 'Temporary password set for {{name}}',
    vi: 'Đã đặt mật khẩu tạm thời cho {{name}}',
    en: 'Temporary password set for {{name}}',
  },
  shownOnce: {
    default:
      'Hand it over now: it is not shown again. It works until {{moment}}, for one thing only: choosing a new password.',
    vi: 'Hãy trao ngay: mật khẩu sẽ không hiện lại. Dùng được đến {{moment}}, và chỉ để chọn mật khẩu mới.',
    en: 'Hand it over now: it is not shown again. It works until {{moment}}, for one thing only: choosing a new password.',
  },
  password: { default: 'Temporary password', vi: 'Mật khẩu tạm thời', en: 'Temporary password' },
  copy: { default: 'Copy', vi: 'Sao chép', en: 'Copy' },
  copied: { default: 'Password copied', vi: 'Đã sao chép mật khẩu', en: 'Password copied' },
  close: englishWords.close,
  signOut: { default: 'Sign Out Everywhere', vi: 'Đăng xuất mọi thiết bị', en: 'Sign Out Everywhere' },
  signOutQuestion: {
    default: 'Sign {{name}} out everywhere?',
    vi: 'Đăng xuất {{name}} khỏi mọi thiết bị?',
    en: 'Sign {{name}} out everywhere?',
  },
  signOutMessage: {
    default: 'Every device has to sign in again. The password stays.',
    vi: 'Mọi thiết bị phải đăng nhập lại. Mật khẩu giữ nguyên.',
    en: 'Every device has to sign in again. The password stays.',
  },
  signedOut: {
    default: '{{name}} was signed out everywhere',
    vi: 'Đã đăng xuất {{name}} khỏi mọi thiết bị',
    en: '{{name}} was signed out everywhere',
  },
  failed: { default: '{{name}}: {{message}}', vi: '{{name}}: {{message}}', en: '{{name}}: {{message}}' },
  title: { default: 'Đăng nhập', vi: 'Đăng nhập', en: 'Sign-ins' },
  mustChange: {
    default: 'Mật khẩu tạm thời, dùng được đến {{moment}}',
    vi: 'Mật khẩu tạm thời, dùng được đến {{moment}}',
    en: 'Temporary password, works until {{moment}}',
  },
  sessions: { default: 'Đang đăng nhập', vi: 'Đang đăng nhập', en: 'Signed in' },
  noSessions: {
    default: 'Không đăng nhập ở đâu cả.',
    vi: 'Không đăng nhập ở đâu cả.',
    en: 'Not signed in anywhere.',
  },
  failures: { default: 'Lần đăng nhập hỏng gần đây', vi: 'Lần đăng nhập hỏng gần đây', en: 'Last failed sign-ins' },
  noFailures: {
    default: 'Không có lần nào trong 30 ngày qua.',
    vi: 'Không có lần nào trong 30 ngày qua.',
    en: 'None in the last 30 days.',
  },
  unknownDevice: { default: 'Thiết bị không rõ', vi: 'Thiết bị không rõ', en: 'Unknown device' },
  from: { default: 'từ {{address}}', vi: 'từ {{address}}', en: 'from {{address}}' },
  thisSession: { default: 'Phiên này', vi: 'Phiên này', en: 'This session' },
  loadFailed: {
    default: 'Không tải được các lần đăng nhập',
    vi: 'Không tải được các lần đăng nhập',
    en: 'The sign-ins could not be loaded',
  },
})
