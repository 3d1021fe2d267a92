import type { MarkTag } from '@lms/contracts/rich-text-markup.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import type { PaperStyle } from '../../quizzes/paper/docx/paper-styles.ts'
import { formulaElement } from '../formulas-in-text.ts'

/** What every text file becomes before anything is read in it: lines with their looks, tables, pictures, formulas. */

/** How a piece of text looks; the right answer is often told by nothing else. */
export interface Look {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  code?: true
  position?: 'sub' | 'sup'
  /** Not black, not the usual. */
  color?: string
  highlight?: string
  /** A printed paper of ours says it, not what is asked in it. */
  printed?: PaperStyle
}

export type Piece =
  | { kind: 'text'; text: string; look: Look }
  | { kind: 'formula'; latex: string; isBlock: boolean }
  | { kind: 'picture'; part: string; alt: string }
  /** Something that is there and cannot be read, such as a formula of an older program. */
  | { kind: 'lost' }

/** What stands between two ends of a line. */
export type Line = Piece[]
/** Rows of cells of lines. */
export type Table = Line[][][]
export type Block = { kind: 'line'; line: Line } | { kind: 'table'; rows: Table }

export interface PaperDocument {
  blocks: Block[]
  /** Null when the part is not there. */
  picture(part: string): Uint8Array | null
}

/** Keeps a text from being taken for a label; nobody sees it. */
export const guard = '\u2060'

/** Formulas and pictures count as one sign, so that places in the text are places in the line. */
const object = '\uFFFC'

export function plainLine(line: Line): string {
  const only = line.length === 1 ? line[0] : undefined
  if (only?.kind === 'text') return only.text
  return line.map((piece) => (piece.kind === 'text' ? piece.text : object)).join('')
}

export function textLine(text: string): Line {
  return [{ kind: 'text', text, look: {} }]
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

export const features = ['highlight', 'color', 'underline', 'bold'] as const
export type Feature = (typeof features)[number]

/** Does all of the text look like this? A formula has no look of its own, and what ends a sentence may be plain. */
export function looksAll(line: Line, feature: Feature): boolean {
  const texts = line.filter((piece) => piece.kind === 'text')
  const said = texts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const shown = said.length > 0 ? said : texts.filter(({ text }) => text.trim() !== '')
  return shown.length > 0 && shown.every(({ look }) => look[feature] !== undefined)
}

/** What is right looks otherwise: whoever answers must not see it. */
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
