import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import type { User } from '../../users/user.ts'
import { type AccountMail, accountMail } from './account-mail.ts'

export function verificationMail(user: User, link: string): AccountMail {
  const username = nameInMail(user.username)
  return accountMail(user, {
    subject: 'Xác minh địa chỉ email / Verify your email address',
    vi: [
      `Địa chỉ này vừa được ghi cho tài khoản ${username}. Mở liên kết dưới đây trong vòng 3 ngày và đăng nhập để xác minh. Chỉ địa chỉ đã xác minh mới nhận cảnh báo về tài khoản.`,
      'Nếu bạn không biết tài khoản này, bạn không cần làm gì. Khi cần dùng địa chỉ của mình ở đây, hãy chọn “Quên mật khẩu?”: chỉ người đọc được hộp thư này mới đặt được mật khẩu mới.',
    ],
    link,
    en: [
      `This address was written down for the account ${username}. Open the link within 3 days and sign in to verify it. Only a verified address hears when something happens to the account.`,
      'If you do not know this account, there is nothing to do. When you want to use your address here, choose “Forgot password?”: only who reads this mailbox can set a new one.',
    ],
  })
}
