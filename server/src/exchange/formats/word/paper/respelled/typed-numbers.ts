import { cutLine, plainLine } from '../../line-text.ts'
import { questionStart } from '../../signs/line-signs.ts'
import { letters } from '../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { type Asked, type Counted, askedFromOne, hasLetters, keysOf, numbersSaid } from './numbers/counted-from-one.ts'

const spellings = [/^\s*([1-9])\s*\.\s*(?=\S)/u, /^\s*\(?([1-9])\s*\)\s*(?=\S)/u] as const
const oftenEnough = 3

/**
 * Some give numbers to their options, and say the number that is right or tick it. Where every question with a name of its own,
 * or with another sign behind its number, has such a list and a key of it, the lists are the options; so are lists that
 * count from one again below each question.
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

function lettered(line: Line, { numbers, start, length }: Counted): Line {
  const [sign] = cutLine(line, start, start + 1)
  const look = sign?.kind === 'text' ? sign.look : {}
  const named = numbers.map((number) => letters[number - 1])
  return [
    ...cutLine(line, 0, start),
    { kind: 'text', text: named.length > 1 ? named.join(', ') : `${named.join('')}. `, look },
    ...cutLine(line, length),
  ]
}

function askedIn(texts: readonly string[]): readonly Asked[] {
  const named = texts.flatMap((text, at) => (questionStart(text, 'named') ? [at] : []))
  const anew = named.length > 0 ? [] : spellings.map((spelling) => askedFromOne(texts, spelling))
  // A line that begins with 'A.' may stand in the code of one question, not in those of many.
  if (texts.filter(hasLetters).length * linesForOne > named.length) return longest(anew)
  const found =
    named.length > 0
      ? spellings.map((spelling) => asksIn(texts, named, spelling))
      : [
          asksIn(texts, counting(texts, spellings[0]), spellings[1]),
          asksIn(texts, counting(texts, spellings[1]), spellings[0]),
        ]
  return found.find((asked) => asked.length > 0) ?? longest(anew)
}

function longest(found: readonly (readonly Asked[])[]): readonly Asked[] {
  return found.toSorted((one, other) => other.length - one.length)[0] ?? []
}

const linesForOne = 10

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
      options.push({ at, numbers: [number], start: text.search(/[(\d]/u), length })
    else keys.push(...numbersSaid(text, at).filter(({ numbers }) => numbers.length === 1))
  }
  if (texts.slice(from + 1, to).some(hasLetters)) return { options: [], keys: [] }
  return { options, keys: keysOf(texts, options, keys) }
}
