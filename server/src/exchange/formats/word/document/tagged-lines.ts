import { letters } from '../signs/option-signs.ts'

/** A line behind a tag of a program for tests: '<question>What …', '<variant>Huế', '<b-3>Huế'. */
interface Tagged {
  at: number
  name: string
  text: string
}

interface Question {
  asked: Tagged
  options: Tagged[]
}

const tagged = /^\s*<([\p{L}_]{1,20})[\s_-]?(\d{0,4})>\s{0,9}(\S.{0,2000}?)(?:<\/\1[\s_-]?\d{0,4}>\s{0,9})?$/iu
/** Those of pages stand in pages. */
const ofPages =
  /^(?:p|div|span|b|i|u|li|td|th|h\d|strong|em|code|pre|summary|details|font|center|script|style|title|br)$/iu
const ofRight = /right|true|correct|правильн|верн/iu
const fewest = 3

/**
 * The same with numbers and letters where every line of a file stands behind such a tag, or goes on with the one above.
 * One variant alone, in a row of questions that have no more, is the answer.
 */
export function withTagsRead(lines: readonly string[]): readonly string[] {
  const found = lines.flatMap((line, at): Tagged[] => {
    const [, name = '', number = '', text = ''] = tagged.exec(line) ?? []
    return name === '' || (number === '' && ofPages.test(name))
      ? []
      : [{ at, name: name.toLowerCase(), text: text.trim() }]
  })
  const first = found[0]
  const filled = lines.slice(first?.at ?? 0).filter((line) => line.trim() !== '').length
  if (!first || found.length * 10 < filled * 9) return lines
  const questions: Question[] = []
  for (const own of found)
    if (own.name === first.name) questions.push({ asked: own, options: [] })
    else questions.at(-1)?.options.push(own)
  // Of a text that is cut the last question may have nothing to choose from.
  const whole = questions.filter(({ options }, at) => options.length > 0 || at < questions.length - 1)
  if (whole.length < fewest || !whole.every(isRead)) return lines
  const said = new Map(questions.flatMap((question, at) => typedAgain(question, at, isAlone(questions, at))))
  return lines.map((line, at) => said.get(at) ?? line)
}

/** One tag for all options, another for the right one, or their letters in order. */
function isRead({ options }: Question): boolean {
  const names = options.map(({ name }) => name)
  const isLettered = names.every((name, at) => name.toUpperCase() === letters[at])
  const plain = new Set(names.filter((name) => !ofRight.test(name)))
  return options.length > 0 && options.length <= letters.length && (isLettered || plain.size === 1)
}

function isAlone(questions: readonly Question[], at: number): boolean {
  const isSingle = (place: number): boolean => questions[place]?.options.length === 1
  return (
    isSingle(at) &&
    (isSingle(at - 1) || isSingle(at + 1)) &&
    questions.filter((_, place) => isSingle(place)).length >= fewest
  )
}

function typedAgain({ asked, options }: Question, place: number, isAnswered: boolean): [number, string][] {
  return [
    [asked.at, `Câu ${place + 1}. ${asked.text}`],
    ...options.map(({ at, name, text }, own): [number, string] => [
      at,
      isAnswered ? `Đáp án: ${text}` : `${ofRight.test(name) ? '*' : ''}${letters[own] ?? ''}. ${text}`,
    ]),
  ]
}

const framed = /^\s*<(\/?)(quiz|question|mcq)\b[^<>]{0,200}>\s*$/iu
const option = /^\s*(?:[-*+]\s|[([]?[A-Ja-j]\s?[.)])/u

/** '<quiz>' above what is asked and '</quiz>' below what is said of it: each is one question. */
export function withFramesRead(lines: readonly string[]): readonly string[] {
  const signs = lines.flatMap((line) => framed.exec(line)?.slice(1, 2) ?? [])
  const areInTurn = signs.length % 2 === 0 && signs.every((sign, at) => sign === (at % 2 === 0 ? '' : '/'))
  if (signs.length < fewest * 2 || !areInTurn) return lines
  let number = 0
  let state: 'out' | 'asked' | 'offered' | 'said' = 'out'
  return lines.map((line) => {
    const sign = framed.exec(line)?.[1]
    if (sign !== undefined) state = sign === '' ? 'asked' : 'out'
    if (sign === '') return `### Question ${(number += 1)}`
    if (sign === '/') return ''
    if (state === 'asked' && option.test(line)) state = 'offered'
    else if (state === 'offered' && line.trim() !== '' && !option.test(line) && !/^\s{2}/u.test(line)) {
      state = 'said'
      return `Explanation: ${line.trim()}`
    }
    return line
  })
}
