import { cutLine, plainLine } from '../line-text.ts'
import type { Line, WordBlock } from '../word-file.ts'

/** 'a, …' and 'A - …' begin options where a whole file is written so; elsewhere they are part of a sentence. */
const spellings = [
  { start: /^\s*([a-j])\s*(,)\s/u, inside: /(?<=\t|\s{2})[a-j]\s*(,)\s/gu },
  { start: /^\s*([A-J])\s*([-–—])\s/u, inside: /(?<=\t|\s{2}|[.;]\s)[A-J]\s*([-–—])\s/gu },
] as const
const oftenEnough = 3

/** The same text with the point that readers expect behind the letters of options. */
export function withUsualLabels(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  const used = spellings.filter(({ start }) => {
    const found = texts.flatMap((text) => start.exec(text)?.[1]?.toUpperCase() ?? [])
    const times = (letter: string): number => found.filter((one) => one === letter).length
    return times('A') >= oftenEnough && times('B') * 2 >= times('A')
  })
  if (used.length === 0) return blocks
  return blocks.map((block) =>
    block.kind === 'line'
      ? { ...block, line: used.reduce((line, spelling) => respelled(line, spelling), block.line) }
      : block,
  )
}

function respelled(line: Line, { start, inside }: (typeof spellings)[number]): Line {
  const text = plainLine(line)
  const first = start.exec(text)
  if (!first) return line
  const places = [first, ...text.matchAll(inside)].map((found) => found.index + found[0].search(/[,\-–—]/u))
  return places.reduce((own, at) => withPoint(own, at), line)
}

function withPoint(line: Line, at: number): Line {
  const [sign] = cutLine(line, at, at + 1)
  return sign?.kind === 'text' ? [...cutLine(line, 0, at), { ...sign, text: '.' }, ...cutLine(line, at + 1)] : line
}
