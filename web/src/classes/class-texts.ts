import { defineTexts } from '../lib/texts.ts'

export const classTexts = defineTexts('classes', {
  title: { spec: 'Lớp học', vi: 'Lớp học', en: 'Classes' },
  description: {
    spec: 'Danh sách lớp cố định mà chủ đề, câu hỏi và bài kiểm tra được xếp vào.',
    vi: 'Danh sách lớp cố định mà chủ đề, câu hỏi và bài kiểm tra được xếp vào.',
    en: 'The fixed list of classes that subjects, questions and quizzes belong to.',
  },
  schedule: { spec: 'Lịch kiểm tra', vi: 'Lịch kiểm tra', en: 'Quiz schedule' },
  number: { spec: 'No', vi: 'STT', en: 'No' },
  name: { spec: 'Class name', vi: 'Tên lớp', en: 'Class name' },
  code: { spec: 'Class code', vi: 'Mã lớp', en: 'Class code' },
  searchClasses: { spec: 'Search classes...', vi: 'Tìm lớp...', en: 'Search classes...' },
  noClassesFound: { spec: 'No classes found', vi: 'Không tìm thấy lớp nào', en: 'No classes found' },
  clearClass: { spec: 'Remove the class', vi: 'Bỏ chọn lớp', en: 'Remove the class' },
})
