import { type Pile, type Slot, type Template, UnreadableEquation } from './mtef.ts'
import { fenceLatex, limitsOf, operatorLatex, underAndOver } from './sign-latex.ts'

export type SlotLatex = (slot: Slot | Pile) => string

interface Drawn {
  latex: string
  /** Ends in what stands behind its sign, as the integrand behind the sign of an integral. */
  isOpen: boolean
}

const [lowerScript, upperScript, bothScripts] = [27, 28, 29]
const lastFence = 9

export function scriptsOf(
  { selector, variation, slots }: Template,
  latexOf: SlotLatex,
): { lower: string | null; upper: string | null; isBefore: boolean } | null {
  if (selector < lowerScript || selector > bothScripts) return null
  const [lower, upper, ...others] = slots.map((slot) => (isAbsent(slot) ? null : latexOf(slot)))
  const hasLower = selector !== upperScript
  const hasUpper = selector !== lowerScript
  const isOdd = others.length > 0 || (lower != null && !hasLower) || (upper != null && !hasUpper)
  if (isOdd) throw new UnreadableEquation()
  return {
    lower: hasLower ? (lower ?? '') : null,
    upper: hasUpper ? (upper ?? '') : null,
    isBefore: (variation & 1) !== 0,
  }
}

export function templateLatex(template: Template, latexOf: SlotLatex): Drawn {
  const { selector, variation, slots } = template
  if (selector <= lastFence) return { latex: fenceLatex(template, latexOf), isOpen: false }
  const closed = (latex: string): Drawn => ({ latex, isOpen: false })
  /** As many as there may be; others are nothing that is known here. */
  const parts = (most: number): string[] => {
    if (slots.slice(most).some((slot) => !isAbsent(slot))) throw new UnreadableEquation()
    return Array.from({ length: most }, (_, at) => {
      const slot = slots[at]
      return slot ? latexOf(slot) : ''
    })
  }
  switch (selector) {
    case 10: {
      const [inner = '', degree = ''] = parts(2)
      if (variation > 1 || (variation === 0 && degree !== '')) throw new UnreadableEquation()
      const isBracketed = degree.includes(']') || degree.includes('[')
      return closed(variation === 0 ? `\\sqrt{${inner}}` : `\\sqrt[${isBracketed ? `{${degree}}` : degree}]{${inner}}`)
    }
    case 11: {
      const [above = '', below = ''] = parts(2)
      return closed(`\\frac{${above}}{${below}}`)
    }
    case 12:
    case 13: {
      const command = selector === 12 ? 'underline' : 'overline'
      const [inner = ''] = parts(1)
      return closed(variation === 0 ? `\\${command}{${inner}}` : `\\${command}{\\${command}{${inner}}}`)
    }
    case 14:
      return closed(arrowLatex(variation, parts(2), slots))
    case 15:
    case 16:
    case 17:
    case 18:
    case 19:
    case 20:
    case 21:
    case 22:
      return operatorLatex(selector, variation, slots, latexOf)
    case 23: {
      const [main = ''] = slots.slice(0, 1).map(latexOf)
      return { latex: underAndOver(main, limitsOf(variation, slots, latexOf)), isOpen: false }
    }
    case 24:
    case 25: {
      const [main = '', small = ''] = parts(2)
      const kind = selector === 24 ? 'brace' : 'bracket'
      const isBelow = (variation & 1) === 0
      return {
        latex: isBelow ? `\\under${kind}{${main}}_{${small}}` : `\\over${kind}{${main}}^{${small}}`,
        isOpen: true,
      }
    }
    case 31:
      return closed(vectorLatex(variation, parts(1)[0] ?? ''))
    case 32:
      return closed(`\\widetilde{${parts(1)[0] ?? ''}}`)
    case 33:
      return closed(`\\widehat{${parts(1)[0] ?? ''}}`)
    case 34:
      return closed(`\\overset{\\frown}{${parts(1)[0] ?? ''}}`)
    case 36:
      return closed(`\\${strikes[variation] ?? unreadable()}{${parts(1)[0] ?? ''}}`)
    case 37:
      return closed(boxLatex(variation, parts(1)[0] ?? ''))
    default:
      throw new UnreadableEquation()
  }
}

const strikes: Readonly<Record<number, string>> = { 1: 'sout', 2: 'cancel', 4: 'bcancel', 6: 'xcancel' }

function isAbsent(slot: Slot | Pile): boolean {
  return slot.kind === 'slot' && slot.isAbsent
}

function unreadable(): never {
  throw new UnreadableEquation()
}

/** Which way it points is in the upper bits, which kind it is in the lowest two, where words stand in between. */
function arrowLatex(
  variation: number,
  [top = '', bottom = '']: readonly string[],
  slots: readonly (Slot | Pile)[],
): string {
  const command = arrows[variation & 0x33]
  if (command === undefined) throw new UnreadableEquation()
  const [hasTop, hasBottom] = [(variation & 4) !== 0, (variation & 8) !== 0]
  const present = slots.filter((slot) => !isAbsent(slot)).length
  if ((top !== '' && !hasTop) || (bottom !== '' && !hasBottom) || present > 2) throw new UnreadableEquation()
  return bottom === '' ? `\\${command}{${top}}` : `\\${command}[{${bottom}}]{${top}}`
}

const arrows: Readonly<Record<number, string>> = {
  0x10: 'xleftarrow',
  0x20: 'xrightarrow',
  0x30: 'xleftrightarrow',
  0x01: 'xtofrom',
  0x02: 'xrightleftharpoons',
  0x12: 'xrightequilibrium',
  0x22: 'xleftequilibrium',
}

function vectorLatex(variation: number, inner: string): string {
  const command = vectors[variation]
  if (command === undefined) throw new UnreadableEquation()
  return `\\${command === 'overrightarrow' && /^[a-zA-Z]$/.test(inner) ? 'vec' : command}{${inner}}`
}

const vectors: Readonly<Record<number, string>> = {
  1: 'overleftarrow',
  2: 'overrightarrow',
  3: 'overleftrightarrow',
  5: 'underleftarrow',
  6: 'underrightarrow',
  7: 'underleftrightarrow',
  9: 'overleftharpoon',
  10: 'overrightharpoon',
}

const box = { left: 2, right: 4, top: 8, bottom: 16 } as const
const allSides = box.left | box.right | box.top | box.bottom

function boxLatex(variation: number, inner: string): string {
  if ((variation & allSides) === allSides) return `\\boxed{${inner}}`
  const has = (side: number): boolean => (variation & side) !== 0
  const below = has(box.bottom) ? `\\underline{${inner}}` : inner
  const above = has(box.top) ? `\\overline{${below}}` : below
  if (!has(box.left) && !has(box.right)) return above
  return `\\left${has(box.left) ? '|' : '.'}${above}\\right${has(box.right) ? '|' : '.'}`
}
