import { textLine } from '../line-text.ts'
import { mostOften } from '../../counting/most-often.ts'
import { type FormPart, isLettered } from './pointed-forms.ts'
import { type PrintLine, textIn } from './print-lines.ts'

const fewestLetters = 60
const nearEnd = 0.75

/** Where lines of a form end because the page does, an option may go on in the next. */
export interface FormWidth {
  /** A line of so many letters may go on below. */
  wide: number
  /** How many options most questions have. */
  usual: number
}

export function formWidth(parts: readonly FormPart[]): FormWidth {
  const bare = parts.filter(({ score, below }) => score !== null && below.length > 1 && !isLettered(below))
  const widest = Math.max(0, ...parts.flatMap(({ below }) => below.map(({ text }) => text.length)))
  return { wide: Math.max(fewestLetters, widest * nearEnd), usual: mostOften(bare.map(({ below }) => below.length)) }
}

/** Null where a line may be an option or the end of the one above it, and their number does not say which. */
export function optionsOf(below: readonly PrintLine[], { wide, usual }: FormWidth): PrintLine[] | null {
  const isBelowWide = (at: number): boolean => (below[at - 1]?.text.length ?? 0) >= wide
  if (!below.some((_, at) => isBelowWide(at))) return [...below]
  const options: PrintLine[] = []
  for (const [at, line] of below.entries()) {
    const last = options.at(-1)
    if (last && isBelowWide(at) && /^\p{Ll}/u.test(line.text)) options[options.length - 1] = joined(last, line)
    else options.push(line)
  }
  const isEither = below.length === usual && options.length < usual
  return options.length === usual && !isEither ? options : null
}

function joined(above: PrintLine, below: PrintLine): PrintLine {
  const lines = [[...above.lines.flat(), ...textLine(' '), ...below.lines.flat()]]
  return { ...above, text: textIn(lines), lines }
}
