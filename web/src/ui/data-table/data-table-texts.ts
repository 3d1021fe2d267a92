import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const dataTableTexts = defineTexts('ui-data-table', {
  actions: englishWords.actions,
  actionsFor: { default: 'Actions for {{name}}', vi: 'Thao tác với {{name}}', en: 'Actions for {{name}}' },
  selectRow: { default: 'Select {{name}}', vi: 'Chọn {{name}}', en: 'Select {{name}}' },
  selectAll: {
    default: 'Select all {{count}} rows on this page',
    vi: 'Chọn cả {{count}} dòng của trang này',
    en: 'Select all {{count}} rows on this page',
  },
  clearSelection: { default: 'Clear Selection', vi: 'Bỏ chọn', en: 'Clear Selection' },
  loading: { default: 'Đang tải…', vi: 'Đang tải…', en: 'Loading…' },
})
