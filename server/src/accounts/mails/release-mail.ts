import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import type { User } from '../../users/user.ts'
import { type AccountMail, accountMail } from './account-mail.ts'

export function releaseMail(child: User, link: string): AccountMail {
  const username = nameInMail(child.username)
  return accountMail(child, {
    subject: 'Địa chỉ email của tài khoản trẻ em / The email address of a child’s account',
    vi: [
      `Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản ${username}, tài khoản của một trẻ em có địa chỉ này. Liên kết đặt mật khẩu mới được gửi đến phụ huynh.`,
      'Nếu địa chỉ này không nên thuộc về tài khoản đó, hãy mở liên kết sau trong vòng 7 ngày để gỡ địa chỉ. Tài khoản vẫn giữ tên đăng nhập.',
    ],
    link,
    en: [
      `Someone asked to reset the password of the account ${username}, a child’s account with this address. The link to set a new one went to the parents.`,
      'If this address should not belong to that account, open the link within 7 days to take it off. The account keeps its username.',
    ],
  })
}
