import { defineTexts, followingScreen } from '../texts.ts'

export const toastTexts = defineTexts('toast', {
  close: followingScreen({ default: 'Đóng thông báo', vi: 'Đóng thông báo', en: 'Close notification' }),
})
