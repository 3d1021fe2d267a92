import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import { type User, fullNameOf } from '../../users/user.ts'
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

export function childResetMail(parent: User, child: User, link: string): AccountMail {
  const name = nameInMail(`${fullNameOf(child)} (${child.username})`)
  return accountMail(parent, {
    subject: 'Đặt lại mật khẩu của con / Reset your child’s password',
    vi: [
      `Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản của con bạn, ${name}. Mở liên kết dưới đây trong vòng 60 phút để đặt mật khẩu mới. Nếu không phải bạn hay con, hãy bỏ qua thư này.`,
    ],
    link,
    en: [
      `Someone asked to reset the password of your child’s account, ${name}. Open the link within 60 minutes to set a new one. If it was neither you nor your child, ignore this mail.`,
    ],
  })
}
