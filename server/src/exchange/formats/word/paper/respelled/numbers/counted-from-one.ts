import { labelOf } from '../../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'

/** A number before an option, or those that a key says. */
export interface Counted {
  /** Which line it is. */
  at: number
  numbers: readonly number[]
  /** Where the number begins, and where the text behind it does. */
  start: number
  length: number
}

export interface Asked {
  options: readonly Counted[]
  /** The lines that say which number is right, with the number. */
  keys: readonly Counted[]
}

const oftenEnough = 3
const mostOptions = 9
/** Of a block, so that each is looked at once. */
const mostLines = 200

/**
 * '1. … 2. … 3. …' right below '7. What is asked', and 'Answer: 3' below them: options that count like the questions. What
 * stands between two keys is a question where its numbers are that of the next question and then all from one on.
 */
export function askedFromOne(texts: readonly string[], spelling: RegExp): Asked[] {
  const sign = new RegExp(spelling.source.replace('[1-9]', String.raw`\d{1,4}`).replace(String.raw`(?=\S)`, ''), 'u')
  const asked: Asked[] = []
  let [from, keyed, last] = [0, 0, 0]
  for (const [at, text] of texts.entries()) {
    if (labelOf(text)?.kind !== 'answer') continue
    const keys = numbersSaid(text, at)
    keyed += keys.length
    const found = at - from > mostLines ? null : listAbove(texts, from, at, sign)
    from = at + 1
    // One of them may have lost its number or its key.
    if (!found || found.asked <= last) continue
    last = found.asked
    asked.push({ options: found.options, keys: keysOf(texts, found.options, keys) })
  }
  const whole = asked.filter(({ keys }) => keys.length === 1)
  return whole.length >= oftenEnough && whole.length * 5 >= keyed * 4 ? asked : []
}

function listAbove(
  texts: readonly string[],
  from: number,
  to: number,
  sign: RegExp,
): { asked: number; options: Counted[] } | null {
  const lines = texts.slice(from, to)
  if (lines.some(hasLetters)) return null
  const [first, ...others] = lines.flatMap((text, place) => {
    const found = sign.exec(text)
    const start = text.search(/[(\d]/u)
    return found ? [{ at: from + place, numbers: [Number(found[1])], start, length: found[0].length }] : []
  })
  const isList = others.every(({ numbers }, place) => numbers[0] === place + 1)
  const isFull = others.length > 1 && others.length <= mostOptions
  return first && isList && isFull ? { asked: first.numbers[0] ?? 0, options: others } : null
}

/** '2' may be the second option or the one that says 2: with both in its key it is asked. */
export function keysOf(texts: readonly string[], options: readonly Counted[], keys: readonly Counted[]): Counted[] {
  const isSaid = ({ numbers }: Counted): boolean =>
    options.some((option) => numbers.some((number) => textOf(texts, option) === String(number)))
  return keys
    .filter(({ numbers }) => numbers.every((number) => number <= options.length))
    .map((key) => (isSaid(key) ? { ...key, length: key.start } : key))
}

const textOf = (texts: readonly string[], { at, length }: Counted): string => (texts[at] ?? '').slice(length).trim()

/** 'Answer: 3', 'Answer: 1 and 3' */
export function numbersSaid(text: string, at: number): Counted[] {
  const label = labelOf(text)
  if (label?.kind !== 'answer') return []
  const said = text.slice(label.at)
  const [alone = '', number = ''] = /^[([]?([1-9])(?:[)\].]+\s*|\s*$)/u.exec(said) ?? []
  if (number !== '') return [{ at, numbers: [Number(number)], start: label.at, length: label.at + alone.length }]
  const isListed = /^[([]?[1-9](?:\s?(?:,|;|&|and|và)\s?[1-9]){1,8}[)\]]?\.?\s*$/u.test(said)
  const numbers = isListed ? [...new Set(said.match(/\d/gu)?.map(Number))] : []
  return isListed ? [{ at, numbers, start: label.at, length: text.length }] : []
}

export function hasLetters(text: string): boolean {
  return optionStarts(text, 0).length > 0 || optionsInside(text).length > 0
}
