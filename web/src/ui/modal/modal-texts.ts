import { defineTexts } from '../../lib/texts.ts'

export const modalTexts = defineTexts('ui-modal', {
  close: { spec: 'Close', vi: 'Đóng', en: 'Close' },
  cancel: { spec: 'Cancel', vi: 'Hủy', en: 'Cancel' },
  typeWord: { spec: 'Type {{word}} to confirm', vi: 'Gõ {{word}} để xác nhận', en: 'Type {{word}} to confirm' },
})
