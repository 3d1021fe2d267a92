import { defineTexts } from '../../lib/texts.ts'

export const passwordTexts = defineTexts('ui-password', {
  showPassword: { default: 'Hiện mật khẩu', vi: 'Hiện mật khẩu', en: 'Show password' },
  hidePassword: { default: 'Ẩn mật khẩu', vi: 'Ẩn mật khẩu', en: 'Hide password' },
})
