import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const subjectFormTexts = defineTexts('subject-form', {
  createTitle: englishWords.createSubject,
  editTitle: englishWords.editSubject,
  loadFailed: {
    default: 'Failed to load subject details',
    vi: 'Không tải được chi tiết chủ đề',
    en: 'Failed to load subject details',
  },
  notFound: { default: 'Subject Not Found', vi: 'Không tìm thấy chủ đề', en: 'Subject Not Found' },
  notFoundHint: { default: 'There is no such subject', vi: 'Không có chủ đề này', en: 'There is no such subject' },
  backToDashboard: { default: 'Back to the dashboard', vi: 'Về bảng điều khiển', en: 'Back to the dashboard' },
  notFoundMessage: {
    default: 'It may have been deleted, or it is not yours to see.',
    vi: 'Chủ đề có thể đã bị xóa, hoặc bạn không được xem.',
    en: 'It may have been deleted, or it is not yours to see.',
  },

  basicInformation: { default: 'Basic Information', vi: 'Thông tin cơ bản', en: 'Basic Information' },
  name: { default: 'Subject Name', vi: 'Tên chủ đề', en: 'Subject Name' },
  namePlaceholder: { default: 'e.g., Toán lớp 4', vi: 'ví dụ: Toán lớp 4', en: 'e.g., Toán lớp 4' },
  code: { default: 'Subject Code', vi: 'Mã chủ đề', en: 'Subject Code' },
  codePlaceholder: { default: 'e.g., TOAN_4', vi: 'ví dụ: TOAN_4', en: 'e.g., TOAN_4' },
  description: englishWords.description,
  descriptionPlaceholder: {
    default: 'What students learn here',
    vi: 'Học sinh học được gì ở đây',
    en: 'What students learn here',
  },

  classAssignment: { default: 'Class Assignment', vi: 'Gán lớp', en: 'Class Assignment' },
  class: englishWords.class,
  noClass: englishWords.allClasses,

  appearance: { default: 'Appearance', vi: 'Giao diện', en: 'Appearance' },
  color: englishWords.color,
  icon: { default: 'Icon', vi: 'Biểu tượng', en: 'Icon' },
  iconChoice: { default: 'Choose an icon', vi: 'Chọn một biểu tượng', en: 'Choose an icon' },

  status: englishWords.status,
  isActive: {
    default: 'Active (subject will be visible to students)',
    vi: 'Hoạt động (học sinh sẽ thấy chủ đề này)',
    en: 'Active (subject will be visible to students)',
  },
  active: englishWords.active,
  inactive: englishWords.inactive,

  preview: englishWords.preview,
  previewName: { default: 'Subject Name', vi: 'Tên chủ đề', en: 'Subject Name' },
  previewCode: { default: 'CODE', vi: 'MÃ', en: 'CODE' },
  previewDescription: {
    default: 'The description will appear here',
    vi: 'Mô tả sẽ hiện ở đây',
    en: 'The description will appear here',
  },

  statistics: englishWords.statistics,
  students: englishWords.students,
  courses: englishWords.courses,
  created: englishWords.created,
  updated: englishWords.updated,

  quickActions: { default: 'Quick Actions', vi: 'Thao tác nhanh', en: 'Quick Actions' },
  resetChanges: { default: 'Reset Changes', vi: 'Hoàn tác thay đổi', en: 'Reset Changes' },
  clearForm: { default: 'Clear Form', vi: 'Xóa biểu mẫu', en: 'Clear Form' },
  backToList: { default: 'Back to List', vi: 'Về danh sách', en: 'Back to List' },

  create: englishWords.createSubject,
  creating: englishWords.creating,
  update: { default: 'Update Subject', vi: 'Cập nhật chủ đề', en: 'Update Subject' },
  updating: englishWords.updating,
})

export const subjectIconTexts = defineTexts('subject-icons', {
  book: { default: 'Book', vi: 'Sách', en: 'Book' },
  calculator: { default: 'Calculator', vi: 'Máy tính', en: 'Calculator' },
  code: { default: 'Code', vi: 'Lập trình', en: 'Code' },
  atom: { default: 'Atom', vi: 'Nguyên tử', en: 'Atom' },
  flask: { default: 'Flask', vi: 'Bình thí nghiệm', en: 'Flask' },
  globe: { default: 'Globe', vi: 'Địa cầu', en: 'Globe' },
  language: englishWords.language,
  art: { default: 'Art', vi: 'Mỹ thuật', en: 'Art' },
  music: { default: 'Music', vi: 'Âm nhạc', en: 'Music' },
  sports: { default: 'Sports', vi: 'Thể thao', en: 'Sports' },
  history: englishWords.history,
  science: { default: 'Science', vi: 'Khoa học', en: 'Science' },
})
