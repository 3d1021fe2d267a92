/** What a page draws, one step after the other. */
interface Steps {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

/** The numbers of the steps that matter here. */
export interface StepNames {
  save: number
  restore: number
  setFillRGBColor: number
  showText: number
}

interface Drawn {
  sign: string
  color: string
  /** In parts of the font's size, and how much is empty before it. */
  width: number
  lead: number
}

/** How a text is drawn: where each of its letters begins, from 0 to 1, and which color it has. */
export interface DrawnText {
  starts: Float32Array
  colors: { at: number; color: string | undefined }[]
}

const furthest = 40
/** Where many were passed over a long text is looked for further on; a short one may be any. */
const furthestLost = 400
const fewestOfLong = 4

/**
 * A page says in one list how it draws, and in another what stands where, both in the order in which it is drawn. Where
 * the two do not say the same letters nobody knows what looks how.
 */
export function drawnTexts(texts: readonly string[], steps: Steps, names: StepNames): (DrawnText | undefined)[] {
  const drawn = drawnIn(steps, names)
  let at = 0
  let lost = 0
  return texts.map((text) => {
    const signs = signsOf(text)
    const room = furthest + (signs.length < fewestOfLong ? 0 : Math.min(lost * 2, furthestLost))
    const from = signs.length === 0 ? -1 : placeOf(signs, drawn, at, at + room)
    if (from === -1) {
      lost += signs.length
      return undefined
    }
    at = from + signs.length
    lost = 0
    return drawnText(text, drawn.slice(from, at))
  })
}

function placeOf(signs: readonly string[], drawn: readonly Drawn[], start: number, end: number): number {
  const last = Math.min(end, drawn.length - signs.length + 1)
  for (let from = start; from < last; from += 1)
    if (signs.every((sign, place) => drawn[from + place]?.sign === sign)) return from
  return -1
}

function drawnText(text: string, own: readonly Drawn[]): DrawnText {
  const starts = new Float32Array(text.length + 1)
  const colors: DrawnText['colors'] = []
  let end = 0
  let next = 0
  let at = 0
  for (const letter of text) {
    const signs = own.slice(next, next + signsOf(letter).length)
    const [first] = signs
    if (first) {
      if (next > 0) end += Math.max(0, first.lead)
      const color = isUsual(first.color) ? undefined : first.color
      if (colors.length === 0) colors.push({ at: 0, color })
      else if (colors.at(-1)?.color !== color) colors.push({ at, color })
    }
    starts.fill(end, at, at + letter.length)
    end += signs.reduce((sum, { width }) => sum + width, 0)
    next += signs.length
    at += letter.length
  }
  starts[text.length] = end
  return { starts: starts.map((start) => (end > 0 ? start / end : 0)), colors }
}

function drawnIn({ fnArray, argsArray }: Steps, names: StepNames): Drawn[] {
  const drawn: Drawn[] = []
  const kept: string[] = []
  let color = '#000000'
  for (const [place, step] of fnArray.entries()) {
    const [first] = Array.isArray(argsArray[place]) ? (argsArray[place] as readonly unknown[]) : []
    if (step === names.save) kept.push(color)
    else if (step === names.restore) color = kept.pop() ?? color
    else if (step === names.setFillRGBColor) color = String(first)
    else if (step === names.showText && Array.isArray(first)) addShown(drawn, first, color)
  }
  return drawn
}

function addShown(drawn: Drawn[], glyphs: readonly unknown[], color: string): void {
  let lead = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      lead -= glyph
      continue
    }
    const [first, ...others] = signsOf(letterOf(glyph))
    const width = widthOf(glyph)
    if (first === undefined) {
      lead += width
      continue
    }
    drawn.push({ sign: first, color, width, lead })
    for (const sign of others) drawn.push({ sign, color, width: 0, lead: 0 })
    lead = 0
  }
}

function widthOf(glyph: unknown): number {
  const width = typeof glyph === 'object' && glyph !== null && 'width' in glyph ? Number(glyph.width) : 0
  return Number.isFinite(width) ? width : 0
}

function letterOf(glyph: unknown): string {
  return typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : ''
}

/** However their marks are put together. */
function signsOf(text: string): string[] {
  return Array.from(text.normalize('NFKD')).filter((sign) => sign.trim() !== '')
}

const darkest = 64

/** Nearly black, or white on something dark. */
function isUsual(color: string): boolean {
  const parts = /^#(..)(..)(..)/u
    .exec(color)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16))
  if (!parts) return true
  return parts.every((part) => part <= darkest) || parts.every((part) => part >= 255 - darkest)
}
