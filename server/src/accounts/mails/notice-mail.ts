import type { Caller } from '../../platform/http/route.ts'
import type { User } from '../../users/user.ts'
import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import { deviceOf } from '../devices/device.ts'
import { placeOf } from '../devices/place.ts'
import { type AccountMail, accountMail } from './account-mail.ts'

export type Happening = 'sign-in' | 'password' | 'email' | 'second-factor'

const wordings: Record<Happening, { subject: string; vi: string; en: string }> = {
  'sign-in': {
    subject: 'Đăng nhập từ trình duyệt mới / New sign-in',
    vi: 'Tài khoản của bạn vừa được đăng nhập từ một trình duyệt chưa từng dùng.',
    en: 'Your account was signed in to from a browser that it was not used in before.',
  },
  password: {
    subject: 'Mật khẩu đã được đổi / Your password was changed',
    vi: 'Mật khẩu của tài khoản vừa được đổi.',
    en: 'The password of your account was changed.',
  },
  email: {
    subject: 'Địa chỉ email đã được đổi / Your email address was changed',
    vi: 'Tài khoản vừa được ghi một địa chỉ email khác. Thư sau này sẽ không đến địa chỉ này nữa.',
    en: 'Another email address was written down for your account. Later mails will not come here any more.',
  },
  'second-factor': {
    subject: 'Bước đăng nhập thứ hai đã thay đổi / Your second step was changed',
    vi: 'Bước xác nhận thứ hai khi đăng nhập vừa được thay đổi.',
    en: 'The second step with which you sign in was changed.',
  },
}

interface Circumstances {
  caller: Caller
  at: Date
  link: string
}

export function noticeMail(user: User, happening: Happening, { caller, at, link }: Circumstances): AccountMail {
  const { subject, vi, en } = wordings[happening]
  const device = nameInMail(deviceOf(caller.userAgent))
  const { network } = placeOf(caller.address)
  const when = new Intl.DateTimeFormat('vi-VN', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(at)
  const known = (parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')
  return accountMail(user, {
    subject,
    vi: [
      vi,
      known([`Lúc ${when} (giờ Việt Nam)`, device === '' ? null : device, network === null ? null : `mạng ${network}`]),
      'Nếu chính bạn làm, bạn không cần làm gì. Nếu KHÔNG PHẢI bạn, hãy mở liên kết này trong vòng 7 ngày: tài khoản sẽ được khóa, mọi thiết bị bị đăng xuất, và bạn nhận thư để đặt mật khẩu mới.',
    ],
    link,
    en: [
      en,
      known([`At ${when} (Vietnam)`, device === '' ? null : device, network === null ? null : `network ${network}`]),
      'If it was you, there is nothing to do. If it was NOT you, open the link within 7 days: it locks the account, signs out every device and sends you a mail to set a new password.',
    ],
  })
}
