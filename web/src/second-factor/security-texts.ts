import { defineScreenTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

/** Of the tab in the profile. */
export const securityTexts = defineScreenTexts('security', {
  cancel: words.cancel,
  close: words.close,
  save: words.save,
  loadFailed: {
    default: 'Không tải được phần bảo mật',
    vi: 'Không tải được phần bảo mật',
    en: 'Security could not be loaded',
  },
  on: { default: 'Đang bật', vi: 'Đang bật', en: 'On' },
  off: { default: 'Chưa bật', vi: 'Chưa bật', en: 'Off' },
  remove: { default: 'Gỡ', vi: 'Gỡ', en: 'Remove' },
  lastUsed: { default: 'Dùng lần cuối', vi: 'Dùng lần cuối', en: 'Last used' },
  neverUsed: { default: 'Chưa dùng lần nào', vi: 'Chưa dùng lần nào', en: 'Not used yet' },
  addedAt: { default: 'Thêm lúc {{moment}}', vi: 'Thêm lúc {{moment}}', en: 'Added {{moment}}' },

  totpTitle: { default: 'Ứng dụng xác thực', vi: 'Ứng dụng xác thực', en: 'Authenticator app' },
  totpDescription: {
    default:
      'Khi đăng nhập, ngoài mật khẩu bạn nhập thêm 6 chữ số từ một ứng dụng trên điện thoại (Google Authenticator, Microsoft Authenticator, Aegis…). Ai biết mật khẩu của bạn cũng không vào được.',
    vi: 'Khi đăng nhập, ngoài mật khẩu bạn nhập thêm 6 chữ số từ một ứng dụng trên điện thoại (Google Authenticator, Microsoft Authenticator, Aegis…). Ai biết mật khẩu của bạn cũng không vào được.',
    en: 'Besides the password you enter 6 digits from an app on your phone (Google Authenticator, Microsoft Authenticator, Aegis…). Somebody who knows your password does not get in.',
  },
  totpSetUp: { default: 'Thiết lập ứng dụng', vi: 'Thiết lập ứng dụng', en: 'Set up an app' },
  totpRemoveTitle: {
    default: 'Gỡ ứng dụng xác thực?',
    vi: 'Gỡ ứng dụng xác thực?',
    en: 'Remove the authenticator app?',
  },
  lastFactorWarning: {
    default:
      'Đây là cách xác minh cuối cùng của bạn: sau khi gỡ, chỉ cần mật khẩu là đăng nhập được, và các mã khôi phục cũng hết hiệu lực.',
    vi: 'Đây là cách xác minh cuối cùng của bạn: sau khi gỡ, chỉ cần mật khẩu là đăng nhập được, và các mã khôi phục cũng hết hiệu lực.',
    en: 'This is your last factor: without it the password alone signs in, and the recovery codes end too.',
  },
  removeWarning: {
    default: 'Bạn sẽ không đăng nhập được bằng cách này nữa.',
    vi: 'Bạn sẽ không đăng nhập được bằng cách này nữa.',
    en: 'You can no longer sign in this way.',
  },
  setupTitle: {
    default: 'Thiết lập ứng dụng xác thực',
    vi: 'Thiết lập ứng dụng xác thực',
    en: 'Set up an authenticator app',
  },
  setupScan: {
    default: 'Mở ứng dụng trên điện thoại, chọn thêm tài khoản và quét mã này.',
    vi: 'Mở ứng dụng trên điện thoại, chọn thêm tài khoản và quét mã này.',
    en: 'Open the app on your phone, add an account and scan this code.',
  },
  qrCode: { default: 'Mã QR để quét bằng ứng dụng', vi: 'Mã QR để quét bằng ứng dụng', en: 'QR code for the app' },
  setupByHand: {
    default: 'Không quét được? Nhập khóa này vào ứng dụng:',
    vi: 'Không quét được? Nhập khóa này vào ứng dụng:',
    en: 'Cannot scan? Enter this key in the app:',
  },
  copyKey: { default: 'Chép khóa', vi: 'Chép khóa', en: 'Copy the key' },
  keyCopied: { default: 'Đã chép khóa', vi: 'Đã chép khóa', en: 'The key was copied' },
  setupCode: {
    default: '6 chữ số mà ứng dụng đang hiện',
    vi: '6 chữ số mà ứng dụng đang hiện',
    en: 'The 6 digits that the app shows now',
  },
  setupFinish: { default: 'Bật bước xác minh', vi: 'Bật bước xác minh', en: 'Turn it on' },

  passkeysTitle: { default: 'Khóa truy cập', vi: 'Khóa truy cập', en: 'Passkeys' },
  passkeysDescription: {
    default:
      'Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị, không cần mật khẩu. Trang giả mạo không lấy được khóa truy cập.',
    vi: 'Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị, không cần mật khẩu. Trang giả mạo không lấy được khóa truy cập.',
    en: 'Sign in with the fingerprint, face or PIN of your device, without a password. A false site cannot take a passkey.',
  },
  noPasskeys: { default: 'Chưa có khóa truy cập nào.', vi: 'Chưa có khóa truy cập nào.', en: 'No passkeys yet.' },
  passkeyUnsupported: {
    default: 'Trình duyệt này, hoặc địa chỉ không có https, không dùng được khóa truy cập.',
    vi: 'Trình duyệt này, hoặc địa chỉ không có https, không dùng được khóa truy cập.',
    en: 'This browser, or an address without https, cannot use passkeys.',
  },
  passkeyName: { default: 'Tên khóa truy cập', vi: 'Tên khóa truy cập', en: 'Name of the passkey' },
  passkeyNameHint: {
    default: 'Để nhận ra sau này, ví dụ “Điện thoại của mẹ”.',
    vi: 'Để nhận ra sau này, ví dụ “Điện thoại của mẹ”.',
    en: 'To recognise it later, for example “My phone”.',
  },
  passkeyAdd: { default: 'Thêm khóa truy cập', vi: 'Thêm khóa truy cập', en: 'Add a passkey' },
  passkeyRename: { default: 'Đổi tên', vi: 'Đổi tên', en: 'Rename' },
  passkeyRenameOf: { default: 'Đổi tên {{name}}', vi: 'Đổi tên {{name}}', en: 'Rename {{name}}' },
  passkeyRemoveOf: { default: 'Gỡ {{name}}', vi: 'Gỡ {{name}}', en: 'Remove {{name}}' },
  passkeyRemoveTitle: {
    default: 'Gỡ khóa truy cập “{{name}}”?',
    vi: 'Gỡ khóa truy cập “{{name}}”?',
    en: 'Remove the passkey “{{name}}”?',
  },

  codesTitle: { default: 'Mã khôi phục', vi: 'Mã khôi phục', en: 'Recovery codes' },
  codesDescription: {
    default:
      'Dùng khi mất điện thoại: mỗi mã thay cho ứng dụng hoặc khóa truy cập một lần. Hãy in ra hoặc lưu ở nơi an toàn.',
    vi: 'Dùng khi mất điện thoại: mỗi mã thay cho ứng dụng hoặc khóa truy cập một lần. Hãy in ra hoặc lưu ở nơi an toàn.',
    en: 'For the day on which the phone is lost: each code stands in for the app or the passkey once. Print them or keep them safe.',
  },
  codesLeft: {
    default: 'Còn {{count}} mã chưa dùng.',
    vi: 'Còn {{count}} mã chưa dùng.',
    en: '{{count}} {{count:code is|codes are}} left.',
  },
  codesRenew: { default: 'Tạo mã mới', vi: 'Tạo mã mới', en: 'Make new codes' },
  codesRenewTitle: { default: 'Tạo mã khôi phục mới?', vi: 'Tạo mã khôi phục mới?', en: 'Make new recovery codes?' },
  codesRenewBody: {
    default: 'Các mã cũ sẽ không còn dùng được.',
    vi: 'Các mã cũ sẽ không còn dùng được.',
    en: 'The old codes will no longer work.',
  },
  codesDialogTitle: {
    default: 'Hãy lưu các mã khôi phục',
    vi: 'Hãy lưu các mã khôi phục',
    en: 'Keep your recovery codes',
  },
  codesDialogBody: {
    default: 'Các mã này chỉ hiện một lần. Mỗi mã dùng được một lần khi bạn không có điện thoại.',
    vi: 'Các mã này chỉ hiện một lần. Mỗi mã dùng được một lần khi bạn không có điện thoại.',
    en: 'They are shown this once. Each works once when you do not have your phone.',
  },
  copyCodes: { default: 'Chép các mã', vi: 'Chép các mã', en: 'Copy the codes' },
  codesCopied: { default: 'Đã chép các mã', vi: 'Đã chép các mã', en: 'The codes were copied' },
  downloadCodes: { default: 'Tải về', vi: 'Tải về', en: 'Download' },
  codesKept: { default: 'Tôi đã lưu', vi: 'Tôi đã lưu', en: 'I have kept them' },
})
