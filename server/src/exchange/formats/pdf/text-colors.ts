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
}

const furthest = 40

/**
 * A page says in one list which colors it draws with, and in another what stands where, both in the order in which it is
 * drawn. Where the two do not say the same letters nobody knows what has which color.
 */
export function colorsOf(texts: readonly string[], steps: Steps, names: StepNames): (string | undefined)[] {
  const drawn = drawnIn(steps, names)
  let at = 0
  return texts.map((text) => {
    const signs = signsOf(text)
    const near = drawn.slice(at, at + furthest).findIndex(({ sign }) => sign === signs[0])
    const from = at + near
    const own = near === -1 ? [] : drawn.slice(from, from + signs.length)
    if (signs.length === 0 || own.map(({ sign }) => sign).join('') !== signs.join('')) return undefined
    at = from + signs.length
    const [color, ...others] = new Set(own.map((one) => one.color))
    return others.length === 0 && color !== undefined && !isUsual(color) ? color : undefined
  })
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
    else if (step === names.showText && Array.isArray(first))
      for (const sign of signsOf(first.map(letterOf).join(''))) drawn.push({ sign, color })
  }
  return drawn
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
