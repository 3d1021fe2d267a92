import { defineMessages } from '../messages.ts'

export const groupCardMessages = defineMessages('group-cards', {
  made: { default: 'Đã đặt mật khẩu mới.', vi: 'Đã đặt mật khẩu mới.', en: 'New passwords are set.' },
  many: {
    default: 'Mỗi lần tối đa 24 thẻ',
    vi: 'Mỗi lần tối đa 24 thẻ',
    en: 'At most 24 cards at a time',
  },
  invited: { default: 'Đã tạo thư mời.', vi: 'Đã tạo thư mời.', en: 'The invitations are ready.' },
  invitationsMany: {
    default: 'Mỗi lần tối đa 50 thư mời',
    vi: 'Mỗi lần tối đa 50 thư mời',
    en: 'At most 50 invitations at a time',
  },
})
