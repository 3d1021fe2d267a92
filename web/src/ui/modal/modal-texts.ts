import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const modalTexts = defineTexts('ui-modal', {
  close: englishWords.close,
  cancel: englishWords.cancel,
  typeWord: { default: 'Type {{word}} to confirm', vi: 'Gõ {{word}} để xác nhận', en: 'Type {{word}} to confirm' },
})
