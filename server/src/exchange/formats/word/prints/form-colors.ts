import type { PrintLine } from './print-lines.ts'
import { type Score, isFull } from './print-signs.ts'

/** The color of a line, '' for none of its own; null where it has several. */
export function colorOf({ lines }: PrintLine): string | null {
  const colors = new Set(
    lines
      .flat()
      .flatMap((piece) => (piece.kind === 'text' && piece.text.trim() !== '' ? [piece.look.color ?? ''] : [])),
  )
  const [color = ''] = colors
  return colors.size > 1 ? null : color
}

interface Colored {
  score: Score
  options: readonly PrintLine[]
}

interface Seen {
  score: Score
  colors: string[]
}

/** What colors say of the options of a form. */
export interface FormColors {
  /** Of what was not chosen. */
  usual: string
  /** Of what was chosen. */
  pick: string | null
  /** Somebody colored what is right. */
  right: string | null
}

const fewest = 3

export function formColors(questions: readonly Colored[]): FormColors {
  const seen = questions.flatMap(({ score, options }): Seen[] => {
    const colors = options.map(colorOf).filter((color) => color !== null)
    return options.length > 2 && colors.length === options.length ? [{ score, colors }] : []
  })
  const usual = usualIn(seen.flatMap(({ colors }) => colors))
  const found = [...new Set(seen.flatMap(({ colors }) => colors))].filter((color) => color !== usual)
  const [right, ...others] = found.filter((color) => isMarking(color, usual, seen))
  const [pick, ...more] = found.filter((color) => isPick(color, usual, seen))
  return {
    usual,
    pick: more.length === 0 ? (pick ?? null) : null,
    right: others.length === 0 ? (right ?? null) : null,
  }
}

/**
 * It stands on one option of nearly each question, whatever was got for it; where all points were got nothing else looks
 * different, because just that was chosen, and elsewhere what was chosen looks different as well.
 */
function isMarking(color: string, usual: string, seen: readonly Seen[]): boolean {
  const isAlone = ({ colors }: Seen): boolean => colors.every((own) => own === color || own === usual)
  const once = seen.filter(({ colors }) => colors.filter((own) => own === color).length === 1)
  const full = seen.filter(({ score }) => isFull(score))
  const missed = seen.filter(({ score }) => score.got === 0)
  return (
    full.length >= fewest &&
    missed.length >= fewest &&
    isMost(once.length, seen.length) &&
    isMost(full.filter(isAlone).length, full.length) &&
    isMost(missed.filter((one) => !isAlone(one)).length, missed.length)
  )
}

/** One of each question, also of those for which nothing was got. */
function isPick(color: string, usual: string, seen: readonly Seen[]): boolean {
  const once = seen.filter(
    ({ colors }) =>
      colors.filter((own) => own === color).length === 1 && colors.every((own) => own === color || own === usual),
  )
  return seen.length >= fewest && isMost(once.length, seen.length)
}

const isMost = (count: number, all: number): boolean => count * 10 >= all * 9

function usualIn(colors: readonly string[]): string {
  const groups = [...Map.groupBy(colors, (color) => color)]
  return groups.reduce((one, other) => (other[1].length > one[1].length ? other : one), ['', [] as string[]])[0]
}
