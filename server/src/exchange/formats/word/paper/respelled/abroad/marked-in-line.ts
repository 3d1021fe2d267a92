import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { areMostOrAll } from '../keys/option-runs.ts'

/** A label somewhere in the lines of a question, and the sign that clings to it. */
interface Labelled {
  at: number
  /** Where the sign or the letter begins, and where the text behind both does. */
  label: number
  text: number
  letter: string
  sign: string
  shape: string
}

interface Unit {
  first: number
  options: Labelled[]
}

const sign = String.raw`[@*+#§¤$&%^~=✓✔√☑►]{1,2}`
const labels = new RegExp(
  String.raw`(?<=^|[\s:;,.?!…])(${sign})?(\(?)([A-Ha-h])(${sign})?\s?([).])(${sign}(?=\s?\S))?\s*(?=\S)`,
  'gu',
)
const fewestOptions = 2

/**
 * '1. Capitala este: a) Iași @b) București c) Cluj': options on the line of what is asked, or several on one line, of
 * which one in nearly every question has the same sign at its letter. They get lines of their own, and that one a star.
 */
export function withMarkedInLine(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const units = unitsIn(texts)
  const mark = usualSign(units)
  if (mark === null || texts.some((text) => labelOf(text)?.kind === 'answer')) return blocks
  const meant = units.filter(({ options }) => options.filter((one) => one.sign === mark).length === 1)
  const isShared = ({ options }: Unit): boolean =>
    options.some(({ at, label }, place) => at === options[place - 1]?.at || isInside(texts[at] ?? '', label))
  if (!meant.some(isShared)) return blocks
  const lines = new Map(meant.flatMap(({ options }) => linesOf(options, blocks, mark)))
  return blocks.flatMap((block, at) => lines.get(at) ?? [block])
}

/** Something stands before it in its line. */
function isInside(text: string, label: number): boolean {
  return text.slice(0, label).trim() !== ''
}

function unitsIn(texts: readonly string[]): Unit[] {
  const starts = texts.flatMap((text, at) => (anyStart(text) ? [at] : []))
  return starts.flatMap((first, place) => {
    const options = optionsIn(texts, first, starts[place + 1] ?? texts.length)
    return options.length < fewestOptions ? [] : [{ first, options }]
  })
}

/** From the first letter on, all of one spelling; of what may be the next one, the first. */
function optionsIn(texts: readonly string[], first: number, to: number): Labelled[] {
  const options: Labelled[] = []
  for (let at = first; at < to; at += 1) {
    const text = texts[at] ?? ''
    const from = at === first ? (anyStart(text)?.at ?? 0) : 0
    for (const found of text.slice(from).matchAll(labels)) {
      const [whole, before = '', bracket = '', letter = '', inside = '', end = '', behind = ''] = found
      const shape = `${bracket}${/[A-Z]/u.test(letter) ? 'A' : 'a'}${end}`
      const expected = 'abcdefgh'[options.length]
      if (letter.toLowerCase() !== expected || (options[0] && options[0].shape !== shape)) continue
      const label = from + found.index
      options.push({ at, label, text: label + whole.length, letter, sign: before || inside || behind, shape })
    }
  }
  return options
}

/** One of nearly all questions, not always at the same letter, and nowhere at two. */
function usualSign(units: readonly Unit[]): string | null {
  const found = units.flatMap(({ options }) => {
    const signed = options.filter((own) => own.sign !== '')
    return signed.length === 1 ? signed : []
  })
  const [most] = [...Map.groupBy(found, (own) => own.sign)].toSorted(([, one], [, other]) => other.length - one.length)
  if (!most || !areMostOrAll(most[1], units)) return null
  return new Set(most[1].map(({ letter }) => letter)).size > 1 ? most[0] : null
}

/** The lines from the first option to the last one, in the places of those that they stand in. */
function linesOf(options: readonly Labelled[], blocks: readonly WordBlock[], mark: string): [number, WordBlock[]][] {
  const lineAt = (at: number): Line => {
    const block = blocks[at]
    return block?.kind === 'line' ? block.line : []
  }
  const [first, last] = [options[0], options.at(-1)]
  if (!first || !last) return []
  const asked = trimLine(cutLine(lineAt(first.at), 0, first.label))
  const own = options.map((option, place): WordBlock => {
    const next = options[place + 1]
    const pieces = Array.from({ length: (next?.at ?? last.at) - option.at + 1 }, (_, step) => {
      const at = option.at + step
      const from = step === 0 ? option.text : 0
      const to = at === next?.at ? next.label : undefined
      return trimLine(cutLine(lineAt(at), from, to))
    })
    const text = pieces
      .filter(({ length }) => length > 0)
      .flatMap((piece, at) => (at === 0 ? piece : [...textLine(' '), ...piece]))
    const label = `${option.sign === mark ? '*' : ''}${option.letter}${option.shape.at(-1) ?? ''} `
    return { kind: 'line', line: [...textLine(label), ...text] }
  })
  const whole: WordBlock[] = asked.length === 0 ? own : [{ kind: 'line', line: asked }, ...own]
  return Array.from({ length: last.at - first.at + 1 }, (_, step) => [first.at + step, step === 0 ? whole : []])
}
