import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const modalTexts = defineTexts('ui-modal', {
  close: followingScreen(englishWords.close),
  cancel: followingScreen(englishWords.cancel),
  typeWord: ofScreen('Gõ {{word}} để xác nhận', 'Type {{word}} to confirm'),
})
