import { defineTexts } from '../lib/texts.ts'
import { englishWords, words } from '../lib/word-texts.ts'

export const profileTexts = defineTexts('profile', {
  title: englishWords.yourProfile,
  description: {
    default: 'Your data, your password, where you are signed in, and how the screens look.',
    vi: 'Thông tin, mật khẩu, nơi bạn đang đăng nhập và cách hiển thị màn hình.',
    en: 'Your data, your password, where you are signed in, and how the screens look.',
  },
  tabs: { default: 'Parts of the profile', vi: 'Các phần của hồ sơ', en: 'Parts of the profile' },
  data: { default: 'Personal data', vi: 'Thông tin cá nhân', en: 'Personal data' },
  password: englishWords.password,
  security: words.security,
  sessions: { default: 'Sessions', vi: 'Phiên đăng nhập', en: 'Sessions' },
  preferences: { default: 'Preferences', vi: 'Tùy chọn', en: 'Preferences' },
  loadFailed: {
    default: 'Your profile could not be loaded',
    vi: 'Không tải được hồ sơ',
    en: 'Your profile could not be loaded',
  },

  avatar: englishWords.avatar,
  firstName: { default: 'First Name', vi: 'Tên', en: 'First Name' },
  lastName: { default: 'Last Name', vi: 'Họ và tên đệm', en: 'Last Name' },
  email: words.email,
  emailFixed: { default: 'Email cannot be changed', vi: 'Không thể đổi email', en: 'Email cannot be changed' },
  noEmail: { default: 'None', vi: 'Không có', en: 'None' },
  username: englishWords.username,
  usernameFixed: {
    default: 'Username cannot be changed',
    vi: 'Không thể đổi tên đăng nhập',
    en: 'Username cannot be changed',
  },
  phone: englishWords.phone,
  bio: englishWords.bio,
  save: englishWords.saveChanges,
  saving: englishWords.saving,

  passwordTitle: { default: 'Change password', vi: 'Đổi mật khẩu', en: 'Change password' },
  passwordDescription: {
    default: 'Saving a new password signs you out everywhere else. You stay signed in here.',
    vi: 'Khi lưu mật khẩu mới, bạn sẽ bị đăng xuất ở mọi nơi khác. Ở đây bạn vẫn đăng nhập.',
    en: 'Saving a new password signs you out everywhere else. You stay signed in here.',
  },
  currentPassword: { default: 'Current password', vi: 'Mật khẩu hiện tại', en: 'Current password' },
  newPassword: englishWords.newPassword,
  confirmPassword: { default: 'Confirm new password', vi: 'Nhập lại mật khẩu mới', en: 'Confirm new password' },
  changePassword: { default: 'Change password', vi: 'Đổi mật khẩu', en: 'Change password' },

  sessionsTitle: { default: 'Where you are signed in', vi: 'Nơi bạn đang đăng nhập', en: 'Where you are signed in' },
  sessionsDescription: {
    default: 'If you do not recognise one of these, sign out there and change your password.',
    vi: 'Nếu thấy nơi nào lạ, hãy đăng xuất ở đó và đổi mật khẩu.',
    en: 'If you do not recognise one of these, sign out there and change your password.',
  },
  unknownDevice: { default: 'Unknown device', vi: 'Thiết bị không rõ', en: 'Unknown device' },
  thisSession: { default: 'This session', vi: 'Phiên này', en: 'This session' },
  address: { default: 'Address {{address}}', vi: 'Địa chỉ {{address}}', en: 'Address {{address}}' },
  lastUsed: { default: 'Last used', vi: 'Dùng lần cuối', en: 'Last used' },
  signedInAt: { default: 'Signed in {{moment}}', vi: 'Đăng nhập lúc {{moment}}', en: 'Signed in {{moment}}' },
  signOutThere: { default: 'Sign out there', vi: 'Đăng xuất ở đó', en: 'Sign out there' },
  signOutThereOf: {
    default: 'Sign out there: {{device}}, {{address}}',
    vi: 'Đăng xuất ở đó: {{device}}, {{address}}',
    en: 'Sign out there: {{device}}, {{address}}',
  },
  signOutTitle: {
    default: 'Sign out on {{device}}?',
    vi: 'Đăng xuất trên {{device}}?',
    en: 'Sign out on {{device}}?',
  },
  signOutMessage: {
    default: 'Whoever uses it there has to sign in again. What was saved stays saved.',
    vi: 'Người đang dùng ở đó sẽ phải đăng nhập lại. Những gì đã lưu vẫn còn.',
    en: 'Whoever uses it there has to sign in again. What was saved stays saved.',
  },
  sessionsFailed: {
    default: 'Your sessions could not be loaded',
    vi: 'Không tải được danh sách phiên đăng nhập',
    en: 'Your sessions could not be loaded',
  },

  preferencesDescription: {
    default: 'Saved with your account and followed on every device where you sign in.',
    vi: 'Được lưu cùng tài khoản và áp dụng trên mọi thiết bị bạn đăng nhập.',
    en: 'Saved with your account and followed on every device where you sign in.',
  },
  language: englishWords.language,
  theme: { default: 'Theme', vi: 'Giao diện', en: 'Theme' },
  timeZone: { default: 'Time zone', vi: 'Múi giờ', en: 'Time zone' },
  light: { default: 'Light', vi: 'Sáng', en: 'Light' },
  dark: { default: 'Dark', vi: 'Tối', en: 'Dark' },
  auto: { default: 'Same as the device', vi: 'Theo thiết bị', en: 'Same as the device' },
  inEnglish: { default: '{{name}} (in English)', vi: '{{name}} (hiển thị tiếng Anh)', en: '{{name}} (in English)' },
  fallback: {
    default: 'There is no translation into {{name}} yet, so the screens are shown in English.',
    vi: 'Chưa có bản dịch {{name}}, nên các màn hình hiển thị bằng tiếng Anh.',
    en: 'There is no translation into {{name}} yet, so the screens are shown in English.',
  },
  likeSite: { default: 'As the site has it', vi: 'Theo hệ thống', en: 'As the site has it' },
  likeSiteNamed: {
    default: 'As the site has it: {{name}}',
    vi: 'Theo hệ thống: {{name}}',
    en: 'As the site has it: {{name}}',
  },
})
