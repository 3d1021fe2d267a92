import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { isGuideTitle } from '../../../signs/guide-signs.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

interface Heading {
  at: number
  sign: string
  from: number
  style: 'roman' | 'upper' | 'number'
  title: string
}

const heading = /^(\s{0,9})([IVX]{1,4}|[A-H]|\d{1,2})\s?[.)/:]\s*(\p{L}[\p{L}\s]{2,60}?)\s*(?:$|[:(–“"])/u
const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const fewest = 2

/**
 * 'C. ĐỌC' and 'D. VIẾT' in the guide of a paper with 'A. ĐỌC' and 'B. VIẾT': the program went on counting. Only where
 * each heading of the guide counts behind all of the paper are these called as the paper calls them.
 */
export function withHeadingsFromOne(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const head = texts.findIndex((text) => isGuideTitle(text) || labelOf(text)?.kind === 'key')
  if (head === -1) return blocks
  const all = texts.flatMap((text, at) => headingIn(text, at))
  const asked = Map.groupBy(
    all.filter(({ at }) => at < head),
    nameOf,
  )
  const again = all.filter((own) => own.at > head && asked.get(nameOf(own))?.length === 1)
  const meant = new Map(again.map((own) => [own.at, { ...own, as: asked.get(nameOf(own))?.[0]?.sign ?? '' }]))
  const isBehind = [...meant.values()].every(({ style, sign }) =>
    [...meant.values()].every((other) => other.style !== style || ordinalOf(sign) > ordinalOf(other.as)),
  )
  if (meant.size < fewest || !isBehind) return blocks
  return blocks.map((block, at) => {
    const own = meant.get(at)
    return own && block.kind === 'line' ? { ...block, line: called(block.line, own) } : block
  })
}

function headingIn(text: string, at: number): Heading[] {
  const [, before = '', sign = '', said = ''] = heading.exec(text) ?? []
  const style = /\d/u.test(sign) ? 'number' : numerals.includes(sign) ? 'roman' : 'upper'
  const title = said.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
  return sign === '' ? [] : [{ at, sign, from: before.length, style, title }]
}

function nameOf({ style, title }: Heading): string {
  return `${style} ${title}`
}

function ordinalOf(sign: string): number {
  if (/\d/u.test(sign)) return Number(sign)
  return numerals.includes(sign) ? numerals.indexOf(sign) : 'ABCDEFGH'.indexOf(sign) + 1
}

function called(line: Line, { from, sign, as }: Heading & { as: string }): Line {
  return [...cutLine(line, 0, from), ...textLine(as), ...cutLine(line, from + sign.length)]
}
