import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'
import { asksForLetter } from '../options/typed-text.ts'
import { settleVariants } from '../keys/typed-variants.ts'

/** What no column says of one answer that is typed, and the whole column does. */
export function settleTyped(rows: readonly ReadRow[]): void {
  const typed = rows.filter(({ read }) => read.reasons?.some(({ code }) => code === 'typedAnswer') === true)
  settleVariants(typed)
  settleDescribed(typed)
  settleUnread(rows, typed)
  settleInside(typed.filter(({ read }) => !read.problems.some(({ isBlocking }) => isBlocking)))
  settleLists(typed)
  settleLost(typed)
  settleLetters(rows, typed)
  settlePlaces(rows, typed)
  settleUnoffered(rows, typed)
  settleNamed(rows)
}

const fewestNamed = 2

/** Called typed, and its key is a letter like those that choose in the other rows: what it names is not there. */
function settleNamed(rows: readonly ReadRow[]): void {
  const isLetter = ({ keyText }: ReadRow): boolean => /^[A-H]$/i.test(keyText)
  const isTyped = ({ read, choices }: ReadRow): boolean => read.item.type === 'fill_blank' && choices.length === 0
  const others = rows.filter((row) => !isTyped(row) && row.keyText !== '')
  const letters = others.filter(isLetter).map(({ keyText }) => keyText)
  if (letters.length < fewestNamed || letters.length * 2 < others.length) return
  const areUpper = letters.every((letter) => letter === letter.toUpperCase())
  for (const row of rows.filter((one) => isTyped(one) && isLetter(one) && one.read.item.answers.length === 1)) {
    const isAlike = !areUpper || row.keyText === row.keyText.toUpperCase()
    const isOwn = row.isOwn === true || textOf(row.read.item.answers[0]?.text ?? '') !== row.keyText
    const isAsked = asksForLetter(textOf(row.read.item.content), row.keyText)
    if (isAlike && !isOwn && !isAsked && !row.read.problems.some(({ isBlocking }) => isBlocking)) tellMissing(row)
  }
}

/** 'Third person singular.' goes into no gap within a sentence: it says what is to be typed there. */
function settleDescribed(typed: readonly ReadRow[]): void {
  for (const { read, keyText } of typed) {
    const asked = textOf(read.item.content)
    const isWithin = /\p{L}\P{Po}{1,200}(?:_{2,}|…)[\s"”)]{0,5}\p{Ll}/u.test(asked.slice(0, longestAsked))
    const [first = '', ...others] = keyText.trim().split(' ')
    const isDescribed =
      keyText.length <= longestDescribed &&
      /^\p{Lu}\p{Ll}+$/u.test(first) &&
      others.every((word, at) => /^\p{L}+\.?$/u.test(word) && word.endsWith('.') === (at === others.length - 1)) &&
      others.some((word) => /^\p{Ll}/u.test(word))
    if (isWithin && isDescribed && !read.problems.some(({ isBlocking }) => isBlocking))
      read.problems.push(blocking('typedLong', { answer: keyText.trim().slice(0, 60) }))
  }
}

const longestDescribed = 80
const longestAsked = 500
const fewestUnread = 3

/** Where the options of most questions were not read, neither were those of the others, though one has a gap to be filled. */
function settleUnread(rows: readonly ReadRow[], typed: readonly ReadRow[]): void {
  const isUnread = ({ read, choices }: ReadRow): boolean =>
    choices.length === 0 && read.problems.some(({ code }) => code === 'optionsMissing')
  const unread = rows.filter(isUnread)
  if (unread.length < fewestUnread || unread.length * 3 < rows.length * 2) return
  for (const row of typed) if (!isUnread(row)) tellMissing(row)
}

function tellMissing({ read, keyText }: ReadRow): void {
  read.problems.push(blocking('optionsMissing', { letter: keyText.slice(0, 60) }))
}

const fewestInside = 3
const fewestCounted = 5

/**
 * The answers of nearly all of them stand in what is asked, or are small numbers below questions that go on behind their
 * sign: what somebody was to choose from was not read.
 */
function settleInside(typed: readonly ReadRow[]): void {
  const isInside = ({ read, keyText }: ReadRow): boolean =>
    ` ${wordsIn(textOf(read.item.content))} `.includes(` ${wordsIn(keyText)} `)
  const isPlace = ({ keyText }: ReadRow): boolean => /^[0-6](?:\.0)?$/.test(keyText)
  const inside = typed.filter((row) => isInside(row)).length
  const going = typed.filter(({ read }) => /[?？:]\s*\S+.*\P{P}/su.test(textOf(read.item.content))).length
  const areInside = inside >= fewestInside && inside * 5 >= typed.length * 4
  const areCounted = typed.length >= fewestCounted && typed.every(isPlace) && going * 2 >= typed.length
  // 'A Huế', 'C Vinh': one that begins so has an article, and different ones have letters.
  const begins = typed.map(({ keyText }) => /^([A-H])\s\S/.exec(keyText)?.[1] ?? '')
  const areLabelled = begins.every((letter) => letter !== '') && new Set(begins).size >= fewestInside
  if (!areInside && !areCounted && !areLabelled) return
  for (const row of typed) tellMissing(row)
}

const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const fewestPlaced = 4

/** A number below keys that are places of options is one as well: what it counts is lost. */
function settlePlaces(rows: readonly ReadRow[], typed: readonly ReadRow[]): void {
  const placed = rows.filter(
    ({ read }) => read.reasons?.some(({ code }) => /^key(?:ByPlace|FromZero)$/.test(code)) === true,
  )
  if (placed.length < fewestPlaced || placed.length * 5 < rows.length * 4) return
  const most = Math.max(...placed.map(({ choices }) => choices.length))
  for (const { read, keyText } of typed)
    if (/^\d{1,2}$/.test(keyText.trim()) && Number(keyText) <= most)
      read.problems.push(blocking('optionsMissing', { letter: keyText }))
}

const fewestOffered = 10

/** Beside questions that all have something to choose from, the options of one that has none are not there. */
function settleUnoffered(rows: readonly ReadRow[], typed: readonly ReadRow[]): void {
  const bare = typed.filter(({ typeText }) => typeText === '')
  const offered = rows.filter(({ choices }) => choices.length > 1).length
  const areListed = rows.some(({ read }) => read.reasons?.some(({ code }) => code === 'optionsFromRows') === true)
  if (offered < fewestOffered || (bare.length * 9 > offered && !areListed)) return
  for (const { read, keyText } of bare)
    if (!/_{3}|…|\.{4}/u.test(textOf(read.item.content)) && !read.problems.some(({ isBlocking }) => isBlocking))
      read.problems.push(blocking('optionsMissing', { letter: keyText.slice(0, 60) }))
}

/** Where many answers of a column are lists, '157,156' is one as well: a comma that is no doubt elsewhere is one here. */
function settleLists(typed: readonly ReadRow[]): void {
  const isAsked = ({ read }: ReadRow): boolean => read.problems.some(({ code }) => code === 'typedSeveral')
  const asked = typed.filter(isAsked).length
  if (asked < 2 || asked * 2 < typed.length) return
  for (const row of typed)
    if (!isAsked(row) && row.keyText.includes(','))
      row.read.problems.push(blocking('typedSeveral', { answer: row.keyText.slice(0, 60) }))
}

/** 'T' among words that are typed is a letter, and means 'true' where it comes often. */
function settleLetters(rows: readonly ReadRow[], typed: readonly ReadRow[]): void {
  const judged = rows.filter(({ read, keyText, typeText, choices }) => {
    const isBare = typeText === '' && choices.length === 0 && /^[a-z]$/i.test(keyText)
    return isBare && read.item.type === 'true_false'
  })
  if (judged.length * 5 >= typed.length) return
  for (const { read, keyText } of judged) read.problems.push(blocking('optionsMissing', { letter: keyText }))
}

/** Somebody was to choose: 'which of the following', 'chọn hai', and answers that speak of the others. */
const choosing =
  /(?:which|what|one|two|all|any|each) of (?:the following|these)|(?:nào|đâu) (?:sau|dưới) đây|chọn (?:hai|ba|\d)|(?:cu[aá]l(?:es)?|qua(?:l|is)|de|d[ao]s?|en) (?:de )?(?:l[oa]s |el |la )?(?:siguiente|seguinte)s?|selecci(?:one|ona)|assinale|parmi les|welche der folgenden|quali? (?:tra|delle|dei)|下列(?!程序|代码|程式|语句|指令)|以下哪|下面哪|次のうち|다음 중|из (?:следующих|перечисленных)/iu
const ofOthers =
  /(?:all|none|both) of (?:the above|these|them)|tod[oa]s (?:l[oa]s )?anteriores|ningun[oa] de l|nenhuma d|(?:la|el|a|o) \d y? ?(?:y|e|and) (?:la |el )?\d|tất cả (?:các )?(?:đáp án|phương án|ý)|(?:cả|đều) (?:[abc](?:$|[\s,])|đúng|sai)|以上(?:都|皆|均|全|各项|选项)/iu

/** Options that stood elsewhere: without them nothing tells what may be typed. Where they are many, so it is for all. */
function settleLost(typed: readonly ReadRow[]): void {
  const isLost = ({ read, keyText }: ReadRow): boolean =>
    choosing.test(textOf(read.item.content)) || ofOthers.test(keyText)
  const lost = typed.filter(isLost)
  const areAll = lost.length > 1 && lost.length * 5 >= typed.length
  for (const row of areAll ? typed : lost) tellMissing(row)
}
