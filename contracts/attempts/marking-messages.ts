import { defineMessages } from '../messages.ts'

export const markingMessages = defineMessages('marking', {
  marked: { default: 'Đã lưu điểm chấm', vi: 'Đã lưu điểm chấm', en: 'Answer marked' },
  notFound: {
    default: 'Không tìm thấy bài cần chấm',
    vi: 'Không tìm thấy bài cần chấm',
    en: 'There is no such answer to mark',
  },
  pointsInvalid: {
    default: 'Điểm phải từ 0 trở lên và là bội của 0,25',
    vi: 'Điểm phải từ 0 trở lên và là bội của 0,25',
    en: 'Points are given in steps of 0.25 and from 0 on',
  },
  pointsTooMany: {
    default: 'Điểm vượt quá điểm tối đa',
    vi: 'Điểm vượt quá điểm tối đa',
    en: 'More points than there are to have',
  },
  pointsMissing: {
    default: 'Vui lòng cho điểm tất cả tiêu chí',
    vi: 'Vui lòng cho điểm tất cả tiêu chí',
    en: 'Please give points for every criterion',
  },
  commentLong: {
    default: 'Nhận xét dài tối đa 2000 ký tự',
    vi: 'Nhận xét dài tối đa 2000 ký tự',
    en: 'The comment has at most 2000 characters',
  },
  changedElsewhere: {
    default: 'Bài này vừa được người khác chấm. Điểm mới nhất đã được tải lại.',
    vi: 'Bài này vừa được người khác chấm. Điểm mới nhất đã được tải lại.',
    en: 'Somebody else marked this answer in the meantime',
  },
})
