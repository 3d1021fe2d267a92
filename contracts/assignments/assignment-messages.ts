import { defineMessages } from '../messages.ts'

export const assignmentMessages = defineMessages('assignments', {
  assigned: {
    default: 'Giao bài kiểm tra thành công',
    vi: 'Giao bài kiểm tra thành công',
    en: 'The quiz was assigned',
  },
  assignFailed: {
    default: 'Giao bài kiểm tra thất bại',
    vi: 'Giao bài kiểm tra thất bại',
    en: 'The quiz could not be assigned',
  },
  assignError: {
    default: 'Có lỗi xảy ra khi giao bài kiểm tra',
    vi: 'Có lỗi xảy ra khi giao bài kiểm tra',
    en: 'Something went wrong while the quiz was being assigned',
  },
  studentRequired: {
    default: 'Vui lòng chọn học sinh',
    vi: 'Vui lòng chọn học sinh',
    en: 'Please choose a student',
  },
  studentsMany: {
    default: 'Mỗi lần chỉ được giao cho tối đa 500 học sinh',
    vi: 'Mỗi lần chỉ được giao cho tối đa 500 học sinh',
    en: 'Please choose at most 500 students at a time',
  },
  studentNotFound: {
    default: 'Không tìm thấy học sinh',
    vi: 'Không tìm thấy học sinh',
    en: 'Student not found',
  },
  notFound: {
    default: 'Bài kiểm tra này chưa được giao cho học sinh',
    vi: 'Bài kiểm tra này chưa được giao cho học sinh',
    en: 'This quiz is not assigned to the student',
  },
  alreadyStarted: {
    default: 'Học sinh đã bắt đầu làm bài, không thể thu hồi',
    vi: 'Học sinh đã bắt đầu làm bài, không thể thu hồi',
    en: 'The student has already started; the quiz cannot be withdrawn',
  },
  withdrawn: {
    default: 'Đã thu hồi bài kiểm tra',
    vi: 'Đã thu hồi bài kiểm tra',
    en: 'The quiz was withdrawn',
  },
})
