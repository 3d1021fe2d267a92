import { defineTexts } from '../lib/texts.ts'

export const subjectFormTexts = defineTexts('subject-form', {
  createTitle: { spec: 'Create Subject', vi: 'Tạo chủ đề', en: 'Create Subject' },
  editTitle: { spec: 'Edit Subject', vi: 'Sửa chủ đề', en: 'Edit Subject' },
  loadFailed: {
    spec: 'Failed to load subject details',
    vi: 'Không tải được chi tiết chủ đề',
    en: 'Failed to load subject details',
  },
  notFound: { spec: 'Subject Not Found', vi: 'Không tìm thấy chủ đề', en: 'Subject Not Found' },
  notFoundHint: { spec: 'There is no such subject', vi: 'Không có chủ đề này', en: 'There is no such subject' },
  backToDashboard: { spec: 'Về bảng điều khiển', vi: 'Về bảng điều khiển', en: 'Back to the dashboard' },
  notFoundMessage: {
    spec: 'It may have been deleted, or it is not yours to see.',
    vi: 'Chủ đề có thể đã bị xóa, hoặc bạn không được xem.',
    en: 'It may have been deleted, or it is not yours to see.',
  },

  basicInformation: { spec: 'Basic Information', vi: 'Thông tin cơ bản', en: 'Basic Information' },
  name: { spec: 'Subject Name', vi: 'Tên chủ đề', en: 'Subject Name' },
  namePlaceholder: { spec: 'e.g., Toán lớp 4', vi: 'ví dụ: Toán lớp 4', en: 'e.g., Toán lớp 4' },
  code: { spec: 'Subject Code', vi: 'Mã chủ đề', en: 'Subject Code' },
  codePlaceholder: { spec: 'e.g., TOAN_4', vi: 'ví dụ: TOAN_4', en: 'e.g., TOAN_4' },
  description: { spec: 'Description', vi: 'Mô tả', en: 'Description' },
  descriptionPlaceholder: {
    spec: 'What students learn here',
    vi: 'Học sinh học được gì ở đây',
    en: 'What students learn here',
  },

  classAssignment: { spec: 'Class Assignment', vi: 'Gán lớp', en: 'Class Assignment' },
  class: { spec: 'Class', vi: 'Lớp', en: 'Class' },
  noClass: { spec: 'All classes', vi: 'Mọi lớp', en: 'All classes' },

  appearance: { spec: 'Appearance', vi: 'Giao diện', en: 'Appearance' },
  color: { spec: 'Color', vi: 'Màu', en: 'Color' },
  icon: { spec: 'Icon', vi: 'Biểu tượng', en: 'Icon' },
  iconChoice: { spec: 'Choose an icon', vi: 'Chọn một biểu tượng', en: 'Choose an icon' },

  status: { spec: 'Status', vi: 'Trạng thái', en: 'Status' },
  isActive: {
    spec: 'Active (subject will be visible to students)',
    vi: 'Hoạt động (học sinh sẽ thấy chủ đề này)',
    en: 'Active (subject will be visible to students)',
  },
  active: { spec: 'Active', vi: 'Hoạt động', en: 'Active' },
  inactive: { spec: 'Inactive', vi: 'Không hoạt động', en: 'Inactive' },

  preview: { spec: 'Preview', vi: 'Xem trước', en: 'Preview' },
  previewName: { spec: 'Subject Name', vi: 'Tên chủ đề', en: 'Subject Name' },
  previewCode: { spec: 'CODE', vi: 'MÃ', en: 'CODE' },
  previewDescription: {
    spec: 'The description will appear here',
    vi: 'Mô tả sẽ hiện ở đây',
    en: 'The description will appear here',
  },

  statistics: { spec: 'Statistics', vi: 'Thống kê', en: 'Statistics' },
  students: { spec: 'Students', vi: 'Học sinh', en: 'Students' },
  courses: { spec: 'Courses', vi: 'Bài', en: 'Courses' },
  created: { spec: 'Created', vi: 'Ngày tạo', en: 'Created' },
  updated: { spec: 'Updated', vi: 'Cập nhật', en: 'Updated' },

  quickActions: { spec: 'Quick Actions', vi: 'Thao tác nhanh', en: 'Quick Actions' },
  resetChanges: { spec: 'Reset Changes', vi: 'Hoàn tác thay đổi', en: 'Reset Changes' },
  clearForm: { spec: 'Clear Form', vi: 'Xóa biểu mẫu', en: 'Clear Form' },
  backToList: { spec: 'Back to List', vi: 'Về danh sách', en: 'Back to List' },

  create: { spec: 'Create Subject', vi: 'Tạo chủ đề', en: 'Create Subject' },
  creating: { spec: 'Creating...', vi: 'Đang tạo...', en: 'Creating...' },
  update: { spec: 'Update Subject', vi: 'Cập nhật chủ đề', en: 'Update Subject' },
  updating: { spec: 'Updating...', vi: 'Đang cập nhật...', en: 'Updating...' },
})

export const subjectIconTexts = defineTexts('subject-icons', {
  book: { spec: 'Book', vi: 'Sách', en: 'Book' },
  calculator: { spec: 'Calculator', vi: 'Máy tính', en: 'Calculator' },
  code: { spec: 'Code', vi: 'Lập trình', en: 'Code' },
  atom: { spec: 'Atom', vi: 'Nguyên tử', en: 'Atom' },
  flask: { spec: 'Flask', vi: 'Bình thí nghiệm', en: 'Flask' },
  globe: { spec: 'Globe', vi: 'Địa cầu', en: 'Globe' },
  language: { spec: 'Language', vi: 'Ngôn ngữ', en: 'Language' },
  art: { spec: 'Art', vi: 'Mỹ thuật', en: 'Art' },
  music: { spec: 'Music', vi: 'Âm nhạc', en: 'Music' },
  sports: { spec: 'Sports', vi: 'Thể thao', en: 'Sports' },
  history: { spec: 'History', vi: 'Lịch sử', en: 'History' },
  science: { spec: 'Science', vi: 'Khoa học', en: 'Science' },
})
