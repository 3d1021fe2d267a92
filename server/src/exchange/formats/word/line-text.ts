import type { MarkTag } from '@lms/contracts/rich-text-markup.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { formulaElement } from '../formulas-in-text.ts'
import type { Line } from './word-file.ts'
import type { Look } from './word-looks.ts'

/** Formulas and pictures count as one sign, so that places in the text are places in the line. */
const object = '\uFFFC'

export function plainLine(line: Line): string {
  const only = line.length === 1 ? line[0] : undefined
  if (only?.kind === 'text') return only.text
  return line.map((piece) => (piece.kind === 'text' ? piece.text : object)).join('')
}

export function isEmptyLine(line: Line): boolean {
  return plainLine(line).trim() === ''
}

export function textLine(text: string): Line {
  return [{ kind: 'text', text, look: {} }]
}

/** For a question of which it may be no part. */
export function doubtedLine(line: Line): Line {
  return line.map((piece) => (piece.kind === 'text' ? { ...piece, look: { ...piece.look, doubted: true } } : piece))
}

export function isDoubted(line: Line): boolean {
  return line.some((piece) => piece.kind === 'text' && piece.look.doubted === true)
}

/** The part of a line from one place to another. */
export function cutLine(line: Line, start: number, end = Number.POSITIVE_INFINITY): Line {
  const result: Line = []
  let at = 0
  for (const piece of line) {
    const length = piece.kind === 'text' ? piece.text.length : 1
    const from = Math.max(start - at, 0)
    const to = Math.min(end - at, length)
    if (from < to) result.push(piece.kind === 'text' ? { ...piece, text: piece.text.slice(from, to) } : piece)
    at += length
  }
  return result
}

export function trimLine(line: Line): Line {
  const text = plainLine(line)
  return cutLine(line, text.length - text.trimStart().length, text.trimEnd().length)
}

/** Cells of a row that was copied as text: however many tabs stand between two of them. */
export function tabCells(line: Line): Line[] {
  const tabs = [...plainLine(line).matchAll(/\t+/gu)]
  return [0, ...tabs.map(({ index, 0: own }) => index + own.length)].map((from, at) =>
    trimLine(cutLine(line, from, tabs[at]?.index)),
  )
}

/** The rings that hang on a line. */
export function ringsIn(line: Line): NonNullable<Look['ring']>[] {
  return line.flatMap((piece) => (piece.kind === 'text' && piece.look.ring !== undefined ? [piece.look.ring] : []))
}

export const features = ['highlight', 'color', 'underline', 'bold'] as const
export type Feature = (typeof features)[number]

/** Does all of the text look like this? A formula has no look of its own, and what ends a sentence may be plain. */
export function looksAll(line: Line, feature: Feature): boolean {
  const texts = line.filter((piece) => piece.kind === 'text')
  const said = texts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const shown = said.length > 0 ? said : texts.filter(({ text }) => text.trim() !== '')
  return shown.length > 0 && shown.every(({ look }) => look[feature] !== undefined)
}

export function looksSome(line: Line, feature: Feature): boolean {
  return line.some(
    (piece) => piece.kind === 'text' && piece.look[feature] !== undefined && /[\p{L}\p{N}]/u.test(piece.text),
  )
}

/** Of the letters of a text those in one look: how many of all, and whether anything stands between them. */
export function partWith(line: Line, feature: Feature): { share: number; isOne: boolean } {
  const letters = line.flatMap((piece) =>
    piece.kind === 'text'
      ? Array.from(piece.text.match(/[\p{L}\p{N}]/gu) ?? [], () => piece.look[feature] !== undefined)
      : [],
  )
  const marked = letters.filter(Boolean).length
  const isOne = letters.lastIndexOf(true) - letters.indexOf(true) + 1 === marked
  return { share: letters.length === 0 ? 0 : marked / letters.length, isOne }
}

export function withoutFeature(line: Line, feature: Feature): Line {
  return line.map((piece) => {
    if (piece.kind !== 'text') return piece
    const { [feature]: _, ...look } = piece.look
    return { ...piece, look }
  })
}

const marks = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['code', 'code'],
] as const satisfies readonly (readonly [keyof Look, MarkTag])[]

export function lineHtml(line: Line, pictureName: (part: string) => string): string {
  return joined(line)
    .map((piece) => {
      if (piece.kind === 'formula') return formulaElement(piece.latex)
      if (piece.kind === 'picture') {
        const alt = escapeText(piece.alt).replaceAll('"', '&quot;')
        return `<img src="picture:${encodeURIComponent(pictureName(piece.part))}"${alt === '' ? '' : ` alt="${alt}"`}>`
      }
      return piece.kind === 'lost' ? '' : textHtml(piece.text, piece.look)
    })
    .join('')
}

/** Word cuts text into pieces wherever somebody paused: those that look alike are one. */
function joined(line: Line): Line {
  const result: Line = []
  for (const piece of line) {
    const before = result.at(-1)
    if (piece.kind === 'text' && before?.kind === 'text' && tagsOf(before.look) === tagsOf(piece.look))
      result[result.length - 1] = { ...before, text: before.text + piece.text }
    else result.push(piece)
  }
  return result
}

const tagsOf = (look: Look): string => `${marks.map(([name]) => (look[name] ? 1 : 0)).join('')}${look.position ?? ''}`

function textHtml(text: string, look: Look): string {
  let html = escapeText(text.replaceAll('\t', ' '))
  if (html === '') return ''
  if (look.position !== undefined) html = `<${look.position}>${html}</${look.position}>`
  for (const [name, tag] of marks.toReversed()) if (look[name]) html = `<${tag}>${html}</${tag}>`
  return html
}
