import { UnreadableFile } from '../../item.ts'
import { isPaperColor } from '../../word/word-looks.ts'
import type { PlacedText } from '../rows/placed-text.ts'
import type { Bar, Steps } from '../page-rules.ts'
import { stripsOf } from '../page-strips.ts'
import { partsOf } from '../underlines.ts'

/** What a reader put on a text with the pens of a program: it lies above the page and is no part of what it draws. */
export interface PenMark extends Bar {
  as: Pick<PlacedText, 'isHighlighted' | 'highlight' | 'isUnderlined' | 'isStruck'>
}

export interface PenMarks {
  marks: PenMark[]
  /** By which the steps that draw them are known. */
  ids: Set<string>
}

const mostMarks = 20_000
/** Nobody sees what is hidden or is not to be viewed. */
const unseen = 2 | 32
const corners = 8

/** Notes and their windows say something about a text, and mark nothing. */
export function penMarksOf(annotations: readonly unknown[]): PenMarks {
  const found: PenMarks = { marks: [], ids: new Set() }
  for (const annotation of annotations) {
    if (typeof annotation !== 'object' || annotation === null) continue
    const { id, subtype, color, annotationFlags, quadPoints } = annotation as Readonly<Record<string, unknown>>
    const as = lookOf(subtype, colorIn(color))
    if (!as) continue
    found.ids.add(String(id))
    if ((Number(annotationFlags) & unseen) === 0)
      for (const bar of barsIn(quadPoints)) {
        found.marks.push({ ...bar, as })
        if (found.marks.length > mostMarks) throw new UnreadableFile('tooComplex')
      }
  }
  return found
}

function lookOf(subtype: unknown, color: string | null): PenMark['as'] | null {
  switch (subtype) {
    case 'Highlight':
      // White on white marks nothing.
      return color !== null && isPaperColor(color)
        ? {}
        : { isHighlighted: true, ...(color !== null && { highlight: color }) }
    case 'Underline':
    case 'Squiggly':
      return { isUnderlined: true }
    case 'StrikeOut':
      return { isStruck: true }
    default:
      return null
  }
}

function numbersIn(list: unknown): number[] {
  return typeof list === 'object' && list !== null ? Array.from(list as ArrayLike<unknown>, Number) : []
}

function colorIn(color: unknown): string | null {
  const parts = numbersIn(color)
  if (parts.length !== 3 || !parts.every((part) => part >= 0 && part <= 255)) return null
  return parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}

/** Each of four corners, in whichever order. */
function barsIn(quads: unknown): Bar[] {
  const numbers = numbersIn(quads)
  const bars: Bar[] = []
  for (let at = 0; at + corners <= numbers.length; at += corners) {
    const own = numbers.slice(at, at + corners)
    if (!own.every(Number.isFinite)) continue
    const [across, up] = [own.filter((_, place) => place % 2 === 0), own.filter((_, place) => place % 2 === 1)]
    bars.push({ from: Math.min(...across), to: Math.max(...across), bottom: Math.min(...up), top: Math.max(...up) })
  }
  return bars
}

/** Without the steps that draw them. */
export function withoutPens(
  { fnArray, argsArray }: Steps,
  ids: ReadonlySet<string>,
  names: { beginAnnotation: number; endAnnotation: number },
): Steps {
  if (ids.size === 0) return { fnArray, argsArray }
  const kept: { fnArray: number[]; argsArray: unknown[] } = { fnArray: [], argsArray: [] }
  let isPen = false
  for (const [place, step] of fnArray.entries()) {
    const args = argsArray[place]
    if (step === names.beginAnnotation) isPen = Array.isArray(args) && ids.has(String(args[0]))
    if (!isPen) {
      kept.fnArray.push(step)
      kept.argsArray.push(args)
    }
    if (step === names.endAnnotation) isPen = false
  }
  return kept
}

/** The letters below a mark look as it makes them look. */
export function withPenMarks(texts: readonly PlacedText[], marks: readonly PenMark[]): PlacedText[] {
  if (marks.length === 0) return [...texts]
  const page = stripsOf(texts)
  for (const mark of marks)
    for (const text of page.near((mark.bottom + mark.top) / 2).filter((one) => isBelow(one, mark))) {
      const parts = partsOf(text, mark, mark.as)
      if (parts.length === 0) continue
      page.remove(text)
      for (const part of parts) page.add(part)
    }
  return page.all()
}

/** Of the height of small letters: less is a mark on the line above or below. */
const mostly = 0.6
const small = 0.5
/** In sizes of the text: whatever is higher was drawn around a place, not on a line. */
const highest = 2.5

function isBelow({ x, y, width, size, latex }: PlacedText, { from, to, bottom, top }: PenMark): boolean {
  const covered = Math.min(top, y + size * small) - Math.max(bottom, y)
  const isBeside = x + width <= from || x >= to
  return latex === undefined && !isBeside && covered >= size * small * mostly && top - bottom < size * highest
}
