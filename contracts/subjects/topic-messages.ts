import { defineMessages } from '../messages.ts'

export const topicMessages = defineMessages('topics', {
  nameRequired: { default: 'Topic name is required', vi: 'Vui lòng nhập tên chủ điểm', en: 'Topic name is required' },
  nameLong: {
    default: 'A topic name has at most 80 characters',
    vi: 'Tên chủ điểm không được quá 80 ký tự',
    en: 'A topic name has at most 80 characters',
  },
  nameTaken: {
    default: 'There is a topic of this name already',
    vi: 'Đã có chủ điểm tên này',
    en: 'There is a topic of this name already',
  },
  parentInvalid: {
    default: 'A topic lies in another topic of the same subject, at most 4 levels deep',
    vi: 'Chủ điểm phải nằm trong một chủ điểm khác cùng chủ đề, tối đa 4 cấp',
    en: 'A topic lies in another topic of the same subject, at most 4 levels deep',
  },
  tooMany: {
    default: 'A subject has at most 300 topics',
    vi: 'Một chủ đề có tối đa 300 chủ điểm',
    en: 'A subject has at most 300 topics',
  },
  inUse: {
    default: 'This topic still has questions. Move them to another topic first.',
    vi: 'Chủ điểm này còn câu hỏi. Hãy chuyển chúng sang chủ điểm khác trước.',
    en: 'This topic still has questions. Move them to another topic first.',
  },
  notFound: { default: 'Topic not found', vi: 'Không tìm thấy chủ điểm', en: 'Topic not found' },
  created: { default: 'Topic added', vi: 'Đã thêm chủ điểm', en: 'Topic added' },
  updated: { default: 'Topic changed', vi: 'Đã đổi chủ điểm', en: 'Topic changed' },
  deleted: { default: 'Topic deleted', vi: 'Đã xóa chủ điểm', en: 'Topic deleted' },
})
