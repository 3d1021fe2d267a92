import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, blocking } from '../../item.ts'
import type { XmlElement } from '../../xml-tree.ts'
import { withNamedSigns } from './html-tree.ts'

/** Nothing of these is seen, or it was said what became of it. */
const elsewhere = new Set(
  (
    'stylesheet style script title head link meta catalogInfo catalog companionMaterialsInfo math object audio video ' +
    'picture media embed iframe feedbackBlock feedbackInline modalFeedback rubricBlock infoControl templateBlock ' +
    'templateInline rt rp'
  ).split(' '),
)
/** Few words are parted by tags: a text of which many are not found as they stand is another text. */
const mostLooks = 1000

/** Whatever a file puts where nobody looks for it: no word of what is asked may be missing in silence. */
export function expectAllRead(body: XmlElement, item: Item, problems: Problem[]): void {
  expectWords(item, problems, (isMissing) => missingIn(body, isMissing))
}

/** The same for texts that stand in no body. */
export function expectTextsRead(texts: readonly string[], item: Item, problems: Problem[]): void {
  expectWords(item, problems, (isMissing) => texts.find(isMissing) ?? null)
}

function expectWords(
  item: Item,
  problems: Problem[],
  find: (isMissing: (text: string) => boolean) => string | null,
): void {
  if (problems.some(({ isBlocking }) => isBlocking)) return
  const texts = textsIn(item)
  const kept = new Set(texts.flatMap(wordsIn))
  // Tags part words that are read as one: 'E' and 'max' of 'E<sub>max</sub>'.
  const letters = texts.flatMap((text) => wordsIn(textOf(text))).join('')
  let looks = 0
  const isKept = (word: string): boolean => kept.has(word) || ((looks += 1) <= mostLooks && letters.includes(word))
  // Right and wrong are said in words of ours.
  const isOurs = (text: string): boolean => /^(?:true_false|statements)$/.test(item.type) && truthOf(text) !== null
  const text = find((one) => wordsIn(one).some((word) => !isKept(word)) && !isOurs(one))
  if (text !== null) problems.push(blocking('unreadable', { text: text.trim().slice(0, 100) }))
}

function missingIn(element: XmlElement, isMissing: (text: string) => boolean): string | null {
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (isMissing(child)) return child
    } else if (!elsewhere.has(child.name)) {
      const found = missingIn(child, isMissing)
      if (found !== null) return found
    }
  }
  return null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function wordsIn(text: string): string[] {
  return (
    withNamedSigns(text)
      // A quote by its name is no word.
      .replaceAll(/&(?:quot|apos|#0?3[49]);/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
