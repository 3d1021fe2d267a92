import { defineTexts } from '../lib/texts.ts'
import { englishWords } from '../lib/word-texts.ts'

export const changePasswordTexts = defineTexts('change-password', {
  title: { default: 'Choose a new password', vi: 'Chọn mật khẩu mới', en: 'Choose a new password' },
  introduction: {
    default: 'You signed in with a temporary password. Choose one of your own to go on.',
    vi: 'Bạn đã đăng nhập bằng mật khẩu tạm thời. Hãy chọn mật khẩu của riêng bạn để tiếp tục.',
    en: 'You signed in with a temporary password. Choose one of your own to go on.',
  },
  plainIntroduction: {
    default: 'All your other devices are signed out.',
    vi: 'Mọi thiết bị khác của bạn sẽ bị đăng xuất.',
    en: 'All your other devices are signed out.',
  },
  temporaryPassword: { default: 'Temporary password', vi: 'Mật khẩu tạm thời', en: 'Temporary password' },
  currentPassword: { default: 'Current password', vi: 'Mật khẩu hiện tại', en: 'Current password' },
  newPassword: englishWords.newPassword,
  confirmPassword: { default: 'Confirm new password', vi: 'Nhập lại mật khẩu mới', en: 'Confirm new password' },
  save: { default: 'Save new password', vi: 'Lưu mật khẩu mới', en: 'Save new password' },
  saving: englishWords.saving,
  signOut: { default: 'Sign out', vi: 'Đăng xuất', en: 'Sign out' },
})
