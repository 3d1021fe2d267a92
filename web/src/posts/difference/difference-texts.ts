import { defineTexts } from '../../lib/texts.ts'

export const differenceTexts = defineTexts('post-difference', {
  empty: { default: '(empty)', vi: '(để trống)', en: '(empty)' },
  goneWord: { default: 'removed:', vi: 'đã bỏ:', en: 'removed:' },
  newWord: { default: 'added:', vi: 'đã thêm:', en: 'added:' },
})
