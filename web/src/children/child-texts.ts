import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const childTexts = defineTexts('children', {
  title: words.children,
  description: {
    default: 'Tài khoản học tập của các con, và kết quả của từng con.',
    vi: 'Tài khoản học tập của các con, và kết quả của từng con.',
    en: 'The accounts that your children learn with, and how each of them is doing.',
  },
  descriptionForAdministrators: {
    default: 'Tất cả học sinh và phụ huynh được liên kết.',
    vi: 'Tất cả học sinh và phụ huynh được liên kết.',
    en: 'All students, with the parents who are linked to them.',
  },
  add: words.addChild,
  search: {
    default: 'Tìm theo tên, tên đăng nhập hoặc email',
    vi: 'Tìm theo tên, tên đăng nhập hoặc email',
    en: 'Search by name, username or email',
  },
  number: { default: 'STT', vi: 'STT', en: 'No.' },
  name: { default: 'Họ và tên', vi: 'Họ và tên', en: 'Name' },
  username: words.username,
  email: words.email,
  parents: words.parents,
  actions: words.actions,
  view: words.view,
  viewOf: { default: 'Xem {{name}}', vi: 'Xem {{name}}', en: 'View {{name}}' },
  results: { default: 'Kết quả', vi: 'Kết quả', en: 'Results' },
  resultsOf: { default: 'Kết quả của {{name}}', vi: 'Kết quả của {{name}}', en: 'Results of {{name}}' },
  link: words.link,
  linkOf: {
    default: 'Liên kết phụ huynh với {{name}}',
    vi: 'Liên kết phụ huynh với {{name}}',
    en: 'Link parents of {{name}}',
  },
  none: { default: '—', vi: '—', en: '—' },
  noParents: { default: 'Chưa có phụ huynh', vi: 'Chưa có phụ huynh', en: 'No parents' },
  emptyMessage: {
    default: 'Thêm con để giao bài kiểm tra và theo dõi kết quả học tập.',
    vi: 'Thêm con để giao bài kiểm tra và theo dõi kết quả học tập.',
    en: 'Add a child to assign quizzes and to follow how the learning goes.',
  },
  nobodyFound: { default: 'Không tìm thấy con nào', vi: 'Không tìm thấy con nào', en: 'Nobody found' },
  clearSearch: words.clearFilter,
  back: { default: 'Quay lại danh sách', vi: 'Quay lại danh sách', en: 'Back to the list' },
  edit: words.edit,
  privacy: { default: 'Dữ liệu của con', vi: 'Dữ liệu của con', en: 'Data of the child' },
  active: words.active,
  inactive: { default: 'Ngừng hoạt động', vi: 'Ngừng hoạt động', en: 'Inactive' },
  accountStatus: words.status,
  viewTitle: words.child,
  loadFailed: {
    default: 'Không thể lấy thông tin của con.',
    vi: 'Không thể lấy thông tin của con.',
    en: 'The child could not be loaded.',
  },
})
