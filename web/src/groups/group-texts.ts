import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

const said = (vi: string, en: string) => ({ default: vi, vi, en })

export const groupTexts = defineTexts('groups-page', {
  title: said('Nhóm', 'Groups'),
  description: said(
    'Học sinh học cùng nhau: giao bài, in thẻ và xem kết quả cho cả nhóm một lần.',
    'Students who learn together: assign, print cards and see results for all of them at once.',
  ),
  create: said('Tạo nhóm', 'New group'),
  importList: said('Nhập danh sách', 'Import a list'),
  edit: words.edit,
  editTitle: said('Sửa nhóm {{name}}', 'Edit group {{name}}'),
  delete: said('Xóa nhóm', 'Delete group'),
  deleteTitle: said('Xóa nhóm {{name}}?', 'Delete the group {{name}}?'),
  deleteMessage: said(
    'Học sinh giữ tài khoản, bài được giao và kết quả. Chỉ nhóm bị xóa.',
    'The students keep their accounts, quizzes and results. Only the group goes.',
  ),
  name: said('Tên nhóm', 'Name'),
  nameHint: said('Ví dụ: 4A', 'For example: 4A'),
  class: words.class,
  noClass: said('Không chọn', 'None'),
  members: said('Học sinh', 'Students'),
  author: said('Người tạo', 'Made by'),
  createdAt: said('Ngày tạo', 'Created'),
  search: said('Tìm theo tên nhóm', 'Search by name'),
  actions: words.actions,
  more: said('Thêm', 'More'),
  save: words.save,
  cancel: words.cancel,
  loadFailed: said('Chưa tải được danh sách nhóm', 'The groups could not be loaded'),
  goneHint: said('Không có gì ở đây', 'There is nothing here'),
  goneMessage: said(
    'Có thể nó đã được xóa, hoặc thuộc về người khác.',
    'It may have been deleted, or belong to somebody else.',
  ),
  oneLoadFailed: said('Chưa tải được nhóm', 'The group could not be loaded'),
  empty: said('Chưa có nhóm nào', 'No groups yet'),
  emptyMessage: said(
    'Tạo một nhóm rồi thêm học sinh, hoặc nhập danh sách từ Excel.',
    'Make a group and add students, or import a list from Excel.',
  ),
  emptyForParents: said('Tạo một nhóm rồi thêm các con của bạn.', 'Make a group and add your children.'),
  nothingFound: said('Không tìm thấy nhóm nào', 'No group found'),
  clearFilters: said('Xóa bộ lọc', 'Clear filters'),
  gone: said('—', '—'),
  tabs: said('Các phần của nhóm', 'Parts of the group'),
  tabMembers: said('Học sinh', 'Students'),
  tabActs: said('Giao bài', 'Assign'),
  tabResults: said('Kết quả', 'Results'),
  backToGroups: said('Danh sách nhóm', 'All groups'),
  countOf: said('{{count}} học sinh', '{{count}} {{count:student|students}}'),
})
