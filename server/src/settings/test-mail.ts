/** In both languages, as every mail to somebody whose language is not known. */
export function testMail(siteName: string): { subject: string; text: string; html: string } {
  const lines = [
    `Thư thử từ ${siteName}. Nếu bạn đọc được thư này thì hệ thống gửi được thư.`,
    `A test mail from ${siteName}. If you can read it, mail works.`,
  ]
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  return { subject: 'Thư thử / Test mail', text: lines.join('\n\n'), html }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
