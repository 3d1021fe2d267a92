import { blogMessages as messages } from '@lms/contracts/blog/blog-messages.ts'
import type { BlogVoice } from '@lms/contracts/blog/blog-markup.ts'
import { escapeHtml as text } from '@lms/contracts/html-text.ts'
import { filled } from '@lms/contracts/messages.ts'

/** The default wording, where the product is at home. */
export const voice: BlogVoice = {
  say: (message, values) => filled(message.default, values),
  dateOf: (moment) =>
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'Asia/Ho_Chi_Minh',
    }).format(new Date(moment)),
}

const mark =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#6341cd"/><path d="M7 10.5c3.2-1.2 6.3-.9 9 1 2.7-1.9 5.8-2.2 9-1v12c-3.2-1.2-6.3-.9-9 1-2.7-1.9-5.8-2.2-9-1z" fill="#fff"/><path d="M16 11.5v12" fill="none" stroke="#b9a8fb" stroke-width="1.5"/><path d="M16 8.2c-1.6-1.3-1.6-3 0-4.2 1.6 1.2 1.6 2.9 0 4.2z" fill="#fbbf24"/></svg>'

/** What the app's own frame takes the place of. */
export function frame(siteName: string, content: string): string {
  return `<header class="blog-header"><a class="blog-home" href="/blog">${mark}<span>${text(siteName)}</span></a><a class="blog-sign-in" href="/login">${text(voice.say(messages.signIn))}</a></header><main class="blog-main"><div class="blog">${content}</div></main>`
}
