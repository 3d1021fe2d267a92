import { z } from 'zod'
import { UnreadableFile } from '../item.ts'
import { keyHeading } from '../paper/words.ts'
import { type ShownPaper, markedText, plainText } from './shown-paper.ts'

/** A part of a paper with what is needed to understand it. */
export const Portion = z.object({
  /** What stands before it, where a text that is asked about may have begun. */
  before: z.string(),
  part: z.string(),
  /** The end of the paper, where lists of keys stand. */
  end: z.string(),
})
export type Portion = z.output<typeof Portion>

/** What an answer to it has room for in the models that are offered. */
const longestPart = 10_000
export const mostPortions = 10
const longestBefore = 1500
const longestEnd = 3000
/** A list of keys that begins so far from the end is sent whole. */
const farthestList = 6000
const fewestLetters = 20

/**
 * Cut where a question begins or a line is empty. Nothing is asked about twice: each portion sees a little of what
 * stands before it and the end of the paper, and is told to copy from neither. A key that stands in neither is one that
 * the question lacks, which keeps it out.
 */
export function portionsOf(paper: ShownPaper): Portion[] {
  const plain = paper.lines.map(plainText)
  const letters = plain.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters < fewestLetters) throw new UnreadableFile(paper.pictures.length > 0 ? 'onlyPictures' : 'noQuestions')
  const lines = withoutRoom(paper.lines.map(markedText))
  if (lines.join('\n').length > longestPart * mostPortions) throw new UnreadableFile('aiLong')
  const parts = partsOf(lines, longestPart)
  const end = endOf(lines)
  return parts.map((part, at) => ({
    before: tailOf(parts[at - 1] ?? '', longestBefore),
    part,
    end: at === parts.length - 1 ? '' : end,
  }))
}

/** For a model that could not answer to all of it; null when it cannot be cut any more. */
export function halvesOf({ before, part, end }: Portion): [Portion, Portion] | null {
  const [first, ...others] = partsOf(part.split('\n'), Math.ceil(part.length / 2) + 1)
  const rest = others.join('\n')
  if (first === undefined || rest === '') return null
  return [
    { before, part: first, end: end === '' ? tailOf(rest, longestEnd) : end },
    { before: tailOf(first, longestBefore), part: rest, end },
  ]
}

function withoutRoom(lines: readonly string[]): string[] {
  return lines.filter((line, at) => line.trim() !== '' || (lines[at - 1] ?? '').trim() !== '')
}

const beginning = /^[\s⦃⟪⟦]*(?:(?:câu|bài|question|q)[\s⦄⟫⟧]*)?\d{1,4}[⦄⟫⟧]*\s?[.:)/]/iu

function partsOf(given: readonly string[], longest: number): string[] {
  // A paper may be one paragraph.
  const lines = given.flatMap((line) => line.match(new RegExp(`.{1,${longest}}`, 'gsu')) ?? [''])
  const parts: string[] = []
  let from = 0
  while (from < lines.length) {
    const to = endFrom(lines, from, longest)
    parts.push(lines.slice(from, to).join('\n'))
    from = to
  }
  return parts.filter((part) => part.trim() !== '')
}

/** As far as it goes, and back to a good place in its second half. */
function endFrom(lines: readonly string[], from: number, longest: number): number {
  let length = 0
  let good = -1
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const isGood = beginning.test(line) || (lines[at - 1] ?? '').trim() === ''
    if (at > from && isGood && length * 2 > longest) good = at
    length += line.length + 1
    if (length > longest && at > from) return good === -1 ? at : good
  }
  return lines.length
}

function endOf(lines: readonly string[]): string {
  let length = 0
  let from = lines.length
  let list = lines.length
  for (let at = lines.length - 1; at >= 0 && length <= farthestList; at -= 1) {
    const line = lines[at] ?? ''
    length += line.length + 1
    if (length <= longestEnd) from = at
    if (length <= farthestList && keyHeading.test(line.replaceAll(/[⦃⦄⟪⟫⟦⟧]/gu, '').trim())) list = at
  }
  return lines.slice(Math.min(from, list)).join('\n')
}

function tailOf(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(-longest)
  return cut.slice(cut.indexOf('\n') + 1)
}
