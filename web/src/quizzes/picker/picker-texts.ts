import { defineTexts } from '../../lib/texts.ts'
import { words } from '../../lib/word-texts.ts'

/** Choosing questions for a quiz and putting them in order. */
export const pickerTexts = defineTexts('quiz-picker', {
  searchPlaceholder: {
    default: 'Tìm câu hỏi theo từ khóa...',
    vi: 'Tìm câu hỏi theo từ khóa...',
    en: 'Search by keyword...',
  },
  subject: words.subject,
  allSubjects: words.allSubjects,
  class: words.class,
  allClasses: { default: 'Tất cả các lớp', vi: 'Tất cả các lớp', en: 'All classes' },
  difficulty: words.difficulty,
  type: { default: 'Loại', vi: 'Loại', en: 'Type' },
  use: { default: 'Sử dụng', vi: 'Sử dụng', en: 'Use' },
  neverUsed: { default: 'Chưa từng dùng', vi: 'Chưa từng dùng', en: 'Never used' },
  tag: { default: 'Thẻ', vi: 'Thẻ', en: 'Tag' },
  tagPlaceholder: { default: 'Cả thẻ: ôn tập', vi: 'Cả thẻ: ôn tập', en: 'The whole tag' },
  selectPage: {
    default: 'Chọn cả trang ({{count}})',
    vi: 'Chọn cả trang ({{count}})',
    en: 'Select this page ({{count}})',
  },
  deselectPage: { default: 'Bỏ chọn cả trang', vi: 'Bỏ chọn cả trang', en: 'Deselect this page' },
  clear: { default: 'Xóa bộ lọc', vi: 'Xóa bộ lọc', en: 'Clear' },
  bank: words.questionBank,
  select: { default: 'Chọn', vi: 'Chọn', en: 'Select' },
  deselect: { default: 'Bỏ chọn', vi: 'Bỏ chọn', en: 'Deselect' },
  selectOne: { default: 'Chọn {{title}}', vi: 'Chọn {{title}}', en: 'Select {{title}}' },
  deselectOne: { default: 'Bỏ chọn {{title}}', vi: 'Bỏ chọn {{title}}', en: 'Deselect {{title}}' },
  view: words.view,
  viewOne: { default: 'Xem {{title}}', vi: 'Xem {{title}}', en: 'View {{title}}' },
  chosen: { default: 'Câu hỏi đã chọn', vi: 'Câu hỏi đã chọn', en: 'Chosen questions' },
  chosenCount: {
    default: 'Đã chọn {{count}} / {{total}} câu hỏi',
    vi: 'Đã chọn {{count}} / {{total}} câu hỏi',
    en: '{{count}} of {{total}} questions chosen',
  },
  total: {
    default: '{{count}} câu hỏi, {{points}} điểm',
    vi: '{{count}} câu hỏi, {{points}} điểm',
    en: '{{count}} questions, {{points}} points',
  },
  noneChosen: { default: 'Chưa chọn câu hỏi nào.', vi: 'Chưa chọn câu hỏi nào.', en: 'No question is chosen yet.' },
  noneFound: { default: 'Không có câu hỏi nào.', vi: 'Không có câu hỏi nào.', en: 'No questions.' },
  noneFoundHint: {
    default: 'Hãy thử từ khóa khác hoặc chủ đề khác.',
    vi: 'Hãy thử từ khóa khác hoặc chủ đề khác.',
    en: 'Try other words or another subject.',
  },
  loadFailed: {
    default: 'Không thể tải câu hỏi',
    vi: 'Không thể tải câu hỏi',
    en: 'The questions could not be loaded',
  },
  chooseClassFirst: {
    default: 'Hãy chọn lớp trước, rồi chọn câu hỏi của lớp đó.',
    vi: 'Hãy chọn lớp trước, rồi chọn câu hỏi của lớp đó.',
    en: 'Choose the class first, then its questions.',
  },
  add: words.chooseQuestions,
  done: { default: 'Xong', vi: 'Xong', en: 'Done' },
  moveUp: { default: 'Chuyển lên: {{title}}', vi: 'Chuyển lên: {{title}}', en: 'Move up: {{title}}' },
  moveDown: { default: 'Chuyển xuống: {{title}}', vi: 'Chuyển xuống: {{title}}', en: 'Move down: {{title}}' },
  remove: { default: 'Bỏ khỏi bài: {{title}}', vi: 'Bỏ khỏi bài: {{title}}', en: 'Take out: {{title}}' },
  drag: {
    default: 'Kéo để đổi thứ tự: {{title}}',
    vi: 'Kéo để đổi thứ tự: {{title}}',
    en: 'Drag to reorder: {{title}}',
  },
  moved: {
    default: '{{title}} đã chuyển đến vị trí {{place}} trong {{total}}.',
    vi: '{{title}} đã chuyển đến vị trí {{place}} trong {{total}}.',
    en: '{{title}} is now number {{place}} of {{total}}.',
  },
  lifted: {
    default: 'Đã nhấc {{title}}, vị trí {{place}} trong {{total}}.',
    vi: 'Đã nhấc {{title}}, vị trí {{place}} trong {{total}}.',
    en: 'Picked up {{title}}, number {{place}} of {{total}}.',
  },
  putBack: {
    default: '{{title}} trở về chỗ cũ.',
    vi: '{{title}} trở về chỗ cũ.',
    en: '{{title}} is back where it was.',
  },
  howToDrag: {
    default:
      'Nhấn phím cách để nhấc câu hỏi, dùng phím mũi tên để chuyển, nhấn phím cách lần nữa để đặt xuống, Escape để hủy.',
    vi: 'Nhấn phím cách để nhấc câu hỏi, dùng phím mũi tên để chuyển, nhấn phím cách lần nữa để đặt xuống, Escape để hủy.',
    en: 'Press space to pick the question up, arrow keys to move it, space again to put it down, Escape to cancel.',
  },
})
