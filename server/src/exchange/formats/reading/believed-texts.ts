import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { ReadItem } from '../item.ts'
import { isOffering, refusalOf } from '../signs/refused-text.ts'
import { isTypedPaper } from '../signs/typed-signs.ts'
import { decodeText } from '../text/text-decoding.ts'
import { isStarredTest } from '../text/packed-tests/starred-test.ts'
import { typedTest } from '../text/typed-test/typed-test.ts'
import { isTaken } from '../word/doubts/taken-items.ts'
import { withoutMarkup } from '../word/document/typed-markup.ts'
import { hasTable } from '../word/markdown-lines.ts'
import { isPrint } from '../word/prints/print-sign.ts'

/** As much of a text as its signs are looked for in. */
const looked = 20_000

/** A text without any sign of a paper is believed to be one where most of what is found in it has its key. */
export function isBelieved(format: ImportFormat, items: readonly ReadItem[], bytes: Uint8Array): boolean {
  if (format !== 'text' || items.filter(isTaken).length * 2 > items.length) return true
  const lines = withoutMarkup(
    decodeText(bytes)
      .slice(0, looked)
      .split(/\r\n|\r|\n/u),
  )
  const head = lines.join('\n').trimStart()
  // Nothing in it asks so that it would be looked at without a sign.
  if (refusalOf(lines) === 'noQuestions') return true
  const isTest = typedTest(head) !== null || isStarredTest(head)
  return isTypedPaper(head) || isOffering(lines) || isPrint(head) || hasTable(lines) || isTest
}
