import { cutLine, plainLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

interface Headed {
  at: number
  from: number
  tail: string
}

const headed = /^(\s*\p{L}[\p{L}\p{M}]{1,15}\s\d{1,3})\s?[-–—|•·]\s?(\p{L}[^?？:]{1,60})$/u
/** What is asked below says so itself: 'Giải phương trình' behind a dash is what is to be done. */
const asks = /[?？]|_{3}|…|\.{4}|[:：]\s*$/u
const mostAsked = 4
const fewest = 4

/**
 * 'Questão 1 — no estilo ENEM' alone above what is asked: what nearly all heads of a file say so, in few words that come
 * again, tells where a question is from and is no part of it.
 */
export function withoutHeadingTails(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const filled = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]))
  const next = new Map(
    filled.map((at, place) => [at, filled.slice(place + 1, place + 1 + mostAsked).map((below) => texts[below] ?? '')]),
  )
  const found = filled.flatMap((at): Headed[] => {
    const [, head = '', tail = ''] = headed.exec(texts[at] ?? '') ?? []
    // Right above its options it is what is asked.
    return head !== '' && isAsked(next.get(at) ?? [])
      ? [{ at, from: head.length, tail: tail.trim().toLowerCase() }]
      : []
  })
  const starts = filled.filter((at) => /^\s*\p{L}[\p{L}\p{M}]{1,15}\s\d{1,3}(?!\d)/u.test(texts[at] ?? '')).length
  if (found.length < fewest || found.length * 10 < starts * 9 || !areAlike(found)) return blocks
  const ends = new Map(found.map(({ at, from }) => [at, from]))
  return blocks.map((block, at) => {
    const to = ends.get(at)
    return block.kind === 'table' || to === undefined ? block : { ...block, line: cutLine(block.line, 0, to) }
  })
}

function isAsked(below: readonly string[]): boolean {
  const end = below.findIndex((text) => optionStarts(text, 0).length > 0 || anyStart(text) !== null)
  return below.slice(0, end === -1 ? undefined : end).some((text) => asks.test(text))
}

/** The same first word in all, or hardly more tails than half of the heads. */
function areAlike(found: readonly Headed[]): boolean {
  const firsts = new Set(found.map(({ tail }) => tail.split(/\s/u, 2).join(' ')))
  const tails = new Set(found.map(({ tail }) => tail))
  return firsts.size === 1 || tails.size * 2 <= found.length
}
