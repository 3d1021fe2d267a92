import { cutLine, isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import { letters } from '../../../signs/option-signs.ts'
import { falsehoodWord, ofTruth, truthWord } from '../../../signs/truth-tasks.ts'
import type { WordBlock } from '../../../word-file.ts'

interface Judged {
  at: number
  /** Where its text begins and ends. */
  from: number
  to: number
  isTrue: boolean
}

const row = /^(\s{0,9}([A-Ja-j])[\t ]\s{0,9})(\S.*?)\s{0,9}\t\s{0,9}([\p{L}\p{M}'’‘ʻ]{2,20})\s{0,9}$/u
const fewestRuns = 2
const fewestOptions = 2

/**
 * 'a⇥what may be chosen⇥True', with its letter first and what is true of it last: those that are true are right. Only
 * where all lines of that kind follow each other from 'a' on, and nobody is asked what is true of each.
 */
export function withColumnsJudged(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = runsIn(blocks)
  // Where all or none of them are true, nobody chooses any.
  if (!runs || runs.filter(isChosen).length < fewestRuns || blocks.some(asksForEach)) return blocks
  const rows = new Map(
    runs.flatMap((run) => run.map((one, place) => [one.at, { ...one, letter: letters[place] ?? '' }])),
  )
  return blocks.map((block, at) => {
    const own = rows.get(at)
    if (!own || block.kind === 'table') return block
    const label = textLine(`${own.isTrue ? '*' : ''}${own.letter}. `)
    return { kind: 'line', line: [...label, ...cutLine(block.line, own.from, own.to)] }
  })
}

function asksForEach(block: WordBlock): boolean {
  return block.kind === 'line' && ofTruth.test(plainLine(block.line))
}

function isChosen(run: readonly Judged[]): boolean {
  return run.length >= fewestOptions && run.some(({ isTrue }) => isTrue) && run.some(({ isTrue }) => !isTrue)
}

/** Null where one of them has another letter than the next. */
function runsIn(blocks: readonly WordBlock[]): Judged[][] | null {
  const runs: Judged[][] = []
  let isOpen = false
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'line' && isEmptyLine(block.line)) continue
    const [, label = '', letter = '', text = '', word = ''] =
      block.kind === 'line' ? (row.exec(plainLine(block.line)) ?? []) : []
    const isTrue = truthWord.test(word)
    // Whoever writes 'Đúng' and 'Sai' means that each is judged.
    if (label === '' || /^(?:đúng|sai)$/iu.test(word) || (!isTrue && !falsehoodWord.test(word))) {
      isOpen = false
      continue
    }
    const last = isOpen ? runs.at(-1) : undefined
    if (letter.toUpperCase() !== letters[last?.length ?? 0]) return null
    const own = { at, from: label.length, to: label.length + text.length, isTrue }
    if (last) last.push(own)
    else runs.push([own])
    isOpen = true
  }
  return runs
}
