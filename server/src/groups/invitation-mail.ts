import { invitationDays } from '@lms/contracts/children/guardians.ts'
import { escapeHtml } from '@lms/contracts/html-text.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { nameInMail } from '../platform/mail/name-in-mail.ts'
import { forgetInvitationsOf } from './member-store.ts'

/** Vietnamese, plain and short; names nobody in the subject, which is kept longer than the words. */
export function invitationMail({ child, group, link }: { child: string; group: string; link: string }) {
  const lines = [
    'Kính gửi phụ huynh,',
    `${nameInMail(child)} (nhóm ${nameInMail(group)}) đã có tài khoản học tập. Hãy mở liên kết dưới đây, đăng nhập hoặc đăng ký tài khoản phụ huynh, rồi liên kết với con để theo dõi việc học:`,
  ]
  const end = `Liên kết chỉ dùng được một lần, trong ${invitationDays} ngày. Nếu bạn không phải phụ huynh của em, xin bỏ qua thư này.`
  return {
    subject: 'Thư mời phụ huynh',
    text: [...lines, link, end].join('\n\n'),
    html: [
      '<!doctype html><html lang="vi"><meta charset="utf-8"><body>',
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p><a href="${escapeHtml(link)}">Liên kết với con</a></p>`,
      `<p>${escapeHtml(end)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

/** Which mails hold a link to this child, so that they can be wiped once one was used. */
export const invitationReference = (childId: string): string => `guardian-invitation:${childId}`

/** Once somebody looks after a child, what was kept to reach them goes. */
export function endInvitations(mail: Pick<Mail, 'forgetLinks'>) {
  return async (tx: Queries, childId: string): Promise<void> => {
    await forgetInvitationsOf(tx, childId)
    await mail.forgetLinks(tx, invitationReference(childId))
  }
}
