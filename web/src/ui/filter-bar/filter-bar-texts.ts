import { defineTexts } from '../../lib/texts.ts'

export const filterBarTexts = defineTexts('ui-filter-bar', {
  label: { default: 'Filters', vi: 'Bộ lọc', en: 'Filters' },
  filters: { default: 'Filters ({{count}})', vi: 'Bộ lọc ({{count}})', en: 'Filters ({{count}})' },
  search: { default: 'Search', vi: 'Tìm kiếm', en: 'Search' },
  clearSearch: { default: 'Clear search', vi: 'Xóa tìm kiếm', en: 'Clear search' },
  clearAll: { default: 'Clear All', vi: 'Xóa tất cả', en: 'Clear All' },
  removeFilter: { default: 'Remove filter {{name}}', vi: 'Bỏ lọc {{name}}', en: 'Remove filter {{name}}' },
  chip: { default: '{{filter}}: {{value}}', vi: '{{filter}}: {{value}}', en: '{{filter}}: {{value}}' },
  activeFilters: { default: 'Active filters', vi: 'Đang lọc theo', en: 'Active filters' },
  all: { default: 'All', vi: 'Tất cả', en: 'All' },
  nothingFound: { default: 'Nothing found', vi: 'Không tìm thấy', en: 'Nothing found' },
  fromDate: { default: 'From date', vi: 'Từ ngày', en: 'From date' },
  toDate: { default: 'To date', vi: 'Đến ngày', en: 'To date' },
})
