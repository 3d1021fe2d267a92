import { defineMessages } from '../messages.ts'

export const markingMessages = defineMessages('marking', {
  marked: { default: 'Answer marked', vi: 'Đã lưu điểm chấm', en: 'Answer marked' },
  notFound: {
    default: 'There is no such answer to mark',
    vi: 'Không tìm thấy bài cần chấm',
    en: 'There is no such answer to mark',
  },
  pointsInvalid: {
    default: 'Points are given in steps of 0.25 and from 0 on',
    vi: 'Điểm phải từ 0 trở lên và là bội của 0,25',
    en: 'Points are given in steps of 0.25 and from 0 on',
  },
  pointsTooMany: {
    default: 'More points than there are to have',
    vi: 'Điểm vượt quá điểm tối đa',
    en: 'More points than there are to have',
  },
  pointsMissing: {
    default: 'Please give points for every criterion',
    vi: 'Vui lòng cho điểm tất cả tiêu chí',
    en: 'Please give points for every criterion',
  },
  commentLong: {
    default: 'The comment has at most 2000 characters',
    vi: 'Nhận xét dài tối đa 2000 ký tự',
    en: 'The comment has at most 2000 characters',
  },
  changedElsewhere: {
    default: 'Somebody else marked this answer in the meantime',
    vi: 'Bài này vừa được người khác chấm. Điểm mới nhất đã được tải lại.',
    en: 'Somebody else marked this answer in the meantime',
  },
})
