import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../../item.ts'
import { isTaken, withKeyUnclear } from './taken-items.ts'
import { droppedBy } from './item-texts.ts'

/** Keys that are doubted for what stands at the other questions. */

/** 'Đáp án: A' above the first question, and none below the last: each is that of the next. */
export function areMoved(items: readonly ReadItem[]): boolean {
  const [first] = items
  const last = items.at(-1)
  if (!first || !last || first === last) return false
  const isAbove = /(?:^|[\s;/])(?:đáp án|key|answer|đ\/?a)\s?[:：]\s?[A-J](?:$|[\s;/.])/iu.test(droppedBy(first))
  return isAbove && isUnkeyed(last) && items.some(isTaken)
}

function isUnkeyed({ problems }: ReadItem): boolean {
  return problems.some(({ code }) => code === 'noKey')
}

/** 'Đáp án: B C' below two questions of which the first has none: one letter for each. */
export function withoutGroups(items: readonly ReadItem[]): ReadItem[] {
  let unkeyed = 0
  return items.map((one) => {
    const right = one.item.type === 'multiple_choice' ? one.item.answers.filter(({ isCorrect }) => isCorrect).length : 0
    const isOfGroup = right > 1 && unkeyed >= right - 1 && !one.isTypeSaid
    unkeyed = isUnkeyed(one) ? unkeyed + 1 : 0
    return isOfGroup ? withKeyUnclear(one) : one
  })
}

const fewestMissing = 2
const fewestAsked = 10

/** Behind questions whose options are missing: what stands there may be the other column of all of them. */
export function withoutColumns(items: readonly ReadItem[]): ReadItem[] {
  let missing = 0
  return items.map((one) => {
    const isBehind = missing >= fewestMissing && one.item.answers.length > 1
    const isAsked = textOf(one.item.content).trim().length >= fewestAsked
    missing = isAsked && one.problems.some(({ code }) => code === 'optionsMissing') ? missing + 1 : 0
    return isBehind ? withKeyUnclear(one) : one
  })
}

/** Only the last one has a key, and it has as many as there are questions: it is the list of all. */
export function isOfAll(items: readonly ReadItem[]): boolean {
  const last = items.at(-1)
  const isAlone = items.length > 1 && items.every((one) => isTaken(one) === (one === last))
  if (!last || !isAlone) return false
  const right = last.item.answers.find(({ isCorrect }) => isCorrect)
  const said = last.item.type === 'fill_blank' ? textOf(right?.text ?? '').split(/[\s;,–-]+/u) : []
  const isLetters = /(?:^|\s)[A-J](?:[\s;/]+[A-J])*(?:$|[\s;/])/u.test(droppedBy(last))
  return last.item.type === 'multiple_choice' || said.length >= items.length || isLetters
}

const fewestWhole = 3

/** 'A B C D' below most questions: all that can be circled, and not all that is right. */
export function withoutLettersToCircle(items: readonly ReadItem[]): ReadItem[] {
  const chosen = items.filter((one) => isTaken(one) && /^(?:single|multiple)_choice$/u.test(one.item.type))
  const whole = chosen.filter(({ item }) => item.answers.length > 2 && item.answers.every(({ isCorrect }) => isCorrect))
  if (whole.length < fewestWhole || whole.length * 2 < chosen.length) return [...items]
  return items.map((one) => (whole.includes(one) ? withKeyUnclear(one) : one))
}

/** All but one are right, and so everywhere: whoever marks options marks the one, by a look that is not known here. */
export function withoutAllButOne(items: readonly ReadItem[]): ReadItem[] {
  const chosen = items.filter((one) => isTaken(one) && /^(?:single|multiple)_choice$/u.test(one.item.type))
  const turned = chosen.filter(
    ({ item: { answers } }) => answers.length > 2 && answers.filter(({ isCorrect }) => !isCorrect).length === 1,
  )
  if (turned.length < fewestWhole || turned.length * 5 < chosen.length * 4) return [...items]
  return items.map((one) => (turned.includes(one) ? withKeyUnclear(one) : one))
}

const picture = '<img\\b[^>]*>'
const ends = new RegExp(`${picture}\\s*(?:</[^>]+>\\s*)*$`, 'u')

/** A picture ends what is asked and each option but the last: they may stand above the options that they belong to. */
export function withoutPicturesAbove(items: readonly ReadItem[]): ReadItem[] {
  return items.map((one) => {
    const texts = one.item.answers.map(({ text }) => text)
    const areAbove =
      isTaken(one) &&
      texts.length > 2 &&
      [one.item.content, ...texts.slice(0, -1)].every((text) => ends.test(text) && textOf(text).trim() !== '') &&
      !/<img/u.test(texts.at(-1) ?? '')
    return areAbove ? { ...one, problems: [...one.problems, blocking('picturesBetween')] } : one
  })
}

const lastOfFour = /(?:^|\s)[Dd]\s?[.)]\s+\S.{0,60}/u

/** 'd. …' in what the next one asks, behind options 'a' and 'b': the one between them lost its letter, and began it. */
export function withoutLettersBehind(items: readonly ReadItem[]): ReadItem[] {
  const found = new Map<ReadItem, string>()
  for (const [at, one] of items.entries()) {
    const next = items[at + 1]
    const isShort = one.item.answers.length === 2 && /^(?:single|multiple)_choice$/u.test(one.item.type)
    const said = next && isShort && isTaken(one) ? lastOfFour.exec(textOf(next.item.content))?.[0] : undefined
    if (!next || said === undefined) continue
    for (const each of [one, next]) found.set(each, said.trim())
  }
  return items.map((one) => {
    const text = found.get(one)
    return text === undefined ? one : { ...one, problems: [...one.problems, blocking('lineUnclear', { text })] }
  })
}
