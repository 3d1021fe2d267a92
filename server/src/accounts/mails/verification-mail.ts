import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import type { User } from '../../users/user.ts'
import { type AccountMail, accountMail } from './account-mail.ts'

export function verificationMail(user: User, link: string): AccountMail {
  const username = nameInMail(user.username)
  return accountMail(user, {
    subject: 'Xác minh địa chỉ email / Verify your email address',
    vi: [
      `Địa chỉ này vừa được ghi cho tài khoản ${username}. Mở liên kết dưới đây trong vòng 3 ngày và đăng nhập để xác minh. Chỉ địa chỉ đã xác minh mới dùng được để lấy lại mật khẩu.`,
      'Nếu bạn không biết tài khoản này, hãy bỏ qua thư: địa chỉ của bạn vẫn là của bạn.',
    ],
    link,
    en: [
      `This address was written down for the account ${username}. Open the link within 3 days and sign in to verify it. Only a verified address recovers a password.`,
      'If you do not know this account, ignore this mail: your address stays yours.',
    ],
  })
}
