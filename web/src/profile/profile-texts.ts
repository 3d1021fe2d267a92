import { defineTexts } from '../lib/texts.ts'

export const profileTexts = defineTexts('profile', {
  title: { spec: 'Your Profile', vi: 'Hồ sơ của bạn', en: 'Your Profile' },
  description: {
    spec: 'Your data, your password, where you are signed in, and how the screens look.',
    vi: 'Thông tin, mật khẩu, nơi bạn đang đăng nhập và cách hiển thị màn hình.',
    en: 'Your data, your password, where you are signed in, and how the screens look.',
  },
  tabs: { spec: 'Parts of the profile', vi: 'Các phần của hồ sơ', en: 'Parts of the profile' },
  data: { spec: 'Personal data', vi: 'Thông tin cá nhân', en: 'Personal data' },
  password: { spec: 'Password', vi: 'Mật khẩu', en: 'Password' },
  sessions: { spec: 'Sessions', vi: 'Phiên đăng nhập', en: 'Sessions' },
  preferences: { spec: 'Preferences', vi: 'Tùy chọn', en: 'Preferences' },
  loadFailed: {
    spec: 'Your profile could not be loaded',
    vi: 'Không tải được hồ sơ',
    en: 'Your profile could not be loaded',
  },

  avatar: { spec: 'Avatar', vi: 'Ảnh đại diện', en: 'Avatar' },
  firstName: { spec: 'First Name', vi: 'Tên', en: 'First Name' },
  lastName: { spec: 'Last Name', vi: 'Họ và tên đệm', en: 'Last Name' },
  email: { spec: 'Email', vi: 'Email', en: 'Email' },
  emailFixed: { spec: 'Email cannot be changed', vi: 'Không thể đổi email', en: 'Email cannot be changed' },
  noEmail: { spec: 'None', vi: 'Không có', en: 'None' },
  username: { spec: 'Username', vi: 'Tên đăng nhập', en: 'Username' },
  usernameFixed: {
    spec: 'Username cannot be changed',
    vi: 'Không thể đổi tên đăng nhập',
    en: 'Username cannot be changed',
  },
  phone: { spec: 'Phone', vi: 'Số điện thoại', en: 'Phone' },
  bio: { spec: 'Bio', vi: 'Giới thiệu', en: 'Bio' },
  save: { spec: 'Save changes', vi: 'Lưu thay đổi', en: 'Save changes' },
  saving: { spec: 'Saving...', vi: 'Đang lưu...', en: 'Saving...' },

  passwordTitle: { spec: 'Change password', vi: 'Đổi mật khẩu', en: 'Change password' },
  passwordDescription: {
    spec: 'Saving a new password signs you out everywhere else. You stay signed in here.',
    vi: 'Khi lưu mật khẩu mới, bạn sẽ bị đăng xuất ở mọi nơi khác. Ở đây bạn vẫn đăng nhập.',
    en: 'Saving a new password signs you out everywhere else. You stay signed in here.',
  },
  currentPassword: { spec: 'Current password', vi: 'Mật khẩu hiện tại', en: 'Current password' },
  newPassword: { spec: 'New password', vi: 'Mật khẩu mới', en: 'New password' },
  confirmPassword: { spec: 'Confirm new password', vi: 'Nhập lại mật khẩu mới', en: 'Confirm new password' },
  changePassword: { spec: 'Change password', vi: 'Đổi mật khẩu', en: 'Change password' },

  sessionsTitle: { spec: 'Where you are signed in', vi: 'Nơi bạn đang đăng nhập', en: 'Where you are signed in' },
  sessionsDescription: {
    spec: 'If you do not recognise one of these, sign out there and change your password.',
    vi: 'Nếu thấy nơi nào lạ, hãy đăng xuất ở đó và đổi mật khẩu.',
    en: 'If you do not recognise one of these, sign out there and change your password.',
  },
  unknownDevice: { spec: 'Unknown device', vi: 'Thiết bị không rõ', en: 'Unknown device' },
  thisSession: { spec: 'This session', vi: 'Phiên này', en: 'This session' },
  address: { spec: 'Address {{address}}', vi: 'Địa chỉ {{address}}', en: 'Address {{address}}' },
  lastUsed: { spec: 'Last used', vi: 'Dùng lần cuối', en: 'Last used' },
  signedInAt: { spec: 'Signed in {{moment}}', vi: 'Đăng nhập lúc {{moment}}', en: 'Signed in {{moment}}' },
  signOutThere: { spec: 'Sign out there', vi: 'Đăng xuất ở đó', en: 'Sign out there' },
  signOutThereOf: {
    spec: 'Sign out there: {{device}}, {{address}}',
    vi: 'Đăng xuất ở đó: {{device}}, {{address}}',
    en: 'Sign out there: {{device}}, {{address}}',
  },
  signOutTitle: {
    spec: 'Sign out on {{device}}?',
    vi: 'Đăng xuất trên {{device}}?',
    en: 'Sign out on {{device}}?',
  },
  signOutMessage: {
    spec: 'Whoever uses it there has to sign in again. What was saved stays saved.',
    vi: 'Người đang dùng ở đó sẽ phải đăng nhập lại. Những gì đã lưu vẫn còn.',
    en: 'Whoever uses it there has to sign in again. What was saved stays saved.',
  },
  sessionsFailed: {
    spec: 'Your sessions could not be loaded',
    vi: 'Không tải được danh sách phiên đăng nhập',
    en: 'Your sessions could not be loaded',
  },

  preferencesDescription: {
    spec: 'Saved with your account and followed on every device where you sign in.',
    vi: 'Được lưu cùng tài khoản và áp dụng trên mọi thiết bị bạn đăng nhập.',
    en: 'Saved with your account and followed on every device where you sign in.',
  },
  language: { spec: 'Language', vi: 'Ngôn ngữ', en: 'Language' },
  theme: { spec: 'Theme', vi: 'Giao diện', en: 'Theme' },
  timeZone: { spec: 'Time zone', vi: 'Múi giờ', en: 'Time zone' },
  likeSite: { spec: 'As the site has it', vi: 'Theo hệ thống', en: 'As the site has it' },
  likeSiteNamed: {
    spec: 'As the site has it: {{name}}',
    vi: 'Theo hệ thống: {{name}}',
    en: 'As the site has it: {{name}}',
  },
})
