import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { keyPairs } from '../../../signs/key-signs.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const counted = /^\s*(\d)\s?[.)]\s+(?=\S)/u
const lettered = /(?:^|\s)[A-D]\s?[.)]\s*\S/u
/** Something is asked or filled there. */
const asking = /\?\s*$|\.{3}|…|_{2}|[☐□\t]|\s{3}/u
const fewestRuns = 3
const runLength = { fewest: 3, most: 5 } as const
const mostAbove = 3

/**
 * 'Câu 2. …' above '1.' to '4.', and a list of keys in letters: a list that its program numbered with letters, copied as
 * text. Where any option has its letter, the numbers mean something else.
 */
export function withCountedOptions(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '|'))
  const filled = texts.flatMap((text, at) => (text.trim() === '' ? [] : [{ at, text }]))
  if (filled.some(({ text }) => lettered.test(text))) return blocks
  const runs: number[][] = []
  for (const [place, { text }] of filled.entries()) {
    if (questionStart(text, 'named') === null) continue
    const from = filled.slice(place + 1, place + 2 + mostAbove).findIndex((own) => counted.exec(own.text)?.[1] === '1')
    const run = from === -1 ? [] : runFrom(filled, place + 1 + from)
    const isAsking = run.some((at) => asking.test(texts[at]?.trim() ?? ''))
    if (run.length >= runLength.fewest && run.length <= runLength.most && !isAsking) runs.push(run)
  }
  const keys = filled.flatMap(({ text }) => [...(keyPairs(text, true)?.letters.values() ?? [])])
  if (runs.length < fewestRuns || keys.length < runs.length) return blocks
  const respelled = new Map(runs.flatMap((run) => run.map((at, place) => [at, letters[place] ?? ''] as const)))
  return blocks.map((block, at) => {
    const letter = respelled.get(at)
    if (letter === undefined || block.kind === 'table') return block
    const length = counted.exec(plainLine(block.line))?.[0].length ?? 0
    return { ...block, line: [...textLine(`${letter}. `), ...cutLine(block.line, length)] }
  })
}

function runFrom(filled: readonly { at: number; text: string }[], from: number): number[] {
  const run: number[] = []
  for (let place = from; Number(counted.exec(filled[place]?.text ?? '')?.[1]) === run.length + 1; place += 1)
    run.push(filled[place]?.at ?? 0)
  return run
}
