import { defineTexts } from '../lib/texts.ts'

export const subjectViewTexts = defineTexts('subject-view', {
  loadFailed: {
    spec: 'Failed to load subject details',
    vi: 'Không tải được chi tiết chủ đề',
    en: 'Failed to load subject details',
  },
  edit: { spec: 'Edit Subject', vi: 'Sửa chủ đề', en: 'Edit Subject' },
  restore: { spec: 'Restore', vi: 'Khôi phục', en: 'Restore' },
  deleted: { spec: 'Deleted', vi: 'Đã xóa', en: 'Deleted' },
  active: { spec: 'Active', vi: 'Hoạt động', en: 'Active' },
  inactive: { spec: 'Inactive', vi: 'Không hoạt động', en: 'Inactive' },
  noClass: { spec: 'All classes', vi: 'Mọi lớp', en: 'All classes' },
  noDescription: { spec: 'No description yet.', vi: 'Chưa có mô tả.', en: 'No description yet.' },
  facts: { spec: 'Details', vi: 'Chi tiết', en: 'Details' },
  code: { spec: 'Code', vi: 'Mã', en: 'Code' },
  class: { spec: 'Class', vi: 'Lớp', en: 'Class' },
  courses: { spec: 'Courses', vi: 'Bài', en: 'Courses' },
  students: { spec: 'Students', vi: 'Học sinh', en: 'Students' },
  rating: { spec: 'Average Rating', vi: 'Đánh giá trung bình', en: 'Average Rating' },
  createdBy: { spec: 'Created by', vi: 'Người tạo', en: 'Created by' },
  unknown: { spec: 'Unknown', vi: 'Không rõ', en: 'Unknown' },
  created: { spec: 'Created', vi: 'Ngày tạo', en: 'Created' },
  updated: { spec: 'Updated', vi: 'Cập nhật', en: 'Updated' },
  questions: { spec: 'Questions', vi: 'Câu hỏi', en: 'Questions' },
  questionCount: {
    spec: '{{count}} question(s) in the question bank',
    vi: '{{count}} câu hỏi trong ngân hàng câu hỏi',
    en: '{{count}} question(s) in the question bank',
  },
  noQuestions: {
    spec: 'No questions yet. Questions of this subject will be counted here.',
    vi: 'Chưa có câu hỏi nào. Câu hỏi của chủ đề này sẽ được đếm ở đây.',
    en: 'No questions yet. Questions of this subject will be counted here.',
  },
  countFailed: {
    spec: 'The questions could not be counted.',
    vi: 'Không đếm được câu hỏi.',
    en: 'The questions could not be counted.',
  },
  showQuestions: { spec: 'Show questions', vi: 'Xem câu hỏi', en: 'Show questions' },
  quizzes: { spec: 'Quizzes', vi: 'Bài kiểm tra', en: 'Quizzes' },
  showQuizzes: {
    spec: 'Show all {{count}} quizzes',
    vi: 'Xem cả {{count}} bài kiểm tra',
    en: 'Show all {{count}} quizzes',
  },
  quizzesFailed: {
    spec: 'The quizzes could not be loaded.',
    vi: 'Không tải được các bài kiểm tra.',
    en: 'The quizzes could not be loaded.',
  },
  noQuizzes: {
    spec: 'No quizzes yet. Quizzes of this subject will appear here.',
    vi: 'Chưa có bài kiểm tra nào. Bài kiểm tra của chủ đề này sẽ xuất hiện ở đây.',
    en: 'No quizzes yet. Quizzes of this subject will appear here.',
  },
  noQuizzesForStudents: {
    spec: 'Chưa có bài nào cho em. Bài kiểm tra em được làm sẽ xuất hiện ở đây.',
    vi: 'Chưa có bài nào cho em. Bài kiểm tra em được làm sẽ xuất hiện ở đây.',
    en: 'Nothing for you here yet. Quizzes that you may take will appear here.',
  },
})
