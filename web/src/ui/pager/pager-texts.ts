import { defineTexts } from '../../lib/texts.ts'

export const pagerTexts = defineTexts('ui-pager', {
  label: { spec: 'Pagination', vi: 'Phân trang', en: 'Pagination' },
  first: { spec: 'First', vi: 'Đầu', en: 'First' },
  previous: { spec: 'Previous', vi: 'Trước', en: 'Previous' },
  next: { spec: 'Next', vi: 'Sau', en: 'Next' },
  last: { spec: 'Last', vi: 'Cuối', en: 'Last' },
  page: { spec: 'Page {{page}}', vi: 'Trang {{page}}', en: 'Page {{page}}' },
  pageOf: { spec: '{{page}} / {{totalPages}}', vi: '{{page}} / {{totalPages}}', en: '{{page}} / {{totalPages}}' },
  showing: {
    spec: 'Showing {{from}} to {{to}} of {{total}} {{noun}}',
    vi: 'Hiển thị {{from}} đến {{to}} trong tổng số {{total}} {{noun}}',
    en: 'Showing {{from}} to {{to}} of {{total}} {{noun}}',
  },
  items: { spec: 'items', vi: 'mục', en: 'items' },
  results: { spec: 'results', vi: 'kết quả', en: 'results' },
  pageSize: { spec: 'Items per page', vi: 'Số mục mỗi trang', en: 'Items per page' },
  perPage: { spec: '{{count}} / page', vi: '{{count}} / trang', en: '{{count}} / page' },
  goTo: { spec: 'Go to page', vi: 'Đến trang', en: 'Go to page' },
})
