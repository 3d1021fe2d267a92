import { defineTexts } from '../../lib/texts.ts'

export const differenceTexts = defineTexts('post-difference', {
  empty: { spec: '(empty)', vi: '(để trống)', en: '(empty)' },
  goneWord: { spec: 'removed:', vi: 'đã bỏ:', en: 'removed:' },
  newWord: { spec: 'added:', vi: 'đã thêm:', en: 'added:' },
})
