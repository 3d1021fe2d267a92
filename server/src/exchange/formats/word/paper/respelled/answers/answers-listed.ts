import { cutLine, isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

type LineBlock = Extract<WordBlock, { kind: 'line' }>

interface Run {
  /** Where its lines are, from the first number on. */
  at: number[]
  lines: Line[]
  /** Numbered by a program, in one list. */
  list: string | undefined
  /** Something stands between the run above and this one. */
  isApart: boolean
}

const fewestAnswers = 3
const fewestInAll = 5
const longestAnswer = 80
const matched = /(?<!\p{L})(?:match|nối|ghép|pair up|zuordn|relacion|unir|reli|соедин|соотнес)|连线|配对/iu

/**
 * '1. …?' to '10. …?', and right below them a list of ten short lines none of which asks: the answers, in their order.
 * Only where all that is counted in the file comes in such pairs, again and again, and nobody is to find out which
 * belongs to which.
 */
export function withAnswersListed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = runsIn(blocks)
  if (!runs || runs.length % 2 === 1) return blocks
  const pairs = runs.flatMap((asked, at) => {
    const answers = runs[at + 1]
    return at % 2 === 0 && answers ? [{ asked, answers }] : []
  })
  const count = pairs.reduce((sum, { asked }) => sum + asked.at.length, 0)
  if (pairs.length < 2 || count < fewestInAll || !pairs.every(isPair)) return blocks
  if (blocks.some((block) => block.kind === 'line' && matched.test(plainLine(block.line)))) return blocks
  const respelled = new Map<number, WordBlock[]>()
  // Numbers that come again would be those of a list of keys.
  let number = 0
  for (const { asked, answers } of pairs)
    for (const [place, at] of asked.at.entries()) {
      number += 1
      const question = [...textLine(`Câu ${number}. `), ...(asked.lines[place] ?? [])]
      const answer = textLine(`Đáp án: ${plainLine(answers.lines[place] ?? []).trim()}`)
      respelled.set(
        at,
        [question, answer].map((line) => ({ kind: 'line', line })),
      )
      respelled.set(answers.at[place] ?? -1, [])
    }
  return blocks.flatMap((block, at) => respelled.get(at) ?? [block])
}

function isPair({ asked, answers }: { asked: Run; answers: Run }): boolean {
  const asking = asked.lines.filter((line) => /[?？]/u.test(plainLine(line)))
  return (
    asked.at.length === answers.at.length &&
    asked.at.length >= fewestAnswers &&
    asking.length * 10 >= asked.at.length * 8 &&
    answers.list !== undefined &&
    answers.list !== asked.list &&
    !answers.isApart &&
    answers.lines.every((line) => isAnswer(plainLine(line).trim()))
  )
}

function isAnswer(text: string): boolean {
  return text !== '' && text.length <= longestAnswer && !/[?？_…\uFFFC]|\.{3}/u.test(text)
}

/** Null where letters or tables stand among them. */
function runsIn(blocks: readonly WordBlock[]): Run[] | null {
  const runs: Run[] = []
  let isApart = false
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'table') return null
    if (isEmptyLine(block.line)) continue
    const text = plainLine(block.line)
    if (optionStarts(text, 0).length > 0) return null
    const start = anyStart(text) ?? lostStart(text, blocks.slice(at + 1, at + 4))
    if (!start) {
      isApart = true
      continue
    }
    const last = runs.at(-1)
    const line = cutLine(block.line, start.at)
    if (start.number === 1) runs.push({ at: [at], lines: [line], list: block.list, isApart })
    else if (!last || isApart || start.number !== last.at.length + 1 || block.list !== last.list) return null
    else {
      last.at.push(at)
      last.lines.push(line)
    }
    isApart = false
  }
  return runs
}

/** '. What …?' above '2. …?' lost its number. */
function lostStart(text: string, below: readonly WordBlock[]): { number: number; at: number } | null {
  const found = /^\s*\.\s+(?=\p{L})/u.exec(text)
  const next = below.find((block): block is LineBlock => block.kind === 'line' && !isEmptyLine(block.line))
  return found && next && anyStart(plainLine(next.line))?.number === 2 ? { number: 1, at: found[0].length } : null
}
