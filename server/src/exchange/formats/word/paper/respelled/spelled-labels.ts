import { cutLine, plainLine, textLine, trimLine } from '../../line-text.ts'
import { labelOf } from '../../signs/line-signs.ts'
import { letterBefore } from '../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { withoutEdges } from './question-edges.ts'

/** 'a, …', 'A - …' and 'a/ …' begin options where a whole file is written so; elsewhere they are part of a sentence. */
const spellings = [
  { start: /^\s*([a-j])\s*(,)\s/u, inside: /(?<=\t|\s{2})[a-j]\s*(,)\s/gu },
  { start: /^\s*([A-J])\s*([-–—])\s/u, inside: /(?<=\t|\s{2}|[.;]\s)[A-J]\s*([-–—])\s/gu },
  { start: /^\s*([a-j])\s?(\/)(?=\s?[^\s/])/u, inside: /(?<=\t|\s{2})[a-j]\s?(\/)(?=\s?[^\s/])/gu, isOfTasks: true },
] as const
const oftenEnough = 3

/** '**Answer:** B' with the signs of a chat, in a file that does not read them. */
function withoutStars(line: Line): Line {
  const found = /^(\s*)\*\*([^*]{1,40}[:：])\*\*/u.exec(plainLine(line))
  const [, before = '', label = ''] = found ?? []
  if (!found || labelOf(label) === null) return line
  const from = before.length + 2
  return [...cutLine(line, from, from + label.length), ...cutLine(line, found[0].length)]
}

const label = String.raw`(?=[*([]?([A-Ja-j])\s?[.)\]]\s*\S)`
const pointed = new RegExp(String.raw`^\s*(?:[•●▪◦‣·○➢❖►■◆]|o(?=\s))\s*${label}`, 'u')
const dashed = new RegExp(String.raw`^\s*[-–]\s*${label}`, 'u')

/** '• A) …': a point before letters adds nothing to them; a dash may stand before what is said of each option as well. */
function withoutPoints(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  const count = texts.filter((text) => dashed.exec(text)?.[1]?.toUpperCase() === 'A').length
  const areOptions = count > texts.filter((text) => isUsualFirst(text)).length
  const signOf = (text: string): string => (pointed.exec(text) ?? (areOptions ? dashed.exec(text) : null))?.[0] ?? ''
  return blocks.map((block) =>
    block.kind === 'line' ? { ...block, line: cutLine(block.line, signOf(plainLine(block.line)).length) } : block,
  )
}

const fieldName = /^\s*(?:option|choice)[\s_]?([a-j])\s*[:：=]\s*(?=\S)/iu
/** A line that happens to begin with 'A.' says little among so many. */
const fieldsForOne = 40
const isUsualFirst = (text: string): boolean => letterBefore(text)?.letter.toUpperCase() === 'A'

/** 'Option_a: …' where nobody writes 'A.': what follows such a name in another paper may be said of an option. */
function withoutFieldNames(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  const named = new Set(texts.flatMap((text) => fieldName.exec(text)?.[1]?.toUpperCase() ?? []))
  if (!named.has('A') || !named.has('B')) return blocks
  const byName = texts.filter((text) => fieldName.test(text)).length
  if (texts.filter(isUsualFirst).length * fieldsForOne > byName) return blocks
  return withoutEdges(blocks.flatMap(partedAtNames)).map((block) =>
    block.kind === 'line' ? { ...block, line: withColon(renamed(block.line)) } : block,
  )
}

/** 'correct_option All of these' in such a file. */
function withColon(line: Line): Line {
  const found = /^\s*correct_(?:option|answer|choice)s?(?=\s+[^\s:：=])/iu.exec(plainLine(line))
  return found ? [...textLine('correct_option:'), ...cutLine(line, found[0].length)] : line
}

/** Its names, and the edges of its questions: no text holds them. */
const nameInside =
  /(?<=\S)\s*(?=(?:(?:option|choice)_[a-j]|correct_(?:option|answer|choice)s?)\s*[:：=]\s*\S|question\s?\d{1,4}\s?:\s?START\b)/giu
/** '20 V Option_d: 30 V': the end of a line was lost. */
function partedAtNames(block: WordBlock): WordBlock[] {
  if (block.kind === 'table') return [block]
  const places = [...plainLine(block.line).matchAll(nameInside)].map(({ index }) => index)
  return [0, ...places].map((from, at) => ({ ...block, line: trimLine(cutLine(block.line, from, places[at])) }))
}

function renamed(line: Line): Line {
  const found = fieldName.exec(plainLine(line))
  const [first] = line
  if (!found || first?.kind !== 'text') return line
  return [{ ...first, text: `${(found[1] ?? '').toUpperCase()}. ` }, ...cutLine(line, found[0].length)]
}

/** The same text with the letters, and the point behind them, that readers expect before options. */
export function withUsualLabels(typed: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = withoutFieldNames(withoutPoints(typed)).map((block) =>
    block.kind === 'line' ? { ...block, line: withoutStars(block.line) } : block,
  )
  const texts = blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  const used = spellings.filter((spelling) => {
    const { start } = spelling
    const found = texts.flatMap((text) => start.exec(text)?.[1]?.toUpperCase() ?? [])
    const times = (letter: string): number => found.filter((one) => one === letter).length
    // Two of them may be the parts of a task.
    const isOften = !('isOfTasks' in spelling) || times('C') * 2 >= times('A')
    return isOften && times('A') >= oftenEnough && times('B') * 2 >= times('A')
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
  const places = [first, ...text.matchAll(inside)].map((found) => found.index + found[0].search(/[,\-–—/]/u))
  return places.reduce((own, at) => withPoint(own, at), line)
}

function withPoint(line: Line, at: number): Line {
  const [sign] = cutLine(line, at, at + 1)
  return sign?.kind === 'text' ? [...cutLine(line, 0, at), { ...sign, text: '.' }, ...cutLine(line, at + 1)] : line
}
