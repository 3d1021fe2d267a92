import { type Item, type Problem, type ReadItem, blocking, placeOf, plainTruthOf, problem } from '../item.ts'
import { pairsIn } from '../paper/key-lists.ts'
import { solutionLine, startNumber, tickAt } from '../paper/words.ts'
import { type Place, type StandingText, isWhole, lettersIn, signedText } from './standing-text.ts'
import { type ToldQuestion, hasKey, itemOf, linesIn, picturesIn } from './told-questions.ts'

/**
 * What a model told, each with what of it does not stand in the paper: its text and its options at one place and in
 * their order, its key in a line right behind it, in a list under its number, or in a look or a sign that no other
 * option has. What is not found there is asked about.
 */

const longestSource = 2000

/** Where a question stands: what is asked, each option, and all up to the next question. */
interface ToldPlace {
  asked: Place
  options: readonly Place[]
  all: Place
  number: number | null
}

export function checkedItems(
  questions: readonly ToldQuestion[],
  standing: StandingText,
  pictures: readonly string[],
): ReadItem[] {
  const asked = askedPlaces(questions, standing)
  return questions.map((told, at) => {
    const from = asked[at] ?? null
    const next = asked.find((other) => other !== null && from !== null && other.from > from.from)
    const end = Math.min(next?.from ?? standing.raw.length, listsFrom(standing, from?.to ?? 0))
    const place = from && placeOfQuestion(told, from, end, standing)
    const problems: Problem[] = [
      ...(place && 'wrong' in place ? [notInFile(place.wrong)] : []),
      ...(place ? [] : [notInFile(told.content)]),
      ...(place && !('wrong' in place) ? picturesWrong(told, place, standing) : []),
      ...keyProblems(told, place && !('wrong' in place) ? place : null, standing),
    ]
    const item = withoutInvented(told, itemOf(told, pictures), { from: from?.from ?? 0, to: end }, standing, problems)
    const number = /^\d{1,4}$/u.test(told.number) ? Number(told.number) : at + 1
    return {
      item,
      problems: [...problems, problem('readByAi')],
      place: placeOf(number),
      ...(from && {
        source: standing.raw.slice(from.from, end).replaceAll('\uFFFC', '[hình]').trim().slice(0, longestSource),
      }),
    }
  })
}

const notInFile = (text: string): Problem => blocking('aiDiffers', text)

/** In the order of the paper where a text stands in several places. */
function askedPlaces(questions: readonly ToldQuestion[], standing: StandingText): (Place | null)[] {
  let cursor = 0
  return questions.map(({ content }) => {
    const lines = linesIn(content)
    const places = lines.map((line) => {
      const found = standing.find(line).filter((own) => isWhole(standing, own))
      return found.find(({ from }) => from >= cursor) ?? found[0]
    })
    const [first] = places
    const last = places.at(-1)
    if (!first || !last || places.includes(undefined)) return null
    cursor = first.to
    return { from: first.from, to: Math.max(first.to, last.to) }
  })
}

/** Where lists of keys begin behind this place. */
function listsFrom({ lines }: StandingText, from: number): number {
  return lines.find((line) => line.from >= from && pairsIn(line.text).length > 1)?.from ?? Number.POSITIVE_INFINITY
}

function placeOfQuestion(
  told: ToldQuestion,
  asked: Place,
  end: number,
  standing: StandingText,
): ToldPlace | { wrong: string } {
  const options: Place[] = []
  let cursor = asked.to
  for (const { text } of told.type === 'fill_blank' ? [] : told.answers) {
    const found = standing.find(text, cursor, end).find((own) => isWhole(standing, own))
    if (!found && text.trim() !== '' && !/^\[hình \d+\]$/u.test(text.trim())) return { wrong: text }
    options.push(found ?? { from: cursor, to: cursor })
    cursor = found?.to ?? cursor
  }
  const lineFrom = standing.lines[standing.lineAt(asked.from)]?.from ?? asked.from
  return {
    asked,
    options,
    all: { from: asked.from, to: end },
    number: startNumber(standing.raw.slice(lineFrom, asked.to)),
  }
}

/** Pictures of other questions, and those that stand in this one and were not told. */
function picturesWrong(told: ToldQuestion, { asked, options }: ToldPlace, standing: StandingText): Problem[] {
  const own = picturesIn(told)
  if (own.includes('[?]')) return [blocking('pictureMissing', '[?]')]
  const line = standing.lineAt(asked.from)
  const near = standing.objectsIn({
    from: standing.lines[Math.max(0, line - 1)]?.from ?? 0,
    to: (standing.lines[standing.lineAt(options.at(-1)?.to ?? asked.to)]?.to ?? asked.to) + 1,
  })
  const strange = own.find((sign) => !near.some(({ text }) => text === sign))
  const missing = near.filter(({ at, text }) => at >= asked.from && !own.includes(text)).map(({ text }) => text)
  return [
    ...(strange === undefined ? [] : [notInFile(strange)]),
    ...(missing.length === 0 ? [] : [blocking('aiDiffers', [...new Set(missing)].join(', '))]),
  ]
}

function keyProblems(told: ToldQuestion, place: ToldPlace | null, standing: StandingText): Problem[] {
  if (told.type === 'essay') return told.explanation === '' ? [blocking('noKey')] : []
  if (!hasKey(told)) return [blocking('noKey')]
  // What a question that is not found has for a key cannot be known.
  const isSaid = told.keyLine !== '' && saidBehind.test(told.keyLine) && standing.find(told.keyLine).length > 0
  if (place ? isKeyShown(told, place, standing) : isSaid) return []
  const answers = told.answers.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : [])).join(', ')
  return [blocking('keyUnclear', answers)]
}

const small = (text: string): string => signedText(text).toLowerCase()
const saidBehind =
  /^[\s([•>=→⇒-]*(?:đáp\s*án|đ\.?a|answers?|ans|keys?|correct(?:\s+answer)?|chọn|đúng|kết\s*quả|trả\s*lời)(?:\s+(?:đúng|là))?\s*[:.]?\s*(.+?)[\s)\].]*$/iu

/** Every line behind it that says a key agrees, and one of them at least does, or only its options tell it. */
function isKeyShown(told: ToldQuestion, place: ToldPlace, standing: StandingText): boolean {
  const behind = standing.raw.slice(place.options.at(-1)?.to ?? place.asked.to, place.all.to).split('\n')
  const said = saidIn(behind)
  const listed = standing.lines.flatMap(({ text }) =>
    place.number === null ? [] : pairsIn(text).flatMap((pair) => (pair.number === place.number ? [pair.said] : [])),
  )
  const statements = [...said, ...listed]
  if (statements.length > 0) return statements.every((one) => names(one, told, place, standing))
  return isSetApart(told, place, standing)
}

/** Directly behind a question, or in the solution that stands there: below another text stands another question. */
function saidIn(lines: readonly string[]): string[] {
  const found: string[] = []
  let isSolved = false
  for (const [at, line] of lines.entries()) {
    const said = saidBehind.exec(line.replace(/^[\s.;)]+/u, ''))?.[1]
    if (said !== undefined) found.push(said)
    isSolved ||= solutionLine.test(line)
    if (said === undefined && at > 0 && !isSolved && /[\p{L}\p{N}]/u.test(line)) break
  }
  return found
}

function names(said: string, told: ToldQuestion, place: ToldPlace, standing: StandingText): boolean {
  const { type, answers } = told
  const own = small(said)
  if (type === 'fill_blank') return answers.some(({ text }) => small(text) === own)
  if (type === 'statements') {
    const truths = (said.match(/\p{L}+/gu) ?? []).flatMap((word) => plainTruthOf(word) ?? [])
    return truths.length === answers.length && answers.every(({ isCorrect }, at) => truths[at] === isCorrect)
  }
  const letters: readonly string[] | null = /^[A-J](?:\s*[,;&]\s*[A-J])*$/iu.test(said.trim())
    ? (said.toUpperCase().match(/[A-J]/g) ?? [])
    : null
  const isBare = place.options.every((option) => letterBefore(option, standing) === '')
  const places = answers.flatMap(({ text }, at) => {
    const letter = letterBefore(place.options[at] ?? place.asked, standing) || 'ABCDEFGHIJ'.charAt(at)
    const isNamed =
      letters?.includes(letter) === true ||
      small(text) === own ||
      (isBare && said.trim() === String(at + 1)) ||
      (plainTruthOf(text) !== null && plainTruthOf(text) === plainTruthOf(said))
    return isNamed ? [at] : []
  })
  return places.length > 0 && answers.every(({ isCorrect }, at) => places.includes(at) === isCorrect)
}

const letterBefore = ({ from }: Place, { raw }: StandingText): string =>
  (/(?:^|[\s(])([A-Ja-j])\s?[.):/]\s*$/u.exec(raw.slice(Math.max(0, from - 6), from))?.[1] ?? '').toUpperCase()

/** All that is right looks, or is signed, as nothing else is. */
function isSetApart({ answers, type }: ToldQuestion, { options }: ToldPlace, standing: StandingText): boolean {
  if (type === 'fill_blank' || type === 'statements' || options.length < 2) return false
  const marks = options.map((own) => (own.to > own.from ? standing.markOf(own) : 0))
  const shared = answers.reduce((all, { isCorrect }, at) => (isCorrect ? all & (marks[at] ?? 0) : all), 7)
  const others = answers.reduce((all, { isCorrect }, at) => (isCorrect ? all : all | (marks[at] ?? 0)), 0)
  if ((shared & ~others) !== 0) return true
  const signed = options.map((own, at) => {
    const end = standing.raw.slice(own.to, options[at + 1]?.from ?? own.to + 20).split('\n')[0] ?? ''
    return (
      tickAt(end) !== -1 || /[*]\s*(?:[A-J]\s?[.)]\s*)?$/u.test(standing.raw.slice(Math.max(0, own.from - 6), own.from))
    )
  })
  return signed.includes(true) && answers.every(({ isCorrect }, at) => signed[at] === isCorrect)
}

/** A solution that nobody printed there is none of this question. */
function withoutInvented(
  told: ToldQuestion,
  item: Item,
  { from, to }: Place,
  standing: StandingText,
  problems: Problem[],
): Item {
  const isPrinted = (line: string): boolean => standing.find(line, from, to).some((own) => isWhole(standing, own))
  const invented = linesIn(told.explanation).find((line) => lettersIn(line) !== '' && !isPrinted(line))
  if (invented === undefined) return item
  problems.push(told.type === 'essay' ? notInFile(invented) : problem('aiDiffers', invented))
  return told.type === 'essay' ? item : { ...item, explanation: '' }
}
