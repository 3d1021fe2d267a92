import { blogMessages } from '@lms/contracts/blog/blog-messages.ts'
import type { BlogVoice } from '@lms/contracts/blog/blog-markup.ts'
import { formatDayIn } from '../lib/formats.ts'
import { registerScreenMessages, translated, useSpokenLanguage } from '../lib/texts.ts'

registerScreenMessages(blogMessages)

/** The words of the chosen language, and the calendar of who reads. */
export function useBlogVoice(): BlogVoice {
  // The language is not visible in what is answered, so a memoized one would outlive a change of it.
  'use no memo'
  const language = useSpokenLanguage()
  return { say: (message, values) => translated(message, values), dateOf: (moment) => formatDayIn(language, moment) }
}
