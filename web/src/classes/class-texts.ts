import { defineTexts, ofScreen } from '../lib/texts.ts'
import { words } from '../lib/word-texts.ts'

export const classTexts = defineTexts('classes', {
  title: words.classes,
  description: {
    default: 'Danh sách lớp cố định mà chủ đề, câu hỏi và bài kiểm tra được xếp vào.',
    vi: 'Danh sách lớp cố định mà chủ đề, câu hỏi và bài kiểm tra được xếp vào.',
    en: 'The fixed list of classes that subjects, questions and quizzes belong to.',
  },
  schedule: words.quizSchedule,
  number: { default: 'No', vi: 'STT', en: 'No' },
  name: { default: 'Class name', vi: 'Tên lớp', en: 'Class name' },
  code: { default: 'Class code', vi: 'Mã lớp', en: 'Class code' },
  searchClasses: { default: 'Search classes...', vi: 'Tìm lớp...', en: 'Search classes...' },
  noClassesFound: { default: 'No classes found', vi: 'Không tìm thấy lớp nào', en: 'No classes found' },
  clearClass: ofScreen('Bỏ chọn lớp', 'Remove the class'),
})
