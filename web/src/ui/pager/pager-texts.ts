import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const pagerTexts = defineTexts('ui-pager', {
  label: ofScreen('Phân trang', 'Pagination'),
  first: ofScreen('Đầu', 'First'),
  previous: ofScreen('Trước', 'Previous'),
  next: ofScreen('Sau', 'Next'),
  last: ofScreen('Cuối', 'Last'),
  page: ofScreen('Trang {{page}}', 'Page {{page}}'),
  pageOf: { default: '{{page}} / {{totalPages}}', vi: '{{page}} / {{totalPages}}', en: '{{page}} / {{totalPages}}' },
  showing: ofScreen(
    'Hiển thị {{from}} đến {{to}} trong tổng số {{total}} {{noun}}',
    'Showing {{from}} to {{to}} of {{total}} {{noun}}',
  ),
  items: ofScreen('mục', 'items'),
  results: ofScreen('kết quả', 'results'),
  pageSize: ofScreen('Số mục mỗi trang', 'Items per page'),
  perPage: ofScreen('{{count}} / trang', '{{count}} / page'),
  goTo: ofScreen('Đến trang', 'Go to page'),
})
