import { type GiftReading, type WeightedPart, cutAtSharp, weighted } from './gift-weights.ts'
import { type ItemAnswer, blocking, plainTruthOf, problem, trueFalseAnswers } from '../../item.ts'
import { fullyRight, hasWildcard, sayDropped, sayStars } from '../part-marks.ts'
import { readNumbers, readOrder, readPairs } from './gift-parts.ts'
import { answerParts, findSign, giftTyped, giftWritten, unescapeGift } from './gift-syntax.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'

/** What stands between the braces; its signs tell the type. */
export function readAnswers(text: string, reading: GiftReading): void {
  const { item, rich } = reading
  const at = generalNoteAt(text)
  const answers = (at === -1 ? text : text.slice(0, at)).trim()
  if (at !== -1) item.explanation = rich(text.slice(at + 4).trim())
  if (answers === '') {
    // A note that stands above the answers took them in.
    const taken = at === -1 ? null : /(?:^|\n)\s*[=~]\s*\S[^\n]{0,60}/.exec(text.slice(at))
    if (taken) reading.problems.push(blocking('unreadable', taken[0].trim()))
    // What its tags say about it stays.
    Object.assign(item, {
      rubric: [],
      minimumWords: null,
      maximumWords: null,
      allowPictures: false,
      ...partsIn(item),
      type: 'essay',
    })
  } else if (answers.startsWith('#')) readNumbers(answers.slice(1).trim(), reading)
  else if (answers.startsWith('>')) readOrder(answers.slice(1), reading)
  else if (!readTruth(answers, reading)) readSigns(answers, reading)
}

/** The last '####': what stands behind it is said to everybody. */
function generalNoteAt(text: string): number {
  for (let at = text.lastIndexOf('####'); at !== -1; at = at === 0 ? -1 : text.lastIndexOf('####', at - 1))
    if (text[at - 1] !== '\\') return at
  return -1
}

function readTruth(answers: string, { item, rich }: GiftReading): boolean {
  const [word = '', ...notes] = splitAll(answers, '#')
  const isTrue = findSign(word, '=~') === -1 ? plainTruthOf(word) : null
  if (isTrue === null) return false
  const [onWrong = '', ...rest] = notes
  const [wrong, right] = [rich(onWrong.trim()), rich(rest.join('#').trim())]
  item.type = 'true_false'
  item.answers = trueFalseAnswers(
    isTrue,
    isTrue ? { onTrue: right, onFalse: wrong } : { onTrue: wrong, onFalse: right },
  )
  return true
}

function readSigns(answers: string, reading: GiftReading): void {
  const { problems } = reading
  // Without any sign it is what has to be typed.
  const parts = answerParts(findSign(answers, '=~') === -1 ? `=${answers}` : answers).filter(
    // '~=a' is '=a'.
    ({ text }) => text !== '',
  )
  const before = answers.slice(0, Math.max(0, findSign(answers, '=~'))).trim()
  // 'V' beside 'F' in Spanish or French, or the number five.
  if (unsaidTruth.test(answers)) problems.push(blocking('unreadable', answers))
  if (before !== '') problems.push(blocking('unreadable', unescapeGift(before)))
  const sharp = parts.find(({ text }) => cutAtSharp.test(text))
  if (sharp && !parts.every(({ text }) => /^(?:%[^%]*%)?\s*\p{Lu}\s*(?:#|$)/u.test(text)))
    problems.push(blocking('unreadable', sharp.text))
  if (parts.some(({ sign }) => sign === '~')) readChoices(parts.map(weighted), reading)
  else if (parts.some(({ text }) => !text.startsWith('%') && text.includes('->'))) readPairs(parts, reading)
  else readTyped(parts.map(weighted), reading)
}

/** What nobody chose from, or a word for right or wrong that lost a letter; 'V' as above. */
const unsaidTruth = /^(?:v|(?:t|true)\s*[/|,;\s]\s*(?:f|false)|tru|ture|treu|fals|flase|fasle|fale)$/i

/** Several right ones, and it is said that several are to be chosen. */
const asksForSeveral =
  /chọn (?:một hoặc nhiều|nhiều|tất cả)|(?:check|choose|mark|select|tick) (?:all|one or more|two|three)|all that apply|una o más|todas las (?:que|correctas)|uma ou mais|une ou plusieurs|plusieurs réponses|один или несколько|несколько (?:ответов|вариантов)|eine oder mehrere/iu

/** '~*Lời giải thứ nhất': the star of another format, which means that it is right. In a program it means something else. */
const besidesKey = /^\*\s*\p{L}{3,}\s[^=;&()<>*]{1,300}$/u

function readChoices(parts: readonly WeightedPart[], { item, problems, rich }: GiftReading): void {
  const isSeveral = parts.filter(({ sign }) => sign === '=').length > 1 && asksForSeveral.test(textOf(item.content))
  const isOne = !isSeveral && parts.some(({ sign }) => sign === '=')
  item.type = isOne ? 'single_choice' : 'multiple_choice'
  // Of one that is to be chosen only the best earns everything; of several each earns its share.
  const best = Math.max(...parts.map(({ share }) => share))
  const isRight = ({ share }: WeightedPart): boolean => share > 0 && (!isOne || share >= best - 0.01)
  item.answers = parts.map((part): ItemAnswer => ({
    text: rich(part.text),
    isCorrect: isRight(part),
    ...(part.note !== '' && { explanation: rich(part.note) }),
  }))
  // '%%' or '50%' beside answers with weights is one that nobody filled in, or that lost a sign.
  const unfilled = parts.find(({ text, hasWeight }) => !hasWeight && /^-?[\d.,]{0,9}%/.test(text))
  if (unfilled && parts.some(({ hasWeight }) => hasWeight)) problems.push(blocking('unreadable', unfilled.text))
  const keys = parts.filter(isRight)
  if (keys.length === 0) problems.push(blocking('noKey'))
  else if (isOne && keys.length > 1) problems.push(blocking('keyConflict', keys.map(({ text }) => text).join('; ')))
  const starred = parts.filter((part) => !isRight(part) && besidesKey.test(part.text))
  if (keys.length > 0 && starred.length > 0 && starred.length < parts.length - keys.length)
    problems.push(blocking('keyConflict', [...keys, ...starred].map(({ text }) => text).join('; ')))
  const isUneven = isOne
    ? parts.some((part) => part.share > 0 && part.share < 99.9)
    : keys.some(({ share }) => Math.abs(share - (keys[0]?.share ?? 0)) > 1)
  if (isUneven) problems.push(problem('markingUnclear', parts.map(({ share }) => `${share}%`).join(' : ')))
}

function readTyped(parts: readonly WeightedPart[], { item, problems, rich }: GiftReading): void {
  item.type = 'fill_blank'
  const { right, dropped, notes } = fullyRight(parts)
  const isOpen = ({ text }: WeightedPart): boolean => hasWildcard(giftWritten(text))
  const exact = right.filter((part) => !isOpen(part))
  const open = right.filter(isOpen).map(({ text }) => ({ text, isPart: false }))
  item.answers = exact.map(({ text, note }) => ({
    text: giftTyped(text),
    isCorrect: true,
    ...(note !== '' && { explanation: rich(note) }),
  }))
  if (right.length === 0) problems.push(blocking('noKey'))
  else if (exact.length === 0) problems.push(blocking('answerUnclear', open[0]?.text))
  sayDropped([...dropped, ...(exact.length === 0 ? [] : open)], notes, problems)
  sayStars(
    exact.map(({ text }) => giftWritten(text)),
    problems,
  )
}

function splitAll(text: string, sign: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = findSign(text, sign); at !== -1; at = findSign(text, sign, start)) {
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}
