import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const userHelpTexts = defineTexts('user-help', {
  sendLink: ofScreen('Gửi liên kết đặt lại mật khẩu', 'Send Reset Link'),
  sendLinkQuestion: ofScreen(
    'Gửi cho {{name}} liên kết đặt mật khẩu mới?',
    'Send {{name}} a link that sets a new password?',
  ),
  sendLinkMessage: ofScreen(
    'Liên kết được gửi đến {{email}}, dùng được một lần trong 60 phút.',
    'It goes to {{email}} and works once, for 60 minutes.',
  ),
  linkSent: ofScreen('Đã gửi liên kết đến {{email}}', 'Reset link sent to {{email}}'),
  temporary: ofScreen('Đặt mật khẩu tạm thời', 'Set Temporary Password'),
  temporaryQuestion: ofScreen('Đặt mật khẩu tạm thời cho {{name}}?', 'Set a temporary password for {{name}}?'),
  temporaryMessage: ofScreen(
    'Mật khẩu cũ không dùng được nữa và mọi thiết bị bị đăng xuất. Mật khẩu mới chỉ hiện một lần và phải được đổi ở lần đăng nhập tới.',
    'The old password stops working and all devices are signed out. The new one is shown once and must be changed at the next sign-in.',
  ),
  temporarySet: ofScreen('Đã đặt mật khẩu tạm thời cho {{name}}', 'Temporary password set for {{name}}'),
  shownOnce: ofScreen(
    'Hãy trao ngay: mật khẩu sẽ không hiện lại. Dùng được đến {{moment}}, và chỉ để chọn mật khẩu mới.',
    'Hand it over now: it is not shown again. It works until {{moment}}, for one thing only: choosing a new password.',
  ),
  password: ofScreen('Mật khẩu tạm thời', 'Temporary password'),
  copy: ofScreen('Sao chép', 'Copy'),
  copied: ofScreen('Đã sao chép mật khẩu', 'Password copied'),
  close: followingScreen(englishWords.close),
  signOut: ofScreen('Đăng xuất mọi thiết bị', 'Sign Out Everywhere'),
  signOutQuestion: ofScreen('Đăng xuất {{name}} khỏi mọi thiết bị?', 'Sign {{name}} out everywhere?'),
  signOutMessage: ofScreen(
    'Mọi thiết bị phải đăng nhập lại. Mật khẩu giữ nguyên.',
    'Every device has to sign in again. The password stays.',
  ),
  signedOut: ofScreen('Đã đăng xuất {{name}} khỏi mọi thiết bị', '{{name}} was signed out everywhere'),
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
