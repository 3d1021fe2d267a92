import { defineTexts } from '../../lib/texts.ts'

export const pagerTexts = defineTexts('ui-pager', {
  label: { default: 'Pagination', vi: 'Phân trang', en: 'Pagination' },
  first: { default: 'First', vi: 'Đầu', en: 'First' },
  previous: { default: 'Previous', vi: 'Trước', en: 'Previous' },
  next: { default: 'Next', vi: 'Sau', en: 'Next' },
  last: { default: 'Last', vi: 'Cuối', en: 'Last' },
  page: { default: 'Page {{page}}', vi: 'Trang {{page}}', en: 'Page {{page}}' },
  pageOf: { default: '{{page}} / {{totalPages}}', vi: '{{page}} / {{totalPages}}', en: '{{page}} / {{totalPages}}' },
  showing: {
    default: 'Showing {{from}} to {{to}} of {{total}} {{noun}}',
    vi: 'Hiển thị {{from}} đến {{to}} trong tổng số {{total}} {{noun}}',
    en: 'Showing {{from}} to {{to}} of {{total}} {{noun}}',
  },
  items: { default: 'items', vi: 'mục', en: 'items' },
  results: { default: 'results', vi: 'kết quả', en: 'results' },
  pageSize: { default: 'Items per page', vi: 'Số mục mỗi trang', en: 'Items per page' },
  perPage: { default: '{{count}} / page', vi: '{{count}} / trang', en: '{{count}} / page' },
  goTo: { default: 'Go to page', vi: 'Đến trang', en: 'Go to page' },
})
