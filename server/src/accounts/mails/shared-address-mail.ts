import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import type { User } from '../../users/user.ts'
import { type AccountMail, accountMail } from './account-mail.ts'

export function sharedAddressMail(keeper: User, losers: readonly User[]): AccountMail {
  const kept = nameInMail(keeper.username)
  const lost = losers.map(({ username }) => nameInMail(username)).join(', ')
  return accountMail(keeper, {
    subject: 'Mỗi địa chỉ email một tài khoản / One account for an email address',
    vi: [
      `Địa chỉ email này từng được ghi cho nhiều tài khoản. Từ nay mỗi địa chỉ chỉ thuộc về một tài khoản: địa chỉ này thuộc về tài khoản ${kept}.`,
      `Các tài khoản không còn địa chỉ này: ${lost}. Hãy đăng nhập bằng tên đăng nhập; mật khẩu không đổi.`,
    ],
    en: [
      `This email address was written down for several accounts. From now on an address belongs to one account: this one to the account ${kept}.`,
      `Accounts that no longer have this address: ${lost}. Sign in to them with the username; their passwords are the same.`,
    ],
  })
}
