import { defineTexts } from '../lib/texts.ts'
import { englishWords } from '../lib/word-texts.ts'

export const subjectTexts = defineTexts('subjects', {
  title: englishWords.subjects,
  description: {
    default: 'What is taught, class by class. Questions and quizzes belong to a subject.',
    vi: 'Những gì được dạy, theo từng lớp. Câu hỏi và bài kiểm tra thuộc về một chủ đề.',
    en: 'What is taught, class by class. Questions and quizzes belong to a subject.',
  },
  addSubject: { default: 'Add Subject', vi: 'Thêm chủ đề', en: 'Add Subject' },
  export: { default: 'Export', vi: 'Xuất file', en: 'Export' },
  exportCsv: { default: 'CSV file', vi: 'File CSV', en: 'CSV file' },
  exportXlsx: { default: 'Excel file (XLSX)', vi: 'File Excel (XLSX)', en: 'Excel file (XLSX)' },
  exported: {
    default: 'The subjects are in your downloads',
    vi: 'Đã lưu danh sách chủ đề vào mục tải xuống',
    en: 'The subjects are in your downloads',
  },
  exportFailed: {
    default: 'Failed to export subjects: {{message}}',
    vi: 'Không xuất được chủ đề: {{message}}',
    en: 'Failed to export subjects: {{message}}',
  },

  totalSubjects: { default: 'Total Subjects', vi: 'Tổng số chủ đề', en: 'Total Subjects' },
  activeSubjects: { default: 'Active Subjects', vi: 'Đang hoạt động', en: 'Active Subjects' },
  totalStudents: { default: 'Total Students', vi: 'Tổng số học sinh', en: 'Total Students' },
  averageRating: englishWords.averageRating,
  notRated: { default: 'No ratings yet', vi: 'Chưa có đánh giá', en: 'No ratings yet' },

  searchPlaceholder: {
    default: 'Search subjects...',
    vi: 'Tìm chủ đề...',
    en: 'Search subjects...',
  },
  status: englishWords.status,
  active: englishWords.active,
  inactive: englishWords.inactive,
  class: englishWords.class,
  noClass: englishWords.allClasses,
  show: englishWords.show,
  allSubjects: englishWords.allSubjects,
  deletedSubjects: { default: 'Deleted subjects', vi: 'Chủ đề đã xóa', en: 'Deleted subjects' },
  sortBy: { default: 'Sort by', vi: 'Sắp xếp theo', en: 'Sort by' },
  sort_name: englishWords.name,
  sort_createdAt: { default: 'Created date', vi: 'Ngày tạo', en: 'Created date' },
  sort_class: englishWords.class,
  sort_totalCourses: { default: 'Courses', vi: 'Số bài', en: 'Courses' },
  ascending: {
    default: 'Ascending, change to descending',
    vi: 'Tăng dần, đổi thành giảm dần',
    en: 'Ascending, change to descending',
  },
  descending: {
    default: 'Descending, change to ascending',
    vi: 'Giảm dần, đổi thành tăng dần',
    en: 'Descending, change to ascending',
  },
  view: { default: 'View', vi: 'Kiểu xem', en: 'View' },
  grid: englishWords.grid,
  list: englishWords.list,
  clearFilters: englishWords.clearFilters,
  reset: { default: 'Reset', vi: 'Đặt lại', en: 'Reset' },

  table: englishWords.subjects,
  subject: englishWords.subject,
  courses: englishWords.courses,
  students: englishWords.students,
  rating: { default: 'Rating', vi: 'Đánh giá', en: 'Rating' },
  created: englishWords.created,
  deletedAt: englishWords.deletedAt,
  selectSubject: { default: 'Select {{name}}', vi: 'Chọn {{name}}', en: 'Select {{name}}' },
  selectAll: {
    default: 'Select all {{count}} subjects on this page',
    vi: 'Chọn cả {{count}} chủ đề của trang này',
    en: 'Select all {{count}} subjects on this page',
  },
  selected: {
    default: '{{count}} {{count:subject|subjects}} selected',
    vi: 'Đã chọn {{count}} chủ đề',
    en: '{{count}} {{count:subject|subjects}} selected',
  },

  loadFailed: { default: 'Failed to load subjects', vi: 'Không tải được chủ đề', en: 'Failed to load subjects' },
  nothingFound: { default: 'No subjects found', vi: 'Không tìm thấy chủ đề nào', en: 'No subjects found' },
  nothingFoundFiltered: {
    default: 'Try adjusting your search or filter criteria.',
    vi: 'Hãy thử từ khóa hoặc bộ lọc khác.',
    en: 'Try adjusting your search or filter criteria.',
  },
  nothingYet: {
    default: 'Get started by creating your first subject.',
    vi: 'Hãy bắt đầu bằng cách tạo chủ đề đầu tiên.',
    en: 'Get started by creating your first subject.',
  },
  nothingDeleted: {
    default: 'Subjects you delete stay here and can be restored.',
    vi: 'Chủ đề đã xóa được giữ ở đây và có thể khôi phục.',
    en: 'Subjects you delete stay here and can be restored.',
  },
})
