import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { isPaperFormat } from '@lms/contracts/exchange/exchange.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { withIntroductions } from './introductions.ts'
import { type FormatReader, type Item, type ReadFile, type ReadItem, blocking } from './item.ts'
import { pictureSpokenOf } from './pictures-spoken-of.ts'
import { withWeights } from './point-weights.ts'
import { readers } from './registry.ts'

/** A file in its format, with what its questions show only beside each other. */
export async function readFileAs(format: ImportFormat, ...given: Parameters<FormatReader['read']>): Promise<ReadFile> {
  const { read } = await readers[format]()
  const file = await read(...given)
  const isExact = !isPaperFormat(format) && file.sheets === undefined && format !== 'json'
  const items = isExact ? withIntroductions(file.items).map(withPictureSpokenOf) : file.items
  return { ...file, items: joinedTwins(withWeights(items)) }
}

/** What programs keep could hold its picture: a question that points at one, and brings nothing along, cannot be answered. */
function withPictureSpokenOf(one: ReadItem): ReadItem {
  const isTold = one.problems.some(({ code }) => code === 'pictureMissing' || code === 'notAQuestion')
  const text =
    isTold || /<(?:img|table|pre|code|audio|video|iframe)\b/i.test(one.item.content)
      ? ''
      : pictureSpokenOf(textOf(one.item.content))
  return text === '' ? one : { ...one, problems: [...one.problems, blocking('pictureMissing', text)] }
}

/**
 * The same text, options and pictures printed twice are one question, with whatever either of them says: a paper often
 * stands in its file with and without solutions. Two keys are asked about.
 */
function joinedTwins(items: readonly ReadItem[]): ReadItem[] {
  const groups = [...Map.groupBy(items, (one) => spelled(one.item) || one).values()]
  return groups.flatMap(([first, ...others]) => (first ? joined(first, others) : []))
}

const shown = (html: string): string =>
  html
    .replaceAll(/<(?!img|span data-type|div data-type)[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** Nothing for what cannot be told apart from others. */
function spelled({ content, answers, statements = [], pairs = [], items = [], gaps = [] }: Item): string {
  const asked = shown(content)
  const offered = [...answers, ...statements].map(({ text }) => shown(text))
  const parts = pairs.length + items.length + gaps.length
  return asked.length < 10 || parts > 0 ? '' : JSON.stringify([asked, ...(offered.length > 1 ? offered : [])])
}

const isTaken = ({ problems }: ReadItem): boolean => !problems.some(({ isBlocking }) => isBlocking)
const keyOf = ({ answers, statements = [] }: Item): string =>
  [...answers.map(({ isCorrect }) => isCorrect), ...statements.map(({ isTrue }) => isTrue)].join()

/** The one that says its key, at the place where it stands first. */
function joined(first: ReadItem, others: readonly ReadItem[]): ReadItem {
  if (others.length === 0) return first
  const taken = [first, ...others].filter(isTaken)
  const best = taken[0] ?? first
  const isOther = new Set(taken.map(({ item }) => keyOf(item))).size > 1
  const explanation = [best, first, ...others].map(({ item }) => item.explanation).find((text) => text !== '') ?? ''
  return {
    ...best,
    place: first.place,
    ...(first.section !== undefined && { section: first.section }),
    item: { ...best.item, explanation },
    problems: isOther
      ? [...best.problems, blocking('keyConflict', taken.map(({ place }) => place).join(', '))]
      : best.problems,
  }
}
