import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking, problem } from '../item.ts'
import { ask, hasLastInList, hasZeroInList, settleLists } from './roles/zero-lists.ts'
import type { ReadRow } from './row-question.ts'

/** Programs count from 0, people from 1. A key that is 0 says that all numbers of its column may be meant so. */
export function settleZeros(rows: readonly ReadRow[]): void {
  const numbered = rows.filter(({ choices, keyText }) => choices.length >= 2 && /^\d{1,2}$/.test(keyText))
  const isZero = ({ choices, keyText }: ReadRow): boolean =>
    keyText === '0' && !choices.some(({ raw }) => raw.trim() === '0')
  // 'correctIndex (0-3)' says it; an index alone is counted so by programs, and by some who write them.
  const head = rows[0]?.keyHead ?? ''
  const isSaid = /(?<!\d)0\s*(?:[-–]|đến|tới|to|\.\.+)\s*\d(?!\d)/iu.test(head)
  const isLikely = /index|indice|chỉ số/iu.test(head) && !numbered.some(isPastLast) && !rows.some(hasLastInList)
  // Where places are counted from one, a zero alone is a slip, and says nothing of the others.
  const isSlip =
    numbered.filter(isPastLast).length >= 2 && numbered.filter(isZero).length * 10 <= numbered.length && !isSaid
  const hasZero = !isSlip && numbered.some(isZero)
  askTruths(rows)
  const explained = explainedPlaces(numbered)
  const isExplained = explained.fromZero > 1 && explained.fromZero > explained.fromOne * 2
  if (!isSaid && !isLikely && !isExplained && !hasZero && !rows.some(hasZeroInList)) {
    if (explained.fromOne === 0) noteCounting(numbered)
    return
  }
  const isTold = explained.fromZero >= fewestAlike && explained.fromOne === 0 && !numbered.some(isPastLast)
  // A zero beside another number is no sign for none.
  const areLists = numbered.every(({ isKeyList }) => isKeyList === true)
  const fewest = isLikely || areLists || rows.some(hasZeroInList) ? 1 : 3
  const isCertain = isSaid || isTold || countsFromZero(numbered, numbered.filter(isZero).length, fewest)
  const isNamed = isSaid || (isLikely && isCertain)
  settleLists(rows, isCertain, hasZero || isExplained)
  settleJudgedZeros(rows, isCertain)
  const says = ({ choices, keyText }: ReadRow): boolean => choices.some(({ raw }) => raw.trim() === keyText)
  // A few whose options are numbers, in a long column of places that nothing goes beyond.
  const isLong = isCertain && numbered.length >= fewestOfLong && numbered.filter(says).length * 10 <= numbered.length
  for (const row of numbered) {
    const { read, choices, keyText } = row
    const number = Number(keyText)
    const isSame = choices[number]?.raw.trim() === keyText
    // What is called an index is none of the texts.
    if (isNamed || isLong ? number < choices.length : isCertain && (isSame || !says(row))) {
      settle(read, choices, number)
      continue
    }
    // What an option says and no place is.
    if (number > choices.length && read.reasons?.some(({ code }) => code === 'keyByText')) continue
    askPlace(read, choices, keyText)
  }
}

/** A number that names one of two options which mean right and wrong. */
const isPlacedTruth = ({ read, choices }: ReadRow): boolean =>
  choices.length === 0 &&
  read.item.type === 'true_false' &&
  read.reasons?.some(({ code }) => code === 'keyByPlace') === true

/** 1 is the first of 'Sai' and 'Đúng', and means 'Đúng' to others: a 2 somewhere shows that places are counted. */
function askTruths(rows: readonly ReadRow[]): void {
  const judged = rows.filter(isPlacedTruth)
  if (rows.some(({ keyText }) => /^[2-9]$/.test(keyText))) return
  for (const { read, keyText } of judged)
    if (read.item.answers[0]?.isCorrect === false) read.problems.push(blocking('ambiguousKey', { answer: keyText }))
}

/** Right and wrong have an order of their own: the number of one of them was a place as well. */
function settleJudgedZeros(rows: readonly ReadRow[], isCertain: boolean): void {
  const judged = rows.filter(isPlacedTruth)
  const isSecond = isCertain && judged.every(({ keyText }) => keyText === '1')
  for (const { read, keyText } of judged) {
    if (!isSecond) read.problems.push(blocking('countsFromZero', { answer: keyText }))
    read.reasons = (read.reasons ?? []).filter(({ code }) => !code.startsWith('key'))
    if (isSecond) read.reasons.push({ code: 'keyFromZero' })
    read.item.answers = read.item.answers.map((answer) => ({ ...answer, isCorrect: isSecond && !answer.isCorrect }))
  }
}

/** Which of the two options that a number may mean the explanations name. */
function explainedPlaces(rows: readonly ReadRow[]): { fromZero: number; fromOne: number } {
  const voices = rows.map(({ read, choices, keyText }) => {
    const told = plain(textOf(read.item.explanation))
    const names = (place: number): boolean => {
      const option = plain(choices[place]?.raw ?? '')
      return option.length > 2 && ` ${told} `.includes(` ${option} `)
    }
    const [isFromZero, isFromOne] = [names(Number(keyText)), names(Number(keyText) - 1)]
    return isFromZero === isFromOne ? '' : isFromZero ? 'zero' : 'one'
  })
  return {
    fromZero: voices.filter((voice) => voice === 'zero').length,
    fromOne: voices.filter((voice) => voice === 'one').length,
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Neither 0 nor the last option is ever right: the numbers fit both ways of counting. Options that are numbered say which
 * one is meant, as far as that goes; below letters it is asked.
 */
function noteCounting(rows: readonly ReadRow[]): void {
  const areAsked = rows.every(({ choices, keyText }) => choices.length > 2 && Number(keyText) < choices.length)
  // 'Phương án 1' is what a 1 names, as far as a few rows can tell; below 'A' it may be counted in any way.
  const isNamed = rows.every(({ firstHead }) => /^(?:\D*1(?!\d)|$)/.test(firstHead))
  if (rows.length === 0 || !areAsked || (isNamed && rows.length < fewestAlike)) return
  for (const { read, choices, keyText } of rows) {
    const taken = read.item.answers.findIndex(({ isCorrect }) => isCorrect)
    const isPlace = taken === Number(keyText) - 1 && choices[taken]?.raw.trim() !== keyText
    if (isPlace && isNamed) read.problems = [...read.problems, problem('countedFromOne', { answer: keyText })]
    else if (isPlace) askPlace(read, choices, keyText)
  }
}

/** Whether it counts from zero, with what it means either way. */
function askPlace(read: ReadRow['read'], choices: ReadRow['choices'], keyText: string): void {
  const number = Number(keyText)
  ask(read, keyText)
  const { said: _said, ...marks } = read.marks ?? {}
  read.marks = {
    ...marks,
    ...(number >= 1 && number <= choices.length && { place: [number - 1] }),
    ...(number < choices.length && { placeFromZero: [number] }),
  }
}

const isPastLast = ({ choices, keyText }: ReadRow): boolean => Number(keyText) === choices.length

/** Nobody who counts from one writes zeros and never the number of the last option; one zero of an index does. */
function countsFromZero(rows: readonly ReadRow[], zeros: number, fewest: number): boolean {
  const isWithin = rows.every(({ choices, keyText }) => Number(keyText) < choices.length)
  // Where zero stands for no key, others would name the last option.
  const isLast = ({ choices, keyText }: ReadRow): boolean => Number(keyText) === choices.length - 1
  const isShown = rows.some(isLast) ? zeros >= fewest : zeros * 5 >= rows.length
  return zeros > 0 && isWithin && rows.length >= fewestAlike && isShown
}

function settle(read: ReadRow['read'], choices: ReadRow['choices'], number: number): void {
  // An option that is left empty has its place as well.
  const named = choices.findIndex(({ letter }) => letter === answerLetters[number])
  const place = named === -1 ? number : named
  read.problems = read.problems.filter(({ code }) => code !== 'wrongLetter' && code !== 'ambiguousKey')
  read.reasons = [...(read.reasons ?? []).filter(({ code }) => !code.startsWith('key')), { code: 'keyFromZero' }]
  read.item.answers = read.item.answers.map((answer, index) => ({ ...answer, isCorrect: index === place }))
  const { said: _said, place: _place, ...marks } = read.marks ?? {}
  read.marks = { ...marks, placeFromZero: [place] }
}

/** Fewer rows say nothing about the others. */
const fewestAlike = 5
const fewestOfLong = 20

/** A number may be a place or what an option says: where every other row of the column says one of them, so does this. */
export function settleHabits(rows: readonly ReadRow[]): void {
  const doubtful = rows.filter(({ read }) => read.problems.some(({ code }) => code === 'ambiguousKey'))
  if (doubtful.length === 0) return
  const hasReason = ({ read }: ReadRow, code: string): boolean =>
    read.reasons?.some((one) => one.code === code) === true
  // 'A' that is the first option and says 'A' as well fits both.
  const told = rows.filter((row) => row.choices.length > 1 && hasReason(row, 'keyFromColumn') && !isBoth(row))
  for (const [sign, code] of [
    ['text', 'keyByText'],
    ['place', 'keyByPlace'],
  ] as const) {
    const isSeen = sign === 'text' ? areTexts(rows, told, doubtful) : false
    if ((told.length < fewestAlike && !isSeen) || !told.every((row) => hasReason(row, code))) continue
    // A single number among many places may be what somebody typed instead.
    if (sign === 'place' && doubtful.length * 10 <= told.length) continue
    for (const { read } of doubtful) if (takeKey(read, sign)) read.reasons = [...(read.reasons ?? []), { code }]
  }
  const worded = told.filter((row) => !keyLetters.test(row.keyText) || hasReason(row, 'keyByText'))
  // Among very many a few have lost their cells.
  if (told.length < fewestAlike || worded.length * 50 > told.length) return
  for (const { read, keyText } of doubtful) if (/^[a-j]/i.test(keyText)) takeKey(read, 'place')
}

const isBoth = ({ keyText, choices }: ReadRow): boolean =>
  choices.some(({ letter, raw }) => letter === keyText && raw.trim() === keyText)

const keyLetters = /^[a-j](?:[\s,;/&+]{0,3}[a-j])*$/i

/** Every key is an option of its row, and some of them can be nothing else: fewer rows are enough. */
function areTexts(rows: readonly ReadRow[], told: readonly ReadRow[], doubtful: readonly ReadRow[]): boolean {
  const only = told.filter(({ keyText, choices }) => !/^\d{1,2}$/.test(keyText) || Number(keyText) > choices.length)
  const keyed = rows.filter(({ keyText, choices }) => keyText !== '' && choices.length > 1)
  return only.length >= 2 && keyed.length >= fewestAlike && keyed.length === told.length + doubtful.length
}

function takeKey(read: ReadRow['read'], sign: 'text' | 'place'): boolean {
  const keys = new Set(read.marks?.[sign] ?? [])
  if (keys.size === 0) return false
  read.problems = read.problems.filter((one) => one.code !== 'ambiguousKey')
  read.item.answers = read.item.answers.map((answer, index) => ({ ...answer, isCorrect: keys.has(index) }))
  if (keys.size > 1 && read.item.type === 'single_choice') read.item.type = 'multiple_choice'
  return true
}

/** Where the keys of a column are no option of their rows, only the wrong ones may stand there: '2' is then no place. */
export function settleForeign(rows: readonly ReadRow[]): void {
  const keyed = rows.filter(({ choices, keyText }) => choices.length > 1 && keyText !== '')
  const foreign = keyed.filter(
    ({ read, choices, keyText }) =>
      read.problems.some(({ code }) => code === 'wrongLetter') &&
      (isNumber(keyText) ? Number(keyText) > choices.length + 1 : !/^[a-j](?:[\s,;/&+]{0,3}[a-j])*$/i.test(keyText)),
  )
  const isPlaced = ({ read }: ReadRow): boolean =>
    read.reasons?.some(({ code }) => code === 'keyFromColumn') === true &&
    !read.reasons.some(({ code }) => code === 'keyByText')
  const placed = keyed.filter(
    (row) => isPlaced(row) && /^(?:[a-j]|10|[1-9])(?:\s?[,;]\s?(?:10|[1-9]))*$/i.test(row.keyText),
  )
  const numbered = placed.filter(({ keyText }) => isNumber(keyText))
  // One that names an option shows that the right ones stand there.
  if (keyed.some((row) => !placed.includes(row) && row.read.item.answers.some(({ isCorrect }) => isCorrect))) return
  const doubtful =
    foreign.length < fewestForeign
      ? []
      : foreign.length >= placed.length
        ? placed
        : foreign.filter(({ keyText }) => isNumber(keyText)).length * 4 >= numbered.length
          ? numbered
          : []
  for (const { read, keyText } of doubtful) {
    const place = read.item.answers.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : []))
    read.problems = [...read.problems, blocking('ambiguousKey', { answer: keyText })]
    read.reasons = (read.reasons ?? []).filter(({ code }) => !code.startsWith('key'))
    read.item.answers = read.item.answers.map((answer) => ({ ...answer, isCorrect: false }))
    const { said: _said, ...marks } = read.marks ?? {}
    read.marks = { ...marks, place }
  }
}

const fewestForeign = 2
const isNumber = (text: string): boolean => /^\d{1,9}(?:\s?[,;]\s?\d{1,9})*$/.test(text)
