import { defineTexts } from '../../lib/texts.ts'

export const modalTexts = defineTexts('ui-modal', {
  close: { default: 'Close', vi: 'Đóng', en: 'Close' },
  cancel: { default: 'Cancel', vi: 'Hủy', en: 'Cancel' },
  typeWord: { default: 'Type {{word}} to confirm', vi: 'Gõ {{word}} để xác nhận', en: 'Type {{word}} to confirm' },
})
