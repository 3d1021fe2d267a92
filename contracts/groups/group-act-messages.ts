import { defineMessages } from '../messages.ts'

export const groupActMessages = defineMessages('group-acts', {
  started: {
    default: 'Đang thực hiện cho cả nhóm.',
    vi: 'Đang thực hiện cho cả nhóm.',
    en: 'Being done for the group.',
  },
  notFound: { default: 'Không tìm thấy việc này', vi: 'Không tìm thấy việc này', en: 'Not found' },
  quizRequired: {
    default: 'Vui lòng chọn bài kiểm tra',
    vi: 'Vui lòng chọn bài kiểm tra',
    en: 'Please choose a quiz',
  },
  nobody: {
    default: 'Nhóm chưa có học sinh nào',
    vi: 'Nhóm chưa có học sinh nào',
    en: 'The group has no students yet',
  },
})
