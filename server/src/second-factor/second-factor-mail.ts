import type { Mail } from '../platform/mail/mail.ts'
import { type User, fullNameOf } from '../users/user.ts'
import { findUser } from '../users/user-store.ts'
import type { FactorChange, OnFactorChange } from './second-factor-dependencies.ts'

const changes: Readonly<Record<FactorChange, readonly [string, string]>> = {
  'totp-added': ['Ứng dụng xác thực đã được thiết lập.', 'An authenticator app was set up.'],
  'totp-removed': ['Ứng dụng xác thực đã được gỡ.', 'The authenticator app was removed.'],
  'passkey-added': ['Một khóa truy cập đã được thêm.', 'A passkey was added.'],
  'passkey-removed': ['Một khóa truy cập đã được xóa.', 'A passkey was removed.'],
  'codes-renewed': ['Các mã khôi phục đã được tạo lại.', 'The recovery codes were renewed.'],
  'removed-by-administrator': [
    'Quản trị viên đã gỡ bước xác minh thứ hai của bạn.',
    'An administrator removed your second factor.',
  ],
}

/** Both languages in one mail, like every mail about an account. */
function factorMail(user: User, what: FactorChange): { subject: string; text: string; html: string } {
  const [vietnamese, english] = changes[what]
  const lines = [
    `Xin chào ${fullNameOf(user)},`,
    `${vietnamese} Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ quản trị viên.`,
    `${english} If it was not you, change your password at once and tell an administrator.`,
  ]
  const html = lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('\n')
  return { subject: 'Bước xác minh thứ hai đã thay đổi / Second factor changed', text: lines.join('\n\n'), html }
}

export function tellByMail(mail: Pick<Mail, 'send'>): OnFactorChange {
  return async (tx, userId, what) => {
    const user = await findUser(tx, userId)
    if (user?.email == null) return
    await mail.send(tx, { ...factorMail(user, what), recipient: user.email, about: user.id })
  }
}
