import { defineTexts } from '../../lib/texts.ts'

export const subjectViewTexts = defineTexts('subject-view', {
  loadFailed: {
    default: 'Failed to load subject details',
    vi: 'Không tải được chi tiết chủ đề',
    en: 'Failed to load subject details',
  },
  edit: { default: 'Edit Subject', vi: 'Sửa chủ đề', en: 'Edit Subject' },
  restore: { default: 'Restore', vi: 'Khôi phục', en: 'Restore' },
  deleted: { default: 'Deleted', vi: 'Đã xóa', en: 'Deleted' },
  active: { default: 'Active', vi: 'Hoạt động', en: 'Active' },
  inactive: { default: 'Inactive', vi: 'Không hoạt động', en: 'Inactive' },
  noClass: { default: 'All classes', vi: 'Mọi lớp', en: 'All classes' },
  noDescription: { default: 'No description yet.', vi: 'Chưa có mô tả.', en: 'No description yet.' },
  facts: { default: 'Details', vi: 'Chi tiết', en: 'Details' },
  code: { default: 'Code', vi: 'Mã', en: 'Code' },
  class: { default: 'Class', vi: 'Lớp', en: 'Class' },
  courses: { default: 'Courses', vi: 'Bài', en: 'Courses' },
  students: { default: 'Students', vi: 'Học sinh', en: 'Students' },
  rating: { default: 'Average Rating', vi: 'Đánh giá trung bình', en: 'Average Rating' },
  createdBy: { default: 'Created by', vi: 'Người tạo', en: 'Created by' },
  unknown: { default: 'Unknown', vi: 'Không rõ', en: 'Unknown' },
  created: { default: 'Created', vi: 'Ngày tạo', en: 'Created' },
  updated: { default: 'Updated', vi: 'Cập nhật', en: 'Updated' },
  questions: { default: 'Questions', vi: 'Câu hỏi', en: 'Questions' },
  questionCount: {
    default: '{{count}} question(s) in the question bank',
    vi: '{{count}} câu hỏi trong ngân hàng câu hỏi',
    en: '{{count}} question(s) in the question bank',
  },
  noQuestions: {
    default: 'No questions yet. Questions of this subject will be counted here.',
    vi: 'Chưa có câu hỏi nào. Câu hỏi của chủ đề này sẽ được đếm ở đây.',
    en: 'No questions yet. Questions of this subject will be counted here.',
  },
  countFailed: {
    default: 'The questions could not be counted.',
    vi: 'Không đếm được câu hỏi.',
    en: 'The questions could not be counted.',
  },
  showQuestions: { default: 'Show questions', vi: 'Xem câu hỏi', en: 'Show questions' },
  quizzes: { default: 'Quizzes', vi: 'Bài kiểm tra', en: 'Quizzes' },
  showQuizzes: {
    default: 'Show all {{count}} quizzes',
    vi: 'Xem cả {{count}} bài kiểm tra',
    en: 'Show all {{count}} quizzes',
  },
  quizzesFailed: {
    default: 'The quizzes could not be loaded.',
    vi: 'Không tải được các bài kiểm tra.',
    en: 'The quizzes could not be loaded.',
  },
  noQuizzes: {
    default: 'No quizzes yet. Quizzes of this subject will appear here.',
    vi: 'Chưa có bài kiểm tra nào. Bài kiểm tra của chủ đề này sẽ xuất hiện ở đây.',
    en: 'No quizzes yet. Quizzes of this subject will appear here.',
  },
  noQuizzesForStudents: {
    default: 'Chưa có bài nào cho em. Bài kiểm tra em được làm sẽ xuất hiện ở đây.',
    vi: 'Chưa có bài nào cho em. Bài kiểm tra em được làm sẽ xuất hiện ở đây.',
    en: 'Nothing for you here yet. Quizzes that you may take will appear here.',
  },
})
