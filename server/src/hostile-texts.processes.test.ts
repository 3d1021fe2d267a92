import { expect, test } from 'vitest'
import { checkText } from '@lms/contracts/posts/post-check.ts'
import { escapeText, isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { hostileTexts } from '../testing/samples/hostile-texts.ts'
import { engine } from '../testing/test-database.ts'
import { fingerprintOf } from './questions/question-fingerprint.ts'
import { picturesIn } from './media/media-use.ts'
import { HtmlTooComplex, cleanHtml } from './platform/html/clean-html.ts'

/** The least of some tries: what the machine does besides only ever adds to it. */
function cpuOf(act: () => void): number {
  const tries = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...tries)
}

function cleaned(text: string): void {
  try {
    cleanHtml(text)
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
  }
}

const readings: Record<string, (text: string) => void> = {
  cleanHtml: cleaned,
  textOf,
  isBlank,
  escapeText,
  foldText,
  'check of a post': (content) =>
    checkText({ title: '', excerpt: '', content, featuredImage: null, featuredImageAlt: '', seo: {} }, () => true),
  'pictures in a text': (text) => picturesIn([text]),
  fingerprint: (text) => fingerprintOf({ content: text, answers: [{ text }] }),
}

/** Below this many milliseconds the growth is not worth a word; a square would be far above it. */
const notable = 60

// No database has a part in it.
test.skipIf(engine === 'postgres').each(Object.entries(readings))(
  '%s takes twice as long for a text twice as long, however odd',
  (_, read) => {
    for (const [what, make] of Object.entries(hostileTexts)) {
      const half = cpuOf(() => read(make(40_000)))
      const whole = cpuOf(() => read(make(80_000)))
      expect(whole, what).toBeLessThan(Math.max(notable, 3.2 * half))
    }
  },
  120_000,
)
