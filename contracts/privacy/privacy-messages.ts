import { defineMessages } from '../messages.ts'

export const privacyMessages = defineMessages('privacy', {
  erased: {
    default: 'Đã xóa vĩnh viễn mọi dữ liệu của con.',
    vi: 'Đã xóa vĩnh viễn mọi dữ liệu của con.',
    en: 'Everything about the child was deleted for good.',
  },
  usernameRequired: {
    default: 'Hãy nhập tên đăng nhập của con',
    vi: 'Hãy nhập tên đăng nhập của con',
    en: 'Please type the child’s username',
  },
  usernameDiffers: {
    default: 'Tên đăng nhập không khớp',
    vi: 'Tên đăng nhập không khớp',
    en: 'This is not the child’s username',
  },
  otherParents: {
    default: 'Con còn được liên kết với phụ huynh khác. Hãy nhờ quản trị viên xóa.',
    vi: 'Con còn được liên kết với phụ huynh khác. Hãy nhờ quản trị viên xóa.',
    en: 'The child is linked to another parent too. Please ask an administrator to delete the data.',
  },
  guardianJustRemoved: {
    default: 'Một người giám hộ vừa bị gỡ khỏi con. Trong 7 ngày, chỉ quản trị viên mới xóa vĩnh viễn được.',
    vi: 'Một người giám hộ vừa bị gỡ khỏi con. Trong 7 ngày, chỉ quản trị viên mới xóa vĩnh viễn được.',
    en: 'A guardian was removed from the child a short while ago. For 7 days only an administrator can delete the data.',
  },
})
