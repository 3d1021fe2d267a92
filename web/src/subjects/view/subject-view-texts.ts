import { defineTexts } from '../../lib/texts.ts'
import { englishWords } from '../../lib/word-texts.ts'

export const subjectViewTexts = defineTexts('subject-view', {
  loadFailed: {
    default: 'Failed to load subject details',
    vi: 'Không tải được chi tiết chủ đề',
    en: 'Failed to load subject details',
  },
  edit: englishWords.editSubject,
  restore: englishWords.restore,
  deleted: englishWords.deleted,
  active: englishWords.active,
  inactive: englishWords.inactive,
  noClass: englishWords.allClasses,
  noDescription: { default: 'No description yet.', vi: 'Chưa có mô tả.', en: 'No description yet.' },
  facts: englishWords.details,
  code: { default: 'Code', vi: 'Mã', en: 'Code' },
  class: englishWords.class,
  courses: englishWords.courses,
  students: englishWords.students,
  rating: englishWords.averageRating,
  createdBy: englishWords.createdBy,
  unknown: { default: 'Unknown', vi: 'Không rõ', en: 'Unknown' },
  created: englishWords.created,
  updated: englishWords.updated,
  questions: { default: 'Questions', vi: 'Câu hỏi', en: 'Questions' },
  questionCount: {
    default: '{{count}} {{count:question|questions}} in the question bank',
    vi: '{{count}} câu hỏi trong ngân hàng câu hỏi',
    en: '{{count}} {{count:question|questions}} in the question bank',
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
    default: 'Nothing for you here yet. Quizzes that you may take will appear here.',
    vi: 'Chưa có bài nào cho em. Bài kiểm tra em được làm sẽ xuất hiện ở đây.',
    en: 'Nothing for you here yet. Quizzes that you may take will appear here.',
  },
})
