import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const passwordTexts = defineTexts('ui-password', {
  showPassword: words.showPassword,
  hidePassword: words.hidePassword,
})
