import { defineMessages } from '../messages.ts'

export const weeklyMessages = defineMessages('practice.weekly', {
  mailSaved: { default: 'Đã lưu lựa chọn của bạn.', vi: 'Đã lưu lựa chọn của bạn.', en: 'Your choice is saved.' },
  unsubscribed: {
    default: 'Bạn sẽ không nhận thư hằng tuần này nữa.',
    vi: 'Bạn sẽ không nhận thư hằng tuần này nữa.',
    en: 'You will not get this weekly mail any more.',
  },
  linkInvalid: {
    default: 'Liên kết này không còn dùng được. Hãy đăng nhập và tắt thư ở trang ôn tập của con.',
    vi: 'Liên kết này không còn dùng được. Hãy đăng nhập và tắt thư ở trang ôn tập của con.',
    en: 'This link cannot be used any more. Please sign in and switch the mail off on your child’s practice page.',
  },
})
