import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/** A question whose key stands in brackets before its number. */
interface Keyed {
  at: number
  /** Where its number begins. */
  from: number
  number: number
  said: string
}

const keyed = /^\s*[(（]\s{0,3}([A-JＡ-ＪOXTFＯＸ○◯〇×✕✗✓✔√])\s{0,3}[)）]\s{0,3}(?=(\d{1,3})\s{0,3}[.、．])/u
const heading = /^\s*(?:[一二三四五六七八九十]{1,3}\s{0,2}[、.．]|[IVX]{1,4}\s?[.、．])/u
const source = /\s{0,3}[(（]\s{0,2}([Pp]\.?\s{0,2}\d[^()（）]{0,30})[)）]\s*$/u
const right = /^[OＯ○◯〇T✓✔√]$/u
const wrong = /^[XＸ×✕✗F]$/u
const fewest = 3

/**
 * '(B) 1. …', '(X) 2. …': how papers of Chinese schools are handed out with their keys. Believed of a run that counts
 * from one and chooses now this and now that; letters that only count on name lines, and no keys.
 */
export function withKeysBehindNumbers(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const keys = runsOf(texts).flatMap(saidBy)
  if (keys.length === 0) return blocks
  const begins = new Map(keys.map((key) => [key.at, key]))
  let open: Keyed | undefined
  const result: WordBlock[] = []
  function close(): void {
    const last = result.at(-1)
    const found = open && last?.kind === 'line' ? source.exec(plainLine(last.line)) : null
    if (found && last?.kind === 'line') last.line = trimLine(cutLine(last.line, 0, found.index))
    if (open) result.push({ kind: 'line', line: textLine(`Đáp án: ${open.said}`) })
    if (found) result.push({ kind: 'line', line: textLine(`Giải thích: ${found[1] ?? ''}`) })
    open = undefined
  }
  for (const [at, block] of blocks.entries()) {
    const key = begins.get(at)
    const text = texts[at] ?? ''
    if (key ?? (block.kind === 'table' || heading.test(text) || anyStart(text))) close()
    if (key) open = key
    if (block.kind === 'table') result.push(block)
    else if (text.trim() !== '' || !open)
      result.push({ ...block, line: key ? cutLine(block.line, key.from) : block.line })
  }
  close()
  return result
}

/** Those that count on from one. */
function runsOf(texts: readonly string[]): Keyed[][] {
  const runs: Keyed[][] = []
  for (const [at, text] of texts.entries()) {
    const found = keyed.exec(text)
    const number = Number(found?.[2])
    const run = runs.at(-1)
    if (!found) continue
    const own: Keyed = { at, from: found[0].length, number, said: (found[1] ?? '').normalize('NFKC') }
    if (run && number === run.length + 1) run.push(own)
    else if (number === 1) runs.push([own])
    // What is miscounted may be anything.
    else return []
  }
  return runs
}

function saidBy(run: readonly Keyed[]): Keyed[] {
  const said = new Set(run.map((key) => key.said))
  if (run.length < fewest || said.size < 2) return []
  if (run.every((key) => right.test(key.said) || wrong.test(key.said)))
    return run.map((key) => ({ ...key, said: right.test(key.said) ? 'Đúng' : 'Sai' }))
  const isCounting = run.every((key, at) => key.said.codePointAt(0) === 65 + at)
  return !isCounting && run.every((key) => /^[A-J]$/u.test(key.said)) ? [...run] : []
}
