import { defineTexts } from '../../lib/texts.ts'

export const filterBarTexts = defineTexts('ui-filter-bar', {
  label: { spec: 'Filters', vi: 'Bộ lọc', en: 'Filters' },
  filters: { spec: 'Filters ({{count}})', vi: 'Bộ lọc ({{count}})', en: 'Filters ({{count}})' },
  search: { spec: 'Search', vi: 'Tìm kiếm', en: 'Search' },
  clearSearch: { spec: 'Clear search', vi: 'Xóa tìm kiếm', en: 'Clear search' },
  clearAll: { spec: 'Clear All', vi: 'Xóa tất cả', en: 'Clear All' },
  removeFilter: { spec: 'Remove filter {{name}}', vi: 'Bỏ lọc {{name}}', en: 'Remove filter {{name}}' },
  activeFilters: { spec: 'Active filters', vi: 'Đang lọc theo', en: 'Active filters' },
  all: { spec: 'All', vi: 'Tất cả', en: 'All' },
  nothingFound: { spec: 'Nothing found', vi: 'Không tìm thấy', en: 'Nothing found' },
  fromDate: { spec: 'From date', vi: 'Từ ngày', en: 'From date' },
  toDate: { spec: 'To date', vi: 'Đến ngày', en: 'To date' },
})
