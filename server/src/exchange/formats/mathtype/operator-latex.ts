import { type Pile, type Slot, UnreadableEquation } from './mtef-nodes.ts'

type SlotLatex = (slot: Slot | Pile) => string

/** Null where there is none, or where nobody typed anything. */
interface Limits {
  lower: string | null
  upper: string | null
}

const bits = { loop: 12, plainLoop: 4, lower: 0x10, upper: 0x20, likeSum: 0x40 } as const
const signs: Readonly<Record<number, string>> = {
  16: '\\sum',
  17: '\\prod',
  18: '\\coprod',
  19: '\\bigcup',
  20: '\\bigcap',
}
const integrals = ['', '\\int', '\\iint', '\\iiint']
const loops = ['', '\\oint', '\\oiint', '\\oiiint']
const [integral, likeIntegral, likeSum] = [15, 21, 22]
const sumNames = new Set(Object.values(signs))
const limitNames = new Set(['\\lim', '\\max', '\\min', '\\sup', '\\inf', '\\det', '\\gcd'])

/** What is below stands before what is above; neither may hold anything that is said not to be there. */
export function limitsOf(variation: number, slots: readonly (Slot | Pile)[], latexOf: SlotLatex): Limits {
  const [lower, upper] = [1, 2].map((at) => {
    const slot = slots[at]
    return (slot && latexOf(slot)) || null
  })
  const [hasLower, hasUpper] = [(variation & bits.lower) !== 0, (variation & bits.upper) !== 0]
  if ((lower && !hasLower) || (upper && !hasUpper)) throw new UnreadableEquation()
  return { lower: lower ?? null, upper: upper ?? null }
}

export function operatorLatex(
  selector: number,
  variation: number,
  slots: readonly (Slot | Pile)[],
  latexOf: SlotLatex,
): { latex: string; isOpen: boolean } {
  const own = selector === likeIntegral || selector === likeSum ? slots[3] : undefined
  const typed = own ? latexOf(own).replace(/(?:\\[,:;]|\\q?quad)+$/, '') : ''
  const isNamed = selector === likeSum && (limitNames.has(typed) || sumNames.has(typed))
  const sign =
    selector === integral
      ? integralOf(variation)
      : own
        ? isNamed
          ? typed
          : `\\mathop{${typed}}`
        : (signs[selector] ?? '')
  const most = own ? 4 : 3
  if (sign === '' || slots.slice(most).some((slot) => slot.kind === 'pile' || !slot.isAbsent))
    throw new UnreadableEquation()
  const { lower, upper } = limitsOf(variation, slots, latexOf)
  const isLikeSum = selector === likeSum || (variation & bits.likeSum) !== 0
  const usual = selector !== integral && selector !== likeIntegral
  const hasLimits = lower !== null || upper !== null
  const position = !hasLimits || (isLikeSum === usual && (!own || isNamed)) ? '' : isLikeSum ? '\\limits' : '\\nolimits'
  const limits = `${lower === null ? '' : `_{${lower}}`}${upper === null ? '' : `^{${upper}}`}`
  const [main = ''] = slots.slice(0, 1).map(latexOf)
  const space = !hasLimits && /^[a-zA-Z]/.test(main) && (!own || isNamed) ? ' ' : ''
  return { latex: `${sign}${position}${limits}${space}${main}`, isOpen: true }
}

function integralOf(variation: number): string {
  const loop = variation & bits.loop
  if (loop !== 0 && loop !== bits.plainLoop) throw new UnreadableEquation()
  return (loop === 0 ? integrals : loops)[variation & 3] ?? ''
}

export function underAndOver(main: string, { lower, upper }: Limits): string {
  if (limitNames.has(main) && upper === null) return lower === null ? main : `${main}_{${lower}}`
  const below = lower === null ? main : `\\underset{${lower}}{${main}}`
  return upper === null ? below : `\\overset{${upper}}{${below}}`
}
