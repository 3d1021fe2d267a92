import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { isPaperFormat } from '@lms/contracts/exchange/paper-formats.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, type ReadItem, blocking, numberIn, problem } from '../item.ts'
import { mostOften } from '../counting/most-often.ts'
import { isByLook, tellMarkedTwice } from './marked-twice.ts'

/**
 * What one question alone does not show. Of papers and tables only the shape says what is a question, an option or a
 * key: one that is not like its neighbours may have been read wrong, and somebody is asked to look.
 */
export function withNeighbours(format: ImportFormat, items: readonly ReadItem[], isTable = false): ReadItem[] {
  const found = new Map<ReadItem, Problem[]>()
  const tell = (item: ReadItem, said: Problem): void => void found.set(item, [...(found.get(item) ?? []), said])
  const taken = items.filter(({ problems }) => !problems.some(({ isBlocking }) => isBlocking))
  tellOtherKeys(taken, tell)
  if (isPaperFormat(format) || isTable) tellShapes(taken, tell, isPaperFormat(format))
  if (isPaperFormat(format)) {
    tellMarkedTwice(taken, tell)
    tellUnchosen(taken, tell)
    tellCounted(items, tell)
    tellMissing(items, tell)
  }
  return items.map((one) => ({ ...one, problems: [...one.problems, ...(found.get(one) ?? [])] }))
}

type Tell = (item: ReadItem, said: Problem) => void

/** So many before anything is usual. */
const fewest = 10
/** Nine of ten. */
const isMost = (count: number, all: number): boolean => count * 10 >= all * 9

const isChoice = ({ item }: ReadItem): boolean => item.type === 'single_choice' || item.type === 'multiple_choice'

const mostNamed = 10
const manyMore = 2
const fewestSeveral = 3

/** The same question with the same options has one key. */
function tellOtherKeys(taken: readonly ReadItem[], tell: Tell): void {
  const alike = Map.groupBy(taken.filter(isChoice), ({ item }) =>
    JSON.stringify([plain(item.content), ...item.answers.map(({ text }) => plain(text)).toSorted()]),
  )
  for (const group of alike.values()) {
    const keys = group.map(({ item }) =>
      JSON.stringify(
        item.answers
          .filter(({ isCorrect }) => isCorrect)
          .map(({ text }) => plain(text))
          .toSorted(),
      ),
    )
    if (new Set(keys).size < 2) continue
    const named = group.map(({ place }) => place)
    const places = `${named.slice(0, mostNamed).join(', ')}${named.length > mostNamed ? ', …' : ''}`
    for (const one of group) tell(one, blocking('otherKey', { places }))
  }
}

/** One dash is like another, and a line may end where in the other one it goes on. */
function plain(html: string): string {
  return html
    .replaceAll(/<\/?p>|<br\s?\/?>/gu, ' ')
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}

function tellShapes(taken: readonly ReadItem[], tell: Tell, isPaper: boolean): void {
  const chosen = taken.filter(isChoice)
  if (chosen.length < fewest) return
  const usual = mostOften(chosen.map(({ item }) => item.answers.length))
  const odd = chosen.filter(({ item }) => item.answers.length !== usual)
  const several = chosen.filter(({ item }) => item.type === 'multiple_choice').length
  if (isMost(chosen.length - odd.length, chosen.length))
    for (const one of odd) {
      // Lines of what is asked may stand among the options of a paper.
      const count = one.item.answers.length
      // Where several are right elsewhere as well, there are more to choose from; two questions in one have twice as many.
      const isSeveral = one.item.type === 'multiple_choice' && several >= fewestSeveral && count < usual * 2
      const isDoubted = isPaper && !isSeveral && count >= usual + (isOrder(one) ? 1 : manyMore)
      const values = { count: String(count), usual: String(usual) }
      tell(one, (isDoubted ? blocking : problem)('optionsOdd', values))
    }
  else tellParted(chosen, tell)
  for (const one of chosen) {
    const letter = longOption(one)
    if (letter !== null) tell(one, problem('optionLong', { letter }))
  }
  const [first] = chosen
  const letter = first && keyOf(first)
  const isByText = chosen.some(({ reasons = [] }) => reasons.some(({ code }) => code === 'keyByText'))
  if (!first || !letter || isByText || !chosen.every((one) => keyOf(one) === letter)) return
  // What lies below the last option of each, or looks like its end, is no mark.
  if (chosen.every(isLastByLook)) for (const one of chosen) tell(one, blocking('keysAlike', { letter }))
  else tell(first, problem('keysAlike', { letter }))
}

function isLastByLook(one: ReadItem): boolean {
  return one.item.answers.at(-1)?.isCorrect === true && isByLook(one)
}

/** A sign within an option parts it where all stand in one cell: there is one more than elsewhere. */
function tellParted(chosen: readonly ReadItem[], tell: Tell): void {
  const parted = chosen.filter(({ reasons = [] }) => reasons.some(({ code }) => code === 'optionsFromCell'))
  const usual = mostOften(parted.map(({ item }) => item.answers.length))
  if (parted.filter(({ item }) => item.answers.length === usual).length * 2 < parted.length) return
  for (const one of parted)
    if (one.item.answers.length > usual)
      tell(one, problem('optionsOdd', { count: String(one.item.answers.length), usual: String(usual) }))
}

/** 'Chọn câu trả lời đúng nhất:' asks nothing by itself: what it is said of may stand among the options. */
function isOrder({ item }: ReadItem): boolean {
  return /^\s*(?:hãy\s+)?(?:chọn|khoanh|choose|select|circle)\s[^?]{0,50}(?:đúng|sai|phù hợp|answer|option)[^?]{0,12}$/iu.test(
    textOf(item.content),
  )
}

const longest = 200
const muchLonger = 4

function longOption({ item }: ReadItem): string | null {
  const lengths = item.answers.map(({ text }) => textOf(text).length)
  const most = Math.max(...lengths)
  const [, second = 0] = lengths.toSorted((one, other) => other - one)
  return most > longest && most > second * muchLonger ? (answerLetters[lengths.indexOf(most)] ?? null) : null
}

function keyOf({ item }: ReadItem): string {
  return item.answers.flatMap(({ isCorrect }, at) => (isCorrect ? [answerLetters[at] ?? ''] : [])).join('')
}

/** An answer of a list of solutions, or a heading, may have become a question. */
function tellUnchosen(taken: readonly ReadItem[], tell: Tell): void {
  const unchosen = taken.filter(({ item }) => item.type === 'fill_blank' || item.type === 'essay')
  if (taken.length < fewest || !isMost(taken.length - unchosen.length, taken.length)) return
  for (const one of unchosen) tell(one, problem('nothingToChoose'))
}

const fewestCounted = 3
const mostCounted = 6

/**
 * '4. None of these' with the answer '2' behind '1.', '2.', '3.' that ask nothing: these were options of a question that
 * counts as they do. Where a paper has several, no such answer in it is believed.
 */
function tellCounted(items: readonly ReadItem[], tell: Tell): void {
  const numbered = items.filter(
    ({ item: { type, answers } }) =>
      type === 'fill_blank' && answers.length > 0 && answers.every(({ text }) => /^[1-9]$/.test(textOf(text))),
  )
  const places = new Map(items.map((one, at) => [one, at]))
  const counted = numbered.filter((one) => {
    const number = numberIn(one.place) ?? 0
    const at = places.get(one) ?? 0
    const above = items.slice(Math.max(0, at - number + 1), at)
    const isRun = above.every((other, at) => numberIn(other.place) === at + 1 && isUnasked(other))
    return number >= 3 && number <= mostCounted && above.length === number - 1 && isRun
  })
  for (const one of counted.length >= fewestCounted ? numbered : counted) tell(one, blocking('optionCounted'))
}

function isUnasked({ item, problems }: ReadItem): boolean {
  return item.answers.length === 0 && problems.some(({ isBlocking }) => isBlocking)
}

const mostMissing = 3

/** A number that nobody saw begin stands somewhere in the question before it. */
function tellMissing(items: readonly ReadItem[], tell: Tell): void {
  const steps = items.flatMap((one, at) => {
    const [number, next] = [numberIn(one.place), numberIn(items[at + 1]?.place ?? '')]
    return number === null || next === null || next < number ? [] : [{ one, number, count: next - number - 1 }]
  })
  const missing = steps.filter(({ count }) => count > 0 && count <= mostMissing)
  if (steps.length + 1 < fewest || !isMost(steps.length - missing.length, steps.length)) return
  for (const { one, number, count } of missing) {
    const numbers = Array.from({ length: count }, (_, at) => number + at + 1).join(', ')
    tell(one, problem('numberMissing', { numbers }))
  }
}
