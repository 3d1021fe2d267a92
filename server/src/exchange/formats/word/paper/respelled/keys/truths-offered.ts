import { plainTruthOf } from '../../../../item.ts'
import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import { falsehoodWord, signOfTruth, truthWord } from '../../../signs/truth-tasks.ts'
import type { WordBlock } from '../../../word-file.ts'

interface Offered {
  at: number
  /** Where its text begins, if it has no letter yet. */
  from: number | null
  isTrue: boolean
  word?: string
}

const worded = /^\s{0,9}(true|false)\s?[.):：、]\s{0,9}/iu

/**
 * 'true. 正确' and 'false. 错误', or 'A. 对' and 'B. 错': what is asked is whether something is true. A sign below them says
 * which of both: '✔' cannot mean there that it is false.
 */
export function withTruthsOffered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const spelled = new Map<number, { from: number; label: string }>()
  let offered: Offered[] = []
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : '|'
    if (text.trim() === '') continue
    const label = labelOf(text)
    const own = label ? [] : offeredIn(text, at, offered.length)
    if (label?.kind === 'answer' && arePair(offered)) {
      const place = placeOf(text.slice(label.at), offered)
      if (place >= 0) spelled.set(at, { from: Infinity, label: `Đáp án: ${letters[place] ?? ''}` })
    }
    offered = own.length > 0 ? [...(offered.length === 1 ? offered : []), ...own] : []
    if (!arePair(offered)) continue
    for (const [place, { at: line, from, word = '' }] of offered.entries())
      if (from !== null) spelled.set(line, { from, label: `${letters[place] ?? ''}. ${word}` })
  }
  return blocks.map((block, at) => {
    const own = spelled.get(at)
    if (block.kind === 'table' || !own) return block
    return { ...block, line: [...textLine(own.label), ...cutLine(block.line, own.from)] }
  })
}

/** One of them, or both in one line. */
function offeredIn(text: string, at: number, above: number): Offered[] {
  const [label = '', word = ''] = worded.exec(text) ?? []
  const said = truthIn(text.slice(label.length))
  const named = plainTruthOf(word)
  // 'true.' with nothing behind it says it itself.
  if (named !== null && label === text) return [{ at, from: Infinity, isTrue: named, word }]
  if (named !== null && named === said) return [{ at, from: label.length, isTrue: named }]
  const starts = optionStarts(text, above === 1 ? 1 : 0)
  const truths = starts.map((start, next) => truthIn(text.slice(start.at, starts[next + 1]?.label)))
  return truths.flatMap((own) => (own === null || truths.includes(null) ? [] : [{ at, from: null, isTrue: own }]))
}

function arePair([one, other, ...more]: readonly Offered[]): boolean {
  if (!one || !other || more.length > 0) return false
  return one.isTrue !== other.isTrue && (one.from === null) === (other.from === null)
}

function truthIn(text: string): boolean | null {
  const said = text.trim()
  return truthWord.test(said) ? true : falsehoodWord.test(said) ? false : null
}

/** Of '❌', and of '错' where the option says '错误'. */
function placeOf(text: string, offered: readonly Offered[]): number {
  const said = text.trim()
  const isTrue = signOfTruth(said) ?? (/^\p{Script=Han}{1,2}$/u.test(said) ? plainTruthOf(said) : null)
  return isTrue === null ? -1 : offered.findIndex((own) => own.isTrue === isTrue)
}
