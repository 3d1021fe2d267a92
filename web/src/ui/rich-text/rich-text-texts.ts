import { defineTexts } from '../../lib/texts.ts'

export const richTextTexts = defineTexts('ui-rich-text', {
  formula: { default: 'Công thức', vi: 'Công thức', en: 'Formula' },
  tableName: { default: 'Bảng', vi: 'Bảng', en: 'Table' },
  newTab: { default: 'Mở trong thẻ mới', vi: 'Mở trong thẻ mới', en: 'Opens in a new tab' },
})
