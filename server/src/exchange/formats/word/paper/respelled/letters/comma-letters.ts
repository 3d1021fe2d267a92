import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

/** 'a, b, c là …' speaks of letters. */
const first =
  /^\s*(?:([a-h])\s?,\s*(?=\S)(?!\p{L}\s?[,=+<>;]|\p{Ll}(?:\s|\.?\s*$))|([A-D])\s?,\s*(?=\S)(?!\p{L}\s?(?:[,=+<>;.&]|và\s|$)))/u
/** 'a, 46 + 38     b, 92 – 57', 'a, Đ ; b, S', 'a, D   b) C   c, A' */
const beside = /(?<=\t|\s{2}|[;.]\s?)([b-h])\s?[,)]\s*(?=\S)/gu

/** 'a, Tính …' above 'b, Tìm …': 'a)' and 'b)'. */
export function withCommasMended(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
  const seen = new Set(lines.flatMap((line) => signsIn(line).map(({ letter }) => letter)))
  const isSmall = seen.has('a') && seen.has('b')
  const isLarge = ['A', 'B', 'C'].every((letter) => seen.has(letter))
  if (!isSmall && !isLarge) return blocks
  return blocks.map((block) =>
    block.kind === 'line'
      ? { ...block, line: mended(block.line) }
      : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(mended))) },
  )
}

interface Sign {
  letter: string
  from: number
  to: number
}

/** At the beginning of a line or behind the name of its question, and those that follow it in the same line. */
function signsIn(line: Line): Sign[] {
  const text = plainLine(line)
  const at = questionStart(text, 'named')?.at ?? 0
  const [sign = '', small, large = ''] = first.exec(text.slice(at)) ?? []
  const letter = small ?? large
  if (sign === '') return []
  const found: Sign[] = [{ letter, from: at, to: at + sign.length }]
  for (const { index, 0: own, 1: next = '' } of text.matchAll(beside))
    if (isNext(found.at(-1)?.letter ?? '', next, text.slice(found.at(-1)?.to, index)))
      found.push({ letter: next, from: index, to: index + own.length })
  return found
}

/** 'd, … e) … g, …': with what others mark between them, and without the letter that schools leave out. */
function isNext(last: string, next: string, between: string): boolean {
  const skipped = 'abcdefgh'.slice('abcdefgh'.indexOf(last) + 1, 'abcdefgh'.indexOf(next))
  return (
    last < next &&
    skipped
      .split('')
      .every((letter) => letter === 'f' || new RegExp(String.raw`(?:^|\s)${letter}\s?[.)]`, 'u').test(between))
  )
}

function mended(line: Line): Line {
  const signs = signsIn(line)
  if (signs.length === 0) return line
  return signs.reduce<Line>(
    (result, { letter, to }, at) => [...result, ...textLine(`${letter}) `), ...cutLine(line, to, signs[at + 1]?.from)],
    cutLine(line, 0, signs[0]?.from),
  )
}
