import { isEmptyLine, plainLine } from '../../../line-text.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

/** Pages with tests that somebody solved and copied: what they write around questions, and how they show what is right. */

const asked = /^(?:question|câu hỏi|câu)\s*:?\s*\d{1,4}$/iu
const askedText = /^(?:question text|đoạn văn câu hỏi|nội dung câu hỏi)$/iu
const longestHead = 7
const status =
  /^(?:correct|incorrect|partially correct|not answered|đúng|sai|đúng một phần|chính xác|không chính xác)[.!]?$/iu
const ofReader =
  /^(?:(?:you )?answered|your answer is (?:(?:partially )?correct|incorrect)\.?|câu trả lời của bạn (?:là )?(?:đúng|sai|không đúng|chính xác|không chính xác)\.?|flag question|gắn cờ câu hỏi|đặt cờ)$/iu
const rightBelow = /^(?:correct answers?|đáp án đúng)$/iu
/** What a page says of an option in a line of its own. */
export const saidOfOption = /^(?:(?:in)?correct answers?|đáp án (?:đúng|sai))$/iu
const wrongBelow = /^(?:incorrect answers?|đáp án sai)$/iu
const chooseOne = /^(?:select one|chọn một(?: câu trả lời)?|hãy chọn một)\s*:$/iu
const truths: readonly RegExp[] = [/^(?:true|đúng)$/iu, /^(?:false|sai)$/iu]
const quotedTruth = /^(?:the correct answer is|câu trả lời đúng là)\s*:?\s*['‘"“](true|false|đúng|sai)['’"”]\.?$/iu
/** What is pressed below the last question of a page. */
const goesOn = /^continue$/iu
const fewest = 3

/** The same without what belongs to the page; what is right is said as in any paper. */
export function withoutPages(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map(ownText)
  const below = nextFilled(texts)
  const beginsAt = (at: number, letter: number): boolean => optionStarts(texts[at] ?? '', letter).length > 0
  const isOption = (at: number): boolean => ['A', 'B', 'C', 'D', 'E', 'F'].some((_, letter) => beginsAt(at, letter))
  const rights = texts.flatMap((text, at) => (rightBelow.test(text) ? [at] : []))
  const above = rights.filter((at) => isOption(below[at] ?? -1))
  const isEnd = (text = ''): boolean => [asked, status, ofReader].some((sign) => sign.test(text)) || text === ''
  // Once it stands above the first option it stands above all of them, unless it stands below the last as well.
  const areAbove =
    above.length >= fewest &&
    above.some((at) => beginsAt(below[at] ?? -1, 0)) &&
    !rights.some((at) => isEnd(texts[below[at] ?? -1]))
  const statuses = texts.flatMap((text, at) =>
    status.test(text) && asked.test(texts[below[at] ?? -1] ?? '') ? [at] : [],
  )
  const dropped = new Set([...(statuses.length >= fewest ? statuses : []), ...headsIn(texts)])
  const starred = new Set<number>()
  for (const at of areAbove ? above : []) {
    dropped.add(at)
    starred.add(below[at] ?? -1)
  }
  for (const [at, text] of texts.entries()) if (areAbove && wrongBelow.test(text)) dropped.add(at)
  const listed = listedOptions(blocks, texts)
  const isPage = areAbove || dropped.size > 0 || listed.size > 0 || texts.some((text) => quotedTruth.test(text))
  if (!isPage) return blocks
  for (const [at, text] of texts.entries())
    if (
      ofReader.test(text) ||
      (/^\d{1,3}\.$/u.test(text) && (isOption(below[at] ?? -1) || dropped.has(below[at] ?? -1)))
    )
      dropped.add(at)
  const truthAt = truthsIn(texts, below)
  return blocks.map((block, at): WordBlock => {
    if (block.kind === 'table') return block
    const letter = listed.get(at)
    if (letter !== undefined) return { kind: 'line', line: letter === '' ? [] : [...typed(letter), ...block.line] }
    if (dropped.has(at)) return { kind: 'line', line: [] }
    if (goesOn.test(texts[at] ?? '')) return { kind: 'line', line: typed('--- Hết ---') }
    const truth = quotedTruth.exec(texts[at] ?? '')?.[1]
    if (truth !== undefined) return { kind: 'line', line: typed(`Đáp án: ${truth}`) }
    const before = starred.has(at) ? '*' : (truthAt.get(at) ?? '')
    return before === '' ? block : { ...block, line: [...typed(before), ...block.line] }
  })
}

/** What stands before the options that have numbers on a page and no letters; nothing where the number stood alone. */
function listedOptions(blocks: readonly WordBlock[], texts: readonly string[]): Map<number, string> {
  const heads = texts.flatMap((text, at) => (asked.test(text) ? [at] : []))
  const questions = heads.map((from, place) => {
    const own = new Map<number, string>()
    let count = 0
    let rights = 0
    let isRight = false
    let isAwaited = false
    for (let at = from + 1; at < (heads[place + 1] ?? texts.length); at += 1) {
      const text = texts[at] ?? ''
      const number = /^\d{1,2}\.$/u.test(text) || saidOfOption.test(text) ? numberOf(blocks[at]) : null
      if (number !== null) {
        if (isAwaited || number !== count + 1) return null
        isRight = rightBelow.test(text)
        isAwaited = true
        own.set(at, '')
      } else if (isAwaited && text !== '') {
        if (optionStarts(text, count).length > 0 || optionStarts(text, 0).length > 0) return null
        own.set(at, `${isRight ? '*' : ''}${letters[count] ?? ''}. `)
        rights += isRight ? 1 : 0
        count += 1
        isAwaited = false
      }
    }
    return count > 1 && count <= letters.length && rights === 1 && !isAwaited ? own : null
  })
  const found = questions.filter((own) => own !== null)
  return new Map(found.length >= fewest ? found.flatMap((own) => [...own]) : [])
}

function numberOf(block: WordBlock | undefined): number | null {
  const [label] = block?.kind === 'line' && block.list !== undefined ? block.line : []
  const said = label?.kind === 'text' ? /^\s*(\d{1,2})[.)]\s*$/u.exec(label.text)?.[1] : undefined
  return said === undefined ? null : Number(said)
}

function typed(text: string): Line {
  return [{ kind: 'text', text, look: {} }]
}

/** Without the number that a program draws, where anything stands behind it; a letter names an option. */
function ownText(block: WordBlock): string {
  if (block.kind === 'table') return '\uFFFC'
  const [label, ...rest] = block.line
  const isNumber = block.list !== undefined && label?.kind === 'text' && /\d/u.test(label.text)
  return plainLine(isNumber && !isEmptyLine(rest) ? rest : block.line).trim()
}

function nextFilled(texts: readonly string[]): (number | null)[] {
  const below: (number | null)[] = []
  let next: number | null = null
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    below[at] = next
    if (texts[at] !== '') next = at
  }
  return below
}

/** Between 'Question 3' and 'Question text' stands what the reader of the page got for it. */
function headsIn(texts: readonly string[]): number[] {
  return texts.flatMap((text, at) => {
    if (!asked.test(text)) return []
    const own = texts.slice(at + 1, at + 1 + longestHead * 2)
    const end = own.findIndex((below) => askedText.test(below))
    return end === -1 || own.slice(0, end).some((below) => asked.test(below))
      ? []
      : Array.from({ length: end + 1 }, (_, place) => at + 1 + place)
  })
}

/** 'True' and 'False' below 'Select one:' have no letters. */
function truthsIn(texts: readonly string[], below: readonly (number | null)[]): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [at, text] of texts.entries()) {
    const first = chooseOne.test(text) ? (below[at] ?? -1) : -1
    const second = below[first] ?? -1
    if (!truths[0]?.test(texts[first] ?? '') || !truths[1]?.test(texts[second] ?? '')) continue
    letters.set(first, 'A. ')
    letters.set(second, 'B. ')
  }
  return letters
}
