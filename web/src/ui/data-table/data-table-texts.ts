import { defineTexts } from '../../lib/texts.ts'

export const dataTableTexts = defineTexts('ui-data-table', {
  actions: { spec: 'Actions', vi: 'Thao tác', en: 'Actions' },
  actionsFor: { spec: 'Actions for {{name}}', vi: 'Thao tác với {{name}}', en: 'Actions for {{name}}' },
  selectRow: { spec: 'Select {{name}}', vi: 'Chọn {{name}}', en: 'Select {{name}}' },
  selectAll: {
    spec: 'Select all {{count}} rows on this page',
    vi: 'Chọn cả {{count}} dòng của trang này',
    en: 'Select all {{count}} rows on this page',
  },
  clearSelection: { spec: 'Clear Selection', vi: 'Bỏ chọn', en: 'Clear Selection' },
  loading: { spec: 'Đang tải…', vi: 'Đang tải…', en: 'Loading…' },
})
