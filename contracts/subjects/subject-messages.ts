import { defineMessages } from '../messages.ts'

export const subjectMessages = defineMessages('subjects', {
  nameRequired: { default: 'Subject name is required', vi: 'Vui lòng nhập tên chủ đề', en: 'Subject name is required' },
  nameShort: {
    default: 'Name must be at least 2 characters',
    vi: 'Tên phải có ít nhất 2 ký tự',
    en: 'Name must be at least 2 characters',
  },
  nameLong: {
    default: 'Name must be at most 100 characters',
    vi: 'Tên không được quá 100 ký tự',
    en: 'Name must be at most 100 characters',
  },
  codeRequired: { default: 'Subject code is required', vi: 'Vui lòng nhập mã chủ đề', en: 'Subject code is required' },
  codeInvalid: {
    default: 'Code must contain only uppercase letters, numbers, and underscores',
    vi: 'Mã chỉ gồm chữ in hoa, chữ số và dấu gạch dưới',
    en: 'Code must contain only uppercase letters, numbers, and underscores',
  },
  codeLong: {
    default: 'Code must be at most 10 characters',
    vi: 'Mã không được quá 10 ký tự',
    en: 'Code must be at most 10 characters',
  },
  codeTaken: {
    default: 'Subject code already exists',
    vi: 'Mã chủ đề đã tồn tại',
    en: 'Subject code already exists',
  },
  descriptionLong: {
    default: 'Description must be at most 500 characters',
    vi: 'Mô tả không được quá 500 ký tự',
    en: 'Description must be at most 500 characters',
  },
  classInvalid: { default: 'Please select a class', vi: 'Vui lòng chọn lớp', en: 'Please select a class' },
  colorInvalid: {
    default: 'Please choose a color such as #3B82F6',
    vi: 'Vui lòng chọn màu, ví dụ #3B82F6',
    en: 'Please choose a color such as #3B82F6',
  },
  iconInvalid: { default: 'Please choose an icon', vi: 'Vui lòng chọn biểu tượng', en: 'Please choose an icon' },
  statusInvalid: { default: 'Status is required', vi: 'Vui lòng chọn trạng thái', en: 'Status is required' },
  versionRequired: {
    default: 'The version that was read is missing',
    vi: 'Thiếu phiên bản đã đọc',
    en: 'The version that was read is missing',
  },
  notFound: { default: 'Subject not found', vi: 'Không tìm thấy chủ đề', en: 'Subject not found' },
  notFoundTitle: { default: 'Subject Not Found', vi: 'Không tìm thấy chủ đề', en: 'Subject Not Found' },
  created: { default: 'Subject created successfully!', vi: 'Đã tạo chủ đề', en: 'Subject created successfully!' },
  updated: { default: 'Subject updated successfully!', vi: 'Đã cập nhật chủ đề', en: 'Subject updated successfully!' },
  deleted: { default: 'Subject deleted successfully', vi: 'Đã xóa chủ đề', en: 'Subject deleted successfully' },
  restored: {
    default: 'Subject restored successfully',
    vi: 'Đã khôi phục chủ đề',
    en: 'Subject restored successfully',
  },
  bulkUpdated: {
    default: 'Updated {{count}} subjects',
    vi: 'Đã cập nhật {{count}} chủ đề',
    en: 'Updated {{count}} subjects',
  },
  bulkFailed: {
    default: 'All bulk operations failed',
    vi: 'Không thao tác nào thành công',
    en: 'All bulk operations failed',
  },
  loadListFailed: {
    default: 'Failed to load subjects',
    vi: 'Không tải được danh sách chủ đề',
    en: 'Failed to load subjects',
  },
  loadFailed: {
    default: 'Failed to load subject details',
    vi: 'Không tải được chủ đề',
    en: 'Failed to load subject details',
  },
  fetchListFailed: {
    default: 'Failed to fetch subjects',
    vi: 'Không tải được danh sách chủ đề',
    en: 'Failed to fetch subjects',
  },
  fetchListError: { default: 'Error fetching subjects', vi: 'Lỗi khi tải chủ đề', en: 'Error fetching subjects' },
  fetchError: {
    default: 'Error fetching subject details',
    vi: 'Lỗi khi tải chủ đề',
    en: 'Error fetching subject details',
  },
  createFailed: { default: 'Failed to create subject', vi: 'Không tạo được chủ đề', en: 'Failed to create subject' },
  updateFailed: {
    default: 'Failed to update subject',
    vi: 'Không cập nhật được chủ đề',
    en: 'Failed to update subject',
  },
  deleteFailed: { default: 'Failed to delete subject', vi: 'Không xóa được chủ đề', en: 'Failed to delete subject' },
  restoreFailed: {
    default: 'Failed to restore subject',
    vi: 'Không khôi phục được chủ đề',
    en: 'Failed to restore subject',
  },
  updateManyFailed: {
    default: 'Failed to update subjects',
    vi: 'Không cập nhật được các chủ đề',
    en: 'Failed to update subjects',
  },
  fetchStatsFailed: {
    default: 'Failed to fetch subject statistics',
    vi: 'Không tải được số liệu chủ đề',
    en: 'Failed to fetch subject statistics',
  },
  fetchChoicesFailed: {
    default: 'Failed to fetch subjects list',
    vi: 'Không tải được danh sách chủ đề',
    en: 'Failed to fetch subjects list',
  },
  fetchByClassFailed: {
    default: 'Failed to fetch subjects by class',
    vi: 'Không tải được chủ đề của lớp',
    en: 'Failed to fetch subjects by class',
  },
})
