import { UnreadableFile } from '../item.ts'
import { type Look, withFont } from '../word/word-looks.ts'
import type { ByteView } from '../compound/byte-view.ts'
import { changedLetters } from './doc-looks.ts'
import { type ParagraphForm, paragraphForm } from './doc-paragraphs.ts'

interface Style {
  base: number
  paragraph: ByteView | null
  letters: ByteView | null
}

export interface DocStyles {
  lookOf(style: number): Look
  formOf(style: number): ParagraphForm
  changedByStyle(before: Look, style: number): Look
}

const deepest = 20
const mostStyles = 0x0fff
/** Of letters or of paragraphs, in bytes. */
export const longestOfStyle = 2048

export function docStylesOf(part: ByteView, fonts: readonly string[], data: ByteView): DocStyles {
  const { styles, usualFont } = sheetOf(part)
  const looks = new Map<number, Look>()
  const forms = new Map<number, ParagraphForm>()
  const sources = { fonts, changedByStyle: (before: Look): Look => before }

  /** The style itself last. */
  function linksOf(style: number): Style[] {
    const links: Style[] = []
    for (let at = style; links.length < deepest;) {
      const link = styles.get(at)
      if (!link) break
      links.unshift(link)
      at = link.base
    }
    return links
  }

  function applied(before: Look, style: number): Look {
    return linksOf(style).reduce(
      (look, { letters }) => (letters ? changedLetters({ look }, [letters], sources).look : look),
      before,
    )
  }

  return {
    lookOf(style) {
      const known = looks.get(style) ?? applied(withFont({}, fonts[usualFont] ?? ''), style)
      looks.set(style, known)
      return known
    },
    formOf(style) {
      const plain: ParagraphForm = { style, depth: 0, list: 0, level: 0 }
      const known =
        forms.get(style) ??
        linksOf(style).reduce(
          (form, { paragraph }) => (paragraph ? paragraphForm(form, [paragraph], data) : form),
          plain,
        )
      forms.set(style, known)
      return known
    },
    changedByStyle: applied,
  }
}

const kinds = { paragraph: 1, letters: 2 } as const

function sheetOf(part: ByteView): { styles: ReadonlyMap<number, Style>; usualFont: number } {
  const styles = new Map<number, Style>()
  if (part.length < 20) return { styles, usualFont: -1 }
  const headLength = part.u16(0)
  const count = Math.min(part.u16(2), mostStyles)
  const baseLength = part.u16(4)
  let at = 2 + headLength
  for (let index = 0; index < count && at + 2 <= part.length; index += 1) {
    const length = part.u16(at)
    if (length > 0) styles.set(index, styleIn(part.part(at + 2, length), baseLength))
    at += 2 + length + (length % 2)
  }
  return { styles, usualFont: headLength >= 14 ? part.u16(14) : -1 }
}

function styleIn(style: ByteView, baseLength: number): Style {
  const kind = style.u16(2) & 15
  const base = style.u16(2) >> 4
  const parts: ByteView[] = []
  const count = style.u16(4) & 15
  let at = baseLength + 2 + style.u16(baseLength) * 2 + 2
  for (let index = 0; index < count && at + 2 <= style.length; index += 1) {
    const length = style.u16(at)
    if (length > longestOfStyle) throw new UnreadableFile('tooComplex')
    parts.push(style.part(at + 2, length))
    at += 2 + length + (length % 2)
  }
  const [first = null, second = null] = parts
  if (kind === kinds.letters) return { base, paragraph: null, letters: first }
  if (kind !== kinds.paragraph) return { base, paragraph: null, letters: null }
  // Its own number stands before what it says of paragraphs.
  const paragraph = first && first.length > 2 ? first.part(2, first.length - 2) : null
  return { base, paragraph, letters: second }
}
