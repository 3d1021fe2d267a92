import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const near = 5
const fewest = 3
const nouns = /(?<!\p{L})(?:ký hiệu|kí hiệu|biển báo|biểu đồ|đồ thị|sơ đồ|bản đồ|lược đồ|hình vẽ)(?!\p{L})/giu
/** 'ký hiệu như thế nào' asks for no name of one where those beside it ask what a sign means. */
const unsaid = /^ (?:như thế nào|thế nào|này|đó|sau|gì|nào)(?!\p{L})/iu

/**
 * Questions about pictures stand together: one of them that speaks of the same thing, and does not say which, lost its
 * picture as well; so did all that ask the same as another and mark one.
 */
export function settlePicturesBeside(rows: readonly ReadRow[]): void {
  const held = rows.map(({ read }) => nounsIn(read.problems.find(isHeld)?.values?.['text'] ?? ''))
  for (const [at, { read }] of rows.entries()) {
    if (read.problems.some(({ isBlocking }) => isBlocking)) continue
    const asked = textOf(read.item.content).normalize('NFC')
    const found = [...asked.matchAll(nouns)].find(({ 0: noun, index }) => {
      const beside = held.slice(Math.max(0, at - near), at + near + 1).filter((one) => one.includes(foldText(noun)))
      return beside.length >= fewest && unsaid.test(asked.slice(index + noun.length))
    })
    if (found) read.problems.push(blocking('pictureAsked', { text: found[0] }))
  }
  const marked = rows.filter(({ read }) => read.problems.some(({ code }) => code === 'pictureNamed'))
  for (const same of Map.groupBy(marked, ({ read }) => foldText(textOf(read.item.content))).values())
    if (same.length > 1)
      for (const { read } of same)
        read.problems = read.problems.map((one) => (one.code === 'pictureNamed' ? { ...one, isBlocking: true } : one))
}

const isHeld = ({ code, isBlocking }: { code: string; isBlocking?: true }): boolean =>
  code === 'pictureAsked' && isBlocking === true

const nounsIn = (text: string): string[] =>
  Array.from(text.normalize('NFC').matchAll(nouns), ([noun]) => foldText(noun))
