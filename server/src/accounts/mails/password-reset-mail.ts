import type { User } from '../../users/user.ts'
import { type AccountMail, accountMail } from './account-mail.ts'

export function resetMail(user: User, link: string): AccountMail {
  return accountMail(user, {
    subject: 'Đặt lại mật khẩu / Reset your password',
    vi: [
      'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Mở liên kết dưới đây trong vòng 60 phút để đặt mật khẩu mới. Nếu không phải bạn, hãy bỏ qua thư này.',
    ],
    link,
    en: [
      'Someone asked to reset the password of your account. Open the link within 60 minutes to set a new one. If it was not you, ignore this mail.',
    ],
  })
}
