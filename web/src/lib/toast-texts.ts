import { defineTexts } from './texts.ts'

export const toastTexts = defineTexts('toast', {
  close: { spec: 'Đóng thông báo', vi: 'Đóng thông báo', en: 'Close notification' },
})
