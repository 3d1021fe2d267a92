import type { BlogVoice } from '@lms/contracts/blog/blog-markup.ts'
import { formatDate } from '../lib/formats.ts'
import { translated, useLanguage } from '../lib/texts.ts'

/** The words of the chosen language, and the calendar of who reads. */
export function useBlogVoice(): BlogVoice {
  // The language is not visible in what is answered, so a memoized one would outlive a change of it.
  'use no memo'
  useLanguage()
  return { say: (message, values) => translated(message, values), dateOf: formatDate }
}
