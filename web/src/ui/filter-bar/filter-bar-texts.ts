import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const filterBarTexts = defineTexts('ui-filter-bar', {
  label: { default: 'Filters', vi: 'Bộ lọc', en: 'Filters' },
  filters: { default: 'Filters ({{count}})', vi: 'Bộ lọc ({{count}})', en: 'Filters ({{count}})' },
  search: { default: 'Search', vi: 'Tìm kiếm', en: 'Search' },
  clearSearch: englishWords.clearSearch,
  clearAll: { default: 'Clear All', vi: 'Xóa tất cả', en: 'Clear All' },
  removeFilter: { default: 'Remove filter {{name}}', vi: 'Bỏ lọc {{name}}', en: 'Remove filter {{name}}' },
  chip: { default: '{{filter}}: {{value}}', vi: '{{filter}}: {{value}}', en: '{{filter}}: {{value}}' },
  activeFilters: { default: 'Active filters', vi: 'Đang lọc theo', en: 'Active filters' },
  all: { default: 'All', vi: 'Tất cả', en: 'All' },
  nothingFound: englishWords.nothingFound,
  fromDate: englishWords.fromDate,
  toDate: englishWords.toDate,
})
