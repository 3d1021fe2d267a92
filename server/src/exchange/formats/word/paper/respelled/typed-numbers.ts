import { cutLine, plainLine } from '../../line-text.ts'
import { labelOf, questionStart } from '../../signs/line-signs.ts'
import { letters, optionStarts, optionsInside } from '../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

interface Counted {
  /** Which line it is. */
  at: number
  number: number
  /** Where the number begins, and where the text behind it does. */
  start: number
  length: number
}

interface Asked {
  options: readonly Counted[]
  /** The lines that say which number is right, with the number. */
  keys: readonly Counted[]
}

const spellings = [/^\s*([1-9])\s*\.\s*(?=\S)/u, /^\s*\(?([1-9])\s*\)\s*(?=\S)/u] as const
const oftenEnough = 3

/**
 * Some give numbers to their options, and say the number that is right or tick it. Where every question with a name of its own,
 * or with another sign behind its number, has such a list and a key of it, the lists are the options.
 */
export function withNumbersAsLetters(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const asked = askedIn(blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')))
  if (asked.length === 0) return blocks
  const counted = new Map(asked.flatMap(({ options, keys }) => [...options, ...keys]).map((one) => [one.at, one]))
  return blocks.map((block, at) => {
    const one = counted.get(at)
    return one && block.kind === 'line' ? { ...block, line: lettered(block.line, one) } : block
  })
}

export function hasNumbersAsLetters(text: string): boolean {
  return askedIn(text.normalize('NFC').split('\n')).length > 0
}

function lettered(line: Line, { number, start, length }: Counted): Line {
  const [sign] = cutLine(line, start, start + 1)
  const look = sign?.kind === 'text' ? sign.look : {}
  return [
    ...cutLine(line, 0, start),
    { kind: 'text', text: `${letters[number - 1]}. `, look },
    ...cutLine(line, length),
  ]
}

function askedIn(texts: readonly string[]): readonly Asked[] {
  const named = texts.flatMap((text, at) => (questionStart(text, 'named') ? [at] : []))
  // A line that begins with 'A.' may stand in the code of one question, not in those of many.
  if (texts.filter(hasLetters).length * linesForOne > named.length) return []
  const found =
    named.length > 0
      ? spellings.map((spelling) => asksIn(texts, named, spelling))
      : [
          asksIn(texts, counting(texts, spellings[0]), spellings[1]),
          asksIn(texts, counting(texts, spellings[1]), spellings[0]),
        ]
  return found.find((asked) => asked.length > 0) ?? []
}

const linesForOne = 10

function hasLetters(text: string): boolean {
  return optionStarts(text, 0).length > 0 || optionsInside(text).length > 0
}

/** Lines that count from one through the whole text. */
function counting(texts: readonly string[], spelling: RegExp): number[] {
  const sign = new RegExp(spelling.source.replace('[1-9]', String.raw`\d{1,4}`), 'u')
  let next = 1
  return texts.flatMap((text, at) => {
    if (Number(sign.exec(text)?.[1]) !== next) return []
    next += 1
    return [at]
  })
}

function asksIn(texts: readonly string[], starts: readonly number[], spelling: RegExp): Asked[] {
  const asked = starts.map((from, place) => askedAt(texts, from, starts[place + 1] ?? texts.length, spelling))
  // What has no list is answered in another way: with a word, or with right and wrong.
  const listed = asked.filter(({ options }) => options.length > 1)
  const whole = listed.filter(
    ({ options, keys }) => keys.length === 1 || isTicked(options.map(({ at }) => texts[at] ?? '')),
  )
  return whole.length >= oftenEnough && whole.length * 5 >= listed.length * 4 ? listed : []
}

/** A sign behind some of them says which ones are right. */
function isTicked(options: readonly string[]): boolean {
  const ticked = options.filter((text) => /[✅✔✓☑]\uFE0F?\s*$/u.test(text)).length
  return ticked > 0 && ticked < options.length
}

function askedAt(texts: readonly string[], from: number, to: number, spelling: RegExp): Asked {
  const options: Counted[] = []
  const keys: Counted[] = []
  for (let at = from + 1; at < to; at += 1) {
    const text = texts[at] ?? ''
    const found = spelling.exec(text)
    const length = found?.[0].length ?? 0
    const number = options.length + 1
    if (keys.length === 0 && Number(found?.[1]) === number)
      options.push({ at, number, start: text.search(/[(\d]/u), length })
    else keys.push(...keyAt(text, at))
  }
  if (texts.slice(from + 1, to).some(hasLetters)) return { options: [], keys: [] }
  // '2' may be the second option or the one that says 2: with both in its key it is asked.
  const isSaid = ({ number }: Counted): boolean =>
    options.some((option) => (texts[option.at] ?? '').slice(option.length).trim() === String(number))
  return {
    options,
    keys: keys
      .filter((key) => key.number <= options.length)
      .map((key) => (isSaid(key) ? { ...key, length: key.start } : key)),
  }
}

function keyAt(text: string, at: number): Counted[] {
  const label = labelOf(text)
  if (label?.kind !== 'answer') return []
  const [said = '', number = ''] = /^[([]?([1-9])(?:[)\].]+\s*|\s*$)/u.exec(text.slice(label.at)) ?? []
  return number === '' ? [] : [{ at, number: Number(number), start: label.at, length: label.at + said.length }]
}
