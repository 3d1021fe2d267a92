import { defineTexts } from '../../lib/texts.ts'

export const passwordTexts = defineTexts('ui-password', {
  showPassword: { spec: 'Hiện mật khẩu', vi: 'Hiện mật khẩu', en: 'Show password' },
  hidePassword: { spec: 'Ẩn mật khẩu', vi: 'Ẩn mật khẩu', en: 'Hide password' },
})
