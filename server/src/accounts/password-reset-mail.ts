import { type User, fullNameOf } from '../users/user.ts'

/** Both languages in one mail: nobody has chosen one yet. */
export function resetMail(user: User, link: string): { subject: string; text: string; html: string } {
  const name = fullNameOf(user)
  const lines = [
    `Xin chào ${name},`,
    'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Mở liên kết dưới đây trong vòng 60 phút để đặt mật khẩu mới. Nếu không phải bạn, hãy bỏ qua thư này.',
    link,
    'Someone asked to reset the password of your account. Open the link within 60 minutes to set a new one. If it was not you, ignore this mail.',
  ]
  const html = lines
    .map(
      (line) => `<p>${line === link ? `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>` : escapeHtml(line)}</p>`,
    )
    .join('\n')
  return { subject: 'Đặt lại mật khẩu / Reset your password', text: lines.join('\n\n'), html }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
