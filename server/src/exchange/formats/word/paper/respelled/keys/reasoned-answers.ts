import { cutLine, textLine } from '../../../line-text.ts'
import { lettersIn } from '../../../signs/key-signs.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { optionRuns, textAt } from './option-runs.ts'

const article = /^(?:el|la|los|las|un|una|o|a|os|as|the|le|les|il|lo)\s+/iu
/** Behind what is right: a sentence of its own, or what is said of it. */
const behind = /^\s?(?:[.,;]\s+|\(\s?|[–—-]\s)(?=[\p{L}\d(¿¡"“])/u
/** Right above a question that counts from one again, and no sentence: the name of what follows. */
const longestHead = 60

/**
 * 'Answer: Hanoi. It lies in the north.' below options of which one says just 'Hanoi': that one is right, and all of the
 * line says why. Where what follows names another one, both may be meant.
 */
export function withReasonsOfAnswers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = new Map<number, { from: number }>()
  const keys = new Map<number, string>()
  for (const { texts, below } of optionRuns(blocks)) {
    const answers = below.filter((at) => labelOf(textAt(blocks, at))?.kind === 'answer')
    const [at, ...others] = answers
    if (at === undefined || others.length > 0) continue
    const text = textAt(blocks, at)
    const label = labelOf(text)
    const from = label && 'at' in label ? label.at : 0
    const letter = optionBefore(text.slice(from), texts)
    if (letter === null) continue
    found.set(at, { from })
    keys.set(endOf(blocks, at), letter)
  }
  if (found.size === 0) return blocks
  return blocks.flatMap((block, at): WordBlock[] => {
    const reason = found.get(at)
    const letter = keys.get(at)
    const own: WordBlock =
      reason && block.kind === 'line'
        ? { kind: 'line', line: [...textLine('Lời giải: '), ...cutLine(block.line, reason.from)] }
        : block
    // What stands below the key is no part of why.
    return letter === undefined ? [own] : [own, { kind: 'line', line: textLine(`Đáp án: ${letter}`) }]
  })
}

/** The last of the lines that say why: those without an empty one between them, and without the name of what follows. */
function endOf(blocks: readonly WordBlock[], at: number): number {
  let end = at
  const goesOn = (next: string): boolean => next.trim() !== '' && anyStart(next) === null && labelOf(next) === null
  while (goesOn(textAt(blocks, end + 1))) end += 1
  const last = textAt(blocks, end)
  const isHead =
    anyStart(textAt(blocks, end + 1))?.number === 1 && last.length <= longestHead && !/[.!?]\s*$/u.test(last)
  return isHead && end > at ? end - 1 : end
}

function optionBefore(said: string, texts: readonly string[]): string | null {
  const own = texts.map(plain)
  const text = plain(said)
  if (lettersIn(said) !== null || /^[([]?[a-j](?:[.):\]]|\s+[-–—]\s)/u.test(text) || own.includes(text)) return null
  const starts = [text, text.replace(article, '')].flatMap((start) =>
    own.flatMap((option, place) => {
      const rest = start.startsWith(option) && /\p{L}{2}/u.test(option) ? start.slice(option.length) : ''
      return behind.test(rest) ? [{ place, rest: rest.replace(behind, ''), isListed: /^\s*[,;]/u.test(rest) }] : []
    }),
  )
  const [only, ...more] = starts.filter(({ place }, at) => starts.findIndex((other) => other.place === place) === at)
  if (!only || more.length > 0) return null
  const others = own.filter((option, place) => place !== only.place && option !== '')
  const isOther = others.some((option) => only.rest.startsWith(option) || (only.isListed && only.rest.includes(option)))
  return isOther ? null : (letters[only.place] ?? null)
}

function plain(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.;]\s*$/u, '')
    .trim()
    .toLowerCase()
}
