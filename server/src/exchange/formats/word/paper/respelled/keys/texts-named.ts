import { cutLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey } from './key-words.ts'
import { plainOption, textAt } from './option-runs.ts'

interface Named {
  at: number
  word: string
  /** Where the text behind the word begins. */
  from: number
  isOption: boolean
}

const named = /^[^\p{L}\p{N}]{0,6}(\p{L}[\p{L}\p{M}'’‘ʻʼ ]{1,40}?)\s?[:：]\s*(?=\S)/u
const label = /^\s*(?:[-–•*+]\s*)?(?:[([]?[A-Ja-j]\s?[)\].]\s*)?/u
const fewest = 4
const mostAbove = 10
const longest = 300

/**
 * 'CORRECTA: Madrid', 'Helyes válasz: Párizs': behind a word for the key, in whichever language, stands what one of the
 * lines above it says, of nearly all questions. Then it is read as any other key.
 */
export function withTextsNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = blocks.flatMap((_, at) => namedAt(blocks, at))
  if (found.length < fewest || blocks.some((_, at) => labelOf(textAt(blocks, at))?.kind === 'answer')) return blocks
  const words = [...Map.groupBy(found, ({ word }) => word)].filter(([, own]) => areOfOptions(own))
  const [only, ...others] = words
  if (!only || others.length > 0) return blocks
  const keys = new Map(only[1].map((own) => [own.at, own.from]))
  return blocks.map((block, at) => {
    const from = keys.get(at)
    return from === undefined || block.kind === 'table'
      ? block
      : { ...block, line: [...textLine('Đáp án: '), ...cutLine(block.line, from)] }
  })
}

function namedAt(blocks: readonly WordBlock[], at: number): Named[] {
  const text = textAt(blocks, at)
  const [whole = '', word = ''] = named.exec(text.slice(0, longest)) ?? []
  if (whole === '' || !saysKey(word)) return []
  const said = plainOption(text.slice(whole.length))
  let same = 0
  for (let above = at - 1, seen = 0; above >= 0 && seen < mostAbove; above -= 1) {
    const own = textAt(blocks, above)
    if (own.trim() === '') continue
    // What stands above another key belongs to another question.
    if (saysKey(named.exec(own.slice(0, longest))?.[1] ?? '')) break
    seen += 1
    if (plainOption(own.replace(label, '')) === said || plainOption(own) === said) same += 1
  }
  return [{ at, word: word.toLowerCase(), from: whole.length, isOption: same === 1 }]
}

function areOfOptions(own: readonly Named[]): boolean {
  const known = own.filter(({ isOption }) => isOption)
  return known.length >= fewest && known.length * 5 >= own.length * 4
}
