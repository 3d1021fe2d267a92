import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const richTextTexts = defineTexts('ui-rich-text', {
  formula: followingScreen(words.formula),
  pictureComing: ofScreen('hình đang được tải lại', 'the picture is being loaded again'),
  tableName: ofScreen('Bảng', 'Table'),
  newTab: ofScreen('Mở trong thẻ mới', 'Opens in a new tab'),
})
