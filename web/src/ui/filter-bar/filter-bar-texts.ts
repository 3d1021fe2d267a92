import { defineTexts, followingScreen, ofScreen } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const filterBarTexts = defineTexts('ui-filter-bar', {
  label: ofScreen('Bộ lọc', 'Filters'),
  filters: ofScreen('Bộ lọc ({{count}})', 'Filters ({{count}})'),
  search: ofScreen('Tìm kiếm', 'Search'),
  clearSearch: followingScreen(englishWords.clearSearch),
  clearAll: ofScreen('Xóa tất cả', 'Clear All'),
  removeFilter: ofScreen('Bỏ lọc {{name}}', 'Remove filter {{name}}'),
  chip: { default: '{{filter}}: {{value}}', vi: '{{filter}}: {{value}}', en: '{{filter}}: {{value}}' },
  activeFilters: ofScreen('Đang lọc theo', 'Active filters'),
  all: ofScreen('Tất cả', 'All'),
  nothingFound: followingScreen(englishWords.nothingFound),
  fromDate: followingScreen(englishWords.fromDate),
  toDate: followingScreen(englishWords.toDate),
})
