import { defineTexts } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const educationTexts = defineTexts('education', {
  title: words.learningAtGlance,
  introduction: {
    default: 'Chủ đề, ngân hàng câu hỏi, bài kiểm tra và kết quả trên một trang.',
    vi: 'Chủ đề, ngân hàng câu hỏi, bài kiểm tra và kết quả trên một trang.',
    en: 'Subjects, question bank, quizzes and results on one page.',
  },
  loadFailed: {
    default: 'Chưa tải được tổng quan học tập',
    vi: 'Chưa tải được tổng quan học tập',
    en: 'The overview could not be loaded',
  },
  createQuiz: words.createQuiz,
  createQuestion: { default: 'Tạo câu hỏi', vi: 'Tạo câu hỏi', en: 'Create a question' },
  createSubject: { default: 'Tạo chủ đề', vi: 'Tạo chủ đề', en: 'Create a subject' },
  subjects: words.subjects,
  activeOf: {
    default: '{{count}} đang hoạt động',
    vi: '{{count}} đang hoạt động',
    en: '{{count}} active',
  },
  questions: words.questions,
  quizzes: words.quizzes,
  results: { default: 'Bài làm 7 ngày', vi: 'Bài làm 7 ngày', en: 'Finished in 7 days' },
  pendingOf: { default: '{{count}} bài chờ chấm', vi: '{{count}} bài chờ chấm', en: '{{count}} waiting to be marked' },
  passedOf: { default: '{{count}} bài đạt', vi: '{{count}} bài đạt', en: '{{count}} passed' },
  topSubjects: { default: 'Chủ đề nhiều bài nhất', vi: 'Chủ đề nhiều bài nhất', en: 'Subjects with the most quizzes' },
  subjectFigures: {
    default: '{{quizzes}} bài · {{students}} học sinh',
    vi: '{{quizzes}} bài · {{students}} học sinh',
    en: '{{quizzes}} quizzes · {{students}} students',
  },
  noSubjects: { default: 'Chưa có chủ đề nào.', vi: 'Chưa có chủ đề nào.', en: 'There are no subjects yet.' },
  bank: words.questionBank,
  bankAbout: { default: 'Số câu hỏi theo độ khó.', vi: 'Số câu hỏi theo độ khó.', en: 'Questions by difficulty.' },
  difficulty: words.difficulty,
  easy: words.easy,
  medium: words.medium,
  hard: words.hard,
  latestQuizzes: { default: 'Bài kiểm tra mới nhất', vi: 'Bài kiểm tra mới nhất', en: 'Newest quizzes' },
  noQuizzes: { default: 'Chưa có bài kiểm tra nào.', vi: 'Chưa có bài kiểm tra nào.', en: 'There are no quizzes yet.' },
  active: words.active,
  inactive: words.inactive,
  seeAll: words.seeAll,
  seeAllNamed: { default: 'Xem tất cả: {{what}}', vi: 'Xem tất cả: {{what}}', en: 'See all: {{what}}' },
})
