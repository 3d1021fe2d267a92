import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking, titleFrom } from '../item.ts'
import { withNamedPictures } from './document/named-pictures.ts'
import { hasPoints, withPointsTyped } from './document/typed-points.ts'
import { isTaken, withKeyUnclear } from './doubts/taken-items.ts'
import { isTextLost } from './doubts/lost-texts.ts'
import { nextTaskIn } from './doubts/next-tasks.ts'
import { withoutDoubts } from './doubts/without-doubts.ts'
import { withoutUnclearRows } from './doubts/doubted-rows.ts'
import { outlinedQuestions } from './outline/outlined-questions.ts'
import { withListedTables } from './paper/keytables/listed-tables.ts'
import { withPicturesInPlace } from './paper/respelled/tables/pictured-tables.ts'
import { withMixingTables } from './paper/respelled/around/mixing-tables.ts'
import { secondCopy, withOtherwiseTold } from './paper/respelled/blocks/copied-papers.ts'
import { withPointsBehind } from './paper/respelled/around/boxed-points.ts'
import { withCopiedOptions } from './paper/respelled/copied-options.ts'
import { withDottedNumbers } from './paper/respelled/numbers/dotted-numbers.ts'
import { withGluedParted } from './paper/respelled/rows/glued-options.ts'
import { inOneSpelling } from './paper/respelled/one-spelling.ts'
import { withOwnCode } from './paper/respelled/own-code.ts'
import { numberedQuestions } from './paper/word-questions.ts'
import { withFormsNumbered } from './prints/numbered-forms.ts'
import type { WordBlock } from './word-file.ts'

/**
 * A paper is read question by question, and also as an outline beside that of its list of keys. Whichever takes more is
 * believed. A list that contradicts its paper is the key of nothing.
 */
export function questionsIn(typed: readonly WordBlock[], pictureName: (part: string) => string): ReadItem[] {
  const items = questionsOf(typed, pictureName)
  const second = secondCopy(typed)
  if (!second) return items
  const again = withOtherwiseTold(questionsOf(second.blocks, pictureName), second.otherwise)
  const more = count(again.filter(isTaken)) - count(items.filter(isTaken))
  return more > 0 || (more === 0 && left(again) < left(items)) ? again : items
}

function questionsOf(typed: readonly WordBlock[], pictureName: (part: string) => string): ReadItem[] {
  const drawn = readInBothWays(typed, pictureName)
  const lines = withGluedParted(typed)
  if (!hasPoints(typed) || left(drawn) === 0) return withoutUnclearRows(drawn, lines)
  const pointed = readInBothWays(withPointsTyped(typed), pictureName)
  return withoutUnclearRows(count(pointed.filter(isTaken)) > count(drawn.filter(isTaken)) ? pointed : drawn, lines)
}

function readInBothWays(typed: readonly WordBlock[], pictureName: (part: string) => string): ReadItem[] {
  const paged = inOneSpelling(withFormsNumbered(withPicturesInPlace(withNamedPictures(withMixingTables(typed)))))
  const counted = withDottedNumbers(paged)
  const blocks = withCopiedOptions(withListedTables(withOwnCode(withPointsBehind(counted))))
  const numbered = numberedQuestions(blocks, pictureName)
  // No list has the numbers of questions that were counted anew.
  const outlined = counted === paged ? (outlinedQuestions(blocks, pictureName) ?? []) : []
  if (outlined === 'contradicted') return numbered.map(withKeyUnclear)
  const more = count(outlined.filter(isTaken)) - count(numbered.filter(isTaken))
  const isWhole = outlined.length > 0 && left(outlined) === 0 && left(numbered) > 0
  // As many, and nothing swallowed.
  const seen = count(outlined) - count(numbered)
  const isBetter = seen === 0 && faults.some((fault) => fault(outlined) < fault(numbered))
  const isFuller = seen === 0 && left(outlined) === left(numbered) && unsolved(outlined) < unsolved(numbered)
  const isMore =
    more > 0 ||
    (more === 0 &&
      (isWhole || seen > 0 || isBetter || isFuller || areParts(numbered, outlined) || isNextText(numbered, outlined)))
  return withoutDoubts(isMore ? withoutConflicts(outlined, numbered) : withoutConflicts(numbered, outlined))
}

/** 'a)' and 'b)' to choose from here, each with an answer of its own there, or each true or false. */
function areParts(items: readonly ReadItem[], others: readonly ReadItem[]): boolean {
  const parted = partedPlaces(others.filter(isTaken))
  const typed = partedPlaces(others.filter((one) => isTaken(one) && one.item.type === 'fill_blank'))
  const judged = new Set(
    others.flatMap((one) => (isTaken(one) && one.item.type === 'statements' ? [titleFrom(one.item.content)] : [])),
  )
  return items.some(
    (one) =>
      isTaken(one) &&
      (one.item.type === 'essay' ? typed.has(one.place) : one.item.answers.length > 1) &&
      (parted.has(one.place) || judged.has(titleFrom(one.item.content))),
  )
}

/** 'Câu 1' of 'Câu 1a' and 'Câu 1b'. */
function partedPlaces(items: readonly ReadItem[]): Set<string> {
  return new Set(items.flatMap(({ place }) => (/\d[a-z]$/u.test(place) ? [place.slice(0, -1)] : [])))
}

const fewestOfText = 20

/** Behind what is asked here stands what the next question begins with there. */
function isNextText(items: readonly ReadItem[], others: readonly ReadItem[]): boolean {
  if (items.length !== others.length) return false
  const texts = [items, others].map((own) => own.map(({ item }) => textOf(item.content).trim()))
  return items.some((_, at) => {
    const [here = '', there = '', next = ''] = [texts[0]?.[at], texts[1]?.[at], texts[1]?.[at + 1]]
    const rest = here.startsWith(there) ? here.slice(there.length).trim() : ''
    return there !== '' && rest.length >= fewestOfText && next.startsWith(rest.slice(0, fewestOfText))
  })
}

/** Essays of which nobody said how they may be solved. */
function unsolved(items: readonly ReadItem[]): number {
  return items.filter(({ item }) => item.type === 'essay' && item.explanation === '').length
}

const headingInside =
  /(?:^|[\s>])(?:[IVX]{1,4}|[A-D])\s?[./)]\s?(?:PHẦN|TỰ LUẬN|TRẮC NGHIỆM|Phần (?:trắc nghiệm|tự luận)|Tự luận|Trắc nghiệm)(?![\p{L}])/u

/** A heading of the next part that ended in what is said of a question. */
function withHeadings(items: readonly ReadItem[]): number {
  return items.filter(({ item }) => headingInside.test(textOf(item.explanation))).length
}

function left(items: readonly ReadItem[]): number {
  return items.filter((one) => !isTaken(one)).length
}

function tasksInside(items: readonly ReadItem[]): number {
  return items.filter((one) => nextTaskIn(one) !== null).length
}

function textsLost(items: readonly ReadItem[]): number {
  return isTextLost(items) ? 1 : 0
}

/** Each of them may show that one reading of as many questions is the better one. */
const faults: readonly ((items: readonly ReadItem[]) => number)[] = [left, withHeadings, tasksInside, textsLost]

/** What one reading saw in the same options stands, whatever the other did not see. */
const seenByOne: ReadonlySet<string> = new Set(['keyConflict', 'textBelow'])

/** Both saw the same options, and another key, or one of them saw a doubt: somebody has to look. */
function withoutConflicts(items: ReadItem[], others: readonly ReadItem[]): ReadItem[] {
  const found = Map.groupBy(others, optionsOf)
  // Statements below one text look alike.
  const known = new Map(
    [...found].flatMap(([name, [one, ...more]]) => (one && more.length === 0 ? [[name, one] as const] : [])),
  )
  const listed = new Set(others.flatMap((other) => (isListed(other) ? [titleFrom(other.item.content)] : [])))
  for (const one of items) {
    if (one.item.answers.length > 1 && isTaken(one) && listed.has(titleFrom(one.item.content)))
      one.problems.push(blocking('keyUnclear'))
    const offered = one.item.statements ?? one.item.answers
    const other = offered.length > 1 && isTaken(one) ? known.get(optionsOf(one)) : undefined
    if (!other) continue
    const doubts = other.problems.filter(({ code, isBlocking }) => isBlocking && seenByOne.has(code))
    if (doubts.length > 0) one.problems.push(...doubts)
    else if (isTaken(other) && keyOf(other) !== keyOf(one))
      one.problems.push(blocking('keyConflict', { answers: [keyOf(one), keyOf(other)].join(' / ').slice(0, 100) }))
  }
  return items
}

/** 'b – a – c' was said of it: an order, or several that are right, and no letter alone. */
function isListed({ item }: ReadItem): boolean {
  const said = textOf(item.explanation).trim()
  return item.type === 'ordering' || /^[a-j](?:\s?[–,;-]\s?[a-j])+$/iu.test(said)
}

const optionsOf = ({ item }: ReadItem): string =>
  [titleFrom(item.content), ...(item.statements ?? item.answers).map(({ text }) => text)].join('\n')

const keyOf = ({ item }: ReadItem): string =>
  (item.statements?.map(({ isTrue, text }) => ({ isCorrect: isTrue, text })) ?? item.answers)
    .flatMap(({ isCorrect, text }) => (isCorrect ? [textOf(text)] : []))
    .join(', ')

/** Parts of one question are one. */
function count(items: readonly ReadItem[]): number {
  const names = items.map(({ place }) => place.replace(/[a-z]{1,3}$/u, ''))
  return names.filter((name, at) => name !== names[at - 1]).length
}
