import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

export const richTextTexts = defineTexts('ui-rich-text', {
  formula: words.formula,
  tableName: { default: 'Bảng', vi: 'Bảng', en: 'Table' },
  newTab: { default: 'Mở trong thẻ mới', vi: 'Mở trong thẻ mới', en: 'Opens in a new tab' },
})
