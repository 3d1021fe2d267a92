import { nameInMail } from '../../platform/mail/name-in-mail.ts'
import { type User, fullNameOf } from '../../users/user.ts'

export interface AccountMail {
  subject: string
  text: string
  html: string
}

interface Wording {
  subject: string
  /** Vietnamese first, then English: nobody has chosen a language yet. */
  vi: readonly string[]
  en: readonly string[]
  link?: string
}

/** What people wrote about themselves stands in it as plain words: no line of its own, nothing to press. */
export function accountMail(user: User, { subject, vi, en, link }: Wording): AccountMail {
  const lines = [`Xin chào ${nameInMail(fullNameOf(user))},`, ...vi, ...(link === undefined ? [] : [link]), ...en]
  const html = lines
    .map(
      (line) => `<p>${line === link ? `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>` : escapeHtml(line)}</p>`,
    )
    .join('\n')
  return { subject, text: lines.join('\n\n'), html }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
