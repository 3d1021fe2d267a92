import { defineTexts } from '../texts.ts'

export const toastTexts = defineTexts('toast', {
  close: { default: 'Đóng thông báo', vi: 'Đóng thông báo', en: 'Close notification' },
})
