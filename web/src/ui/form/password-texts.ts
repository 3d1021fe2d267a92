import { defineTexts, followingScreen } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const passwordTexts = defineTexts('ui-password', {
  showPassword: followingScreen(words.showPassword),
  hidePassword: followingScreen(words.hidePassword),
})
