import { defineMessages } from './messages.ts'

export const questionMessages = defineMessages({
  titleRequired: {
    spec: 'Please enter the question title',
    vi: 'Vui lòng nhập tiêu đề câu hỏi',
    en: 'Please enter the question title',
  },
  titleShort: {
    spec: 'Title must be at least 5 characters long',
    vi: 'Tiêu đề phải có ít nhất 5 ký tự',
    en: 'Title must be at least 5 characters long',
  },
  titleLong: {
    spec: 'Title must be at most 300 characters long',
    vi: 'Tiêu đề không được quá 300 ký tự',
    en: 'Title must be at most 300 characters long',
  },
  contentRequired: {
    spec: 'Please enter the question content',
    vi: 'Vui lòng nhập nội dung câu hỏi',
    en: 'Please enter the question content',
  },
  contentShort: {
    spec: 'Content must be at least 10 characters long',
    vi: 'Nội dung phải có ít nhất 10 ký tự',
    en: 'Content must be at least 10 characters long',
  },
  tooLong: { spec: 'This text is too long', vi: 'Nội dung quá dài', en: 'This text is too long' },
  typeRequired: {
    spec: 'Please select a question type',
    vi: 'Vui lòng chọn loại câu hỏi',
    en: 'Please select a question type',
  },
  subjectRequired: { spec: 'Please select a subject', vi: 'Vui lòng chọn chủ đề', en: 'Please select a subject' },
  subjectOfOtherClass: {
    spec: 'This subject belongs to another class',
    vi: 'Chủ đề này thuộc lớp khác',
    en: 'This subject belongs to another class',
  },
  classRequired: { spec: 'Please select a class', vi: 'Vui lòng chọn lớp', en: 'Please select a class' },
  difficultyRequired: {
    spec: 'Please select a difficulty',
    vi: 'Vui lòng chọn độ khó',
    en: 'Please select a difficulty',
  },
  pointsRange: {
    spec: 'Points must be between 1 and 100',
    vi: 'Điểm phải từ 1 đến 100',
    en: 'Points must be between 1 and 100',
  },
  answersFew: {
    spec: 'Please provide at least 2 answers',
    vi: 'Vui lòng nhập ít nhất 2 đáp án',
    en: 'Please provide at least 2 answers',
  },
  answersMany: {
    spec: 'Please provide at most 6 answers',
    vi: 'Chỉ được nhập tối đa 6 đáp án',
    en: 'Please provide at most 6 answers',
  },
  answersTwo: {
    spec: 'A true/false question has exactly 2 answers',
    vi: 'Câu hỏi đúng/sai có đúng 2 đáp án',
    en: 'A true/false question has exactly 2 answers',
  },
  answerRequired: {
    spec: 'Please provide at least 1 correct answer',
    vi: 'Vui lòng nhập ít nhất 1 đáp án đúng',
    en: 'Please provide at least 1 correct answer',
  },
  noneCorrect: {
    spec: 'Please mark at least one answer as correct',
    vi: 'Vui lòng đánh dấu ít nhất một đáp án đúng',
    en: 'Please mark at least one answer as correct',
  },
  oneCorrect: {
    spec: 'Please mark exactly one answer as correct',
    vi: 'Vui lòng đánh dấu đúng một đáp án đúng',
    en: 'Please mark exactly one answer as correct',
  },
  tagsMany: { spec: 'Please use at most 20 tags', vi: 'Chỉ được dùng tối đa 20 thẻ', en: 'Please use at most 20 tags' },
  versionRequired: {
    spec: 'The version that was read is missing',
    vi: 'Thiếu phiên bản đã đọc',
    en: 'The version that was read is missing',
  },
  notFound: { spec: 'Question not found', vi: 'Không tìm thấy câu hỏi', en: 'Question not found' },
  versionNotFound: {
    spec: 'This version of the question does not exist',
    vi: 'Không có phiên bản này của câu hỏi',
    en: 'This version of the question does not exist',
  },
  unknownAction: {
    spec: 'Unknown bulk action',
    vi: 'Thao tác hàng loạt không hợp lệ',
    en: 'Unknown bulk action',
  },
  noneSelected: {
    spec: 'Please select questions first',
    vi: 'Vui lòng chọn câu hỏi trước',
    en: 'Please select questions first',
  },
  tooManySelected: {
    spec: 'Please select at most 500 questions at a time',
    vi: 'Mỗi lần chỉ được chọn tối đa 500 câu hỏi',
    en: 'Please select at most 500 questions at a time',
  },
  notOwn: {
    spec: 'You can only change your own questions',
    vi: 'Bạn chỉ được thay đổi câu hỏi của mình',
    en: 'You can only change your own questions',
  },
  created: {
    spec: 'Question created successfully',
    vi: 'Đã tạo câu hỏi',
    en: 'Question created successfully',
  },
  updated: {
    spec: 'Question updated successfully',
    vi: 'Đã cập nhật câu hỏi',
    en: 'Question updated successfully',
  },
  deleted: { spec: 'Question deleted successfully', vi: 'Đã xóa câu hỏi', en: 'Question deleted successfully' },
  restored: {
    spec: 'Question restored successfully',
    vi: 'Đã khôi phục câu hỏi',
    en: 'Question restored successfully',
  },
  confirmDelete: {
    spec: 'Bạn có chắc chắn muốn xóa câu hỏi này? Hành động này không thể hoàn tác.',
    vi: 'Bạn có chắc chắn muốn xóa câu hỏi này? Hành động này không thể hoàn tác.',
    en: 'Are you sure you want to delete this question? This cannot be undone.',
  },
  loadListFailed: {
    spec: 'Failed to load questions',
    vi: 'Không tải được danh sách câu hỏi',
    en: 'Failed to load questions',
  },
  loadListError: { spec: 'Error loading questions', vi: 'Lỗi khi tải câu hỏi', en: 'Error loading questions' },
  loadFailed: { spec: 'Failed to load question', vi: 'Không tải được câu hỏi', en: 'Failed to load question' },
  loadError: { spec: 'Error loading question', vi: 'Lỗi khi tải câu hỏi', en: 'Error loading question' },
  deleteFailed: { spec: 'Failed to delete question', vi: 'Không xóa được câu hỏi', en: 'Failed to delete question' },
  deleteError: { spec: 'Error deleting question', vi: 'Lỗi khi xóa câu hỏi', en: 'Error deleting question' },
  createFailed: { spec: 'Failed to create question', vi: 'Không tạo được câu hỏi', en: 'Failed to create question' },
  createError: { spec: 'Error creating question', vi: 'Lỗi khi tạo câu hỏi', en: 'Error creating question' },
  updateFailed: {
    spec: 'Failed to update question',
    vi: 'Không cập nhật được câu hỏi',
    en: 'Failed to update question',
  },
  updateError: { spec: 'Error updating question', vi: 'Lỗi khi cập nhật câu hỏi', en: 'Error updating question' },
  noneFound: {
    spec: 'Không tìm thấy câu hỏi nào',
    vi: 'Không tìm thấy câu hỏi nào',
    en: 'No questions found',
  },
  none: { spec: 'Không có câu hỏi nào.', vi: 'Không có câu hỏi nào.', en: 'There are no questions.' },
})
