import { defineTexts } from '../../lib/texts.ts'

export const richTextTexts = defineTexts('ui-rich-text', {
  formula: { spec: 'Công thức', vi: 'Công thức', en: 'Formula' },
  tableName: { spec: 'Bảng', vi: 'Bảng', en: 'Table' },
  newTab: { spec: 'Mở trong thẻ mới', vi: 'Mở trong thẻ mới', en: 'Opens in a new tab' },
})
