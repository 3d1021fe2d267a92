import { textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, type ReadItem, blocking, problem } from '../item.ts'
import { isAskedIn, isInstruction } from './outline/passages.ts'
import { typedDoubt } from '../text/several-typed.ts'
import { openly } from './paper/kinds/typed-keys.ts'
import { pairsIn } from './signs/pair-signs.ts'

/** Keys that were read, and that may be those of something else. */

export function isTaken({ problems }: ReadItem): boolean {
  return !problems.some(({ isBlocking }) => isBlocking)
}

export function withKeyUnclear(one: ReadItem): ReadItem {
  return isTaken(one) ? { ...one, problems: [...one.problems, blocking('keyUnclear')] } : one
}

export function withoutDoubts(items: readonly ReadItem[]): ReadItem[] {
  if (areMoved(items)) return items.map(withKeyUnclear)
  const doubted = items.map(withoutDoubt)
  return withTextTold(
    withoutNextTasks(isOfAll(doubted) ? doubted.map(withKeyUnclear) : withoutColumns(withoutGroups(doubted))),
  )
}

/** '56 0,5': its points, or part of it. */
const pointsBehind = /\S\s+\[?(?:0[.,](?:25|5|75)|1[.,]0)\]?$/u

/** 'A D' behind the letter that was taken: keys of other codes. */
const otherLetters = /^(?:\d{1,3}\s+)?[A-H]{1,2}(?:[\s,;]+(?:[\d.,]{1,5}\s+)?[A-H]{1,2})*(?:\s+[\d.,]{1,5})?$/u

/** 'Đúng ghi Đ, sai ghi S' asks for truths; nobody writes about it. */
const ofTruths =
  /đúng\s(?:thì\s)?(?:ghi|điền|viết)\s.{0,4}đ.{0,12}sai\s(?:thì\s)?(?:ghi|điền|viết)\s.{0,4}s(?![\p{L}])/iu

function withoutDoubt(one: ReadItem): ReadItem {
  if (one.isTypeSaid) return one
  const { type, content, answers, explanation } = one.item
  const isOfOthers = answers.length > 1 && otherLetters.test(textOf(explanation).trim())
  const isUnseen =
    type === 'essay' && (ofTruths.test(textOf(content)) || isMatched(textOf(content), textOf(explanation)))
  const isUntyped =
    (type === 'fill_blank' && answers.some(({ text }) => isNothingTyped(textOf(text).trim(), textOf(content)))) ||
    typedInGaps(one).some(({ text }) => typedDoubt(text) !== null || /^\(?[a-h]\)\s|\s[b-h]\)?$/u.test(text))
  // What is asked, once more.
  const isAgain =
    (type === 'fill_blank' && answers.some(({ text }) => isTail(textOf(content), textOf(text)))) ||
    (type === 'essay' && textOf(explanation).trim() !== '' && textOf(explanation).trim() === textOf(content).trim())
  const isSolution = (type === 'essay' || type === 'fill_blank') && ofSolution.test(textOf(content).trim())
  // Options above what is asked are those of another question.
  const isOfAnother = optionsAbove.test(content)
  const isWritten =
    type === 'fill_blank' &&
    openly.test(paragraphsOf(content).at(-1) ?? '') &&
    answers.some(({ text }) => /\S\s\S+\s\S/u.test(textOf(text)))
  const isOfNextPart = answers.length > 1 && nextPart.test(textOf(explanation).trim())
  // 'x = 3 b x = 4' behind the letter a.
  const isParted =
    answers.length > 1 && answers[0]?.isCorrect === true && /^\S.*\sb\s+\S/u.test(textOf(explanation).trim())
  const isCorrected = answers.length > 1 && corrected.test(droppedBy(one))
  // A sign alone: the letter stood behind what it names.
  const isCut =
    answers.length > 1 && ofMistakes.test(textOf(content)) && textOf(answers.at(-1)?.text ?? '').trim() === '.'
  return isOfOthers ||
    isOfNextPart ||
    isAgain ||
    isSolution ||
    isOfAnother ||
    isParted ||
    isUnseen ||
    isCut ||
    isWritten ||
    isUntyped ||
    isCorrected ||
    isOfTruth(one)
    ? withKeyUnclear(one)
    : one
}

/** How something is solved, or a list of keys, and no question. */
const ofSolution =
  /^(?:[A-J]\s+\d{1,2}\s?[.)]\s+[A-J](?:\s|$)|(?:[Pp]hương pháp|[Cc]ách giải|[Ll]ời giải)\s?[:：]|(?:PHẦN\s)?(?:TỰ LUẬN|TRẮC NGHIỆM)\s*$)/u

const optionsAbove = /<p>(?:<[^>]+>)*A\s?[.)]\s[^<]*(?:<[^p][^>]*>[^<]*)*<\/p><p>(?:<[^>]+>)*B\s?[.)]\s.*<\/p><p>/u

const fewestSame = 4

function isTail(asked: string, said: string): boolean {
  const [one, other] = [asked, said].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ''))
  return (other ?? '').length >= fewestSame && one !== undefined && one.endsWith(other ?? '-')
}

function typedInGaps({ item }: ReadItem): readonly { text: string }[] {
  return (item.gaps ?? []).flatMap((gap) => (gap.kind === 'text' ? gap.answers : []))
}

const ofMistakes = /mistake|error|lỗi sai|chỗ sai/iu

/** '(sửa lại: D)', '(hoặc D)' behind a letter. */
const corrected =
  /(?:^|[\s(])(?:sửa(?: lại)?|hoặc|or|đổi|→)\s?(?:thành\s)?[:：]?\s?[A-J](?:[\s).]|$)|^\(\s?[A-J]\s?\)$/iu
const withdrawn = /^(?:bỏ|huỷ|hủy|sai đề|xem lại|không có|tự (?:làm|giải))$/iu
const pairsAlone = /^(?:\d{1,2}\s?[-–.]?\s?[A-Ja-j](?:[\s;,.]+|$)){2,}$/u

/** 'B. 1. …' behind a key is that of the next part. */
const nextPart = /^[B-D]\s?[.)](?:\s?(?:\d{1,2}\s?[.)]|câu\s\d)|\s*$)/iu
const ofPairs = /^\s*(?:nối|match)(?![\p{L}])/iu

/** A tick, 'bỏ', '1OO' with the letter O, '1-b, 2-a', '27 (không nhận 28)', '56 0,5': nobody types that. */
function isNothingTyped(text: string, asked: string): boolean {
  return (
    /^(?:[xvXV✓✔√✗✘]|N[GI])$/u.test(text) ||
    pairsIn(text) !== null ||
    (/^[\da-j]$/iu.test(text) && ofPairs.test(asked)) ||
    pointsBehind.test(text) ||
    withdrawn.test(text) ||
    // 'a) 60; b) 12'
    /^\(?a\s?[.)]\s*\S.*[\s;,]\(?b\s?[.)]\s*\S/u.test(text) ||
    // 'Are … coming'
    /\p{L}\s?(?:…|\.{3})\s?\p{L}/u.test(text) ||
    (/^(?=.*O)[\dO]+$/u.test(text) && (/\d/u.test(text) || /\d\s?[-+–×x:]\s?\d/u.test(asked))) ||
    pairsAlone.test(text) ||
    /(?:(?:^|\s)\d{1,2}\s?[-–.]\s?[A-Ja-j](?=[\s;,.]|$)[;,.]?\s*){3}/u.test(text) ||
    /\((?:không|chấp nhận|hoặc|có thể|or)\s[^()]*\)$/iu.test(text)
  )
}

/** 'Các phát biểu sau đúng hay sai?' with letters for an answer, or with 'Đ …' for a solution. */
function isOfTruth({ item: { type, content, explanation } }: ReadItem): boolean {
  if (type === 'essay') return /^(?:\d{1,3}\)\s*)?(?:a\)\s*)?[ĐS](?:[\s;,]|$)/u.test(textOf(explanation).trim())
  const isChosen = type === 'single_choice' || type === 'multiple_choice'
  return (
    isChosen &&
    /sau(?: đây)?(?: là)? đúng hay sai|nào đúng, [^.?]{0,30}nào sai|đúng\s?\(đ\)\s?(?:hay|hoặc) sai/iu.test(
      textOf(content),
    )
  )
}

/** 'Nối …' whose list says what belongs to what: nobody writes about that either. */
function isMatched(asked: string, said: string): boolean {
  return /(?:^|[\s.:])(?:nối|match)(?![\p{L}])/iu.test(asked.slice(0, longestTask)) && pairsIn(said.trim()) !== null
}

const longestTask = 160

/** What belongs to no question, as its note says it. */
function droppedBy({ problems }: ReadItem): string {
  return problems.flatMap(({ code, values }) => (code === 'wordingDropped' ? [values?.text ?? ''] : [])).join(' ')
}

/** 'Đáp án: A' above the first question, and none below the last: each is that of the next. */
function areMoved(items: readonly ReadItem[]): boolean {
  const [first] = items
  const last = items.at(-1)
  if (!first || !last || first === last) return false
  const isAbove = /(?:^|[\s;/])(?:đáp án|key|answer|đ\/?a)\s?[:：]\s?[A-J](?:$|[\s;/.])/iu.test(droppedBy(first))
  return isAbove && last.problems.some(({ code }) => code === 'noKey') && items.filter(isTaken).length > 0
}

/** 'Đáp án: B C' below two questions of which the first has none: one letter for each. */
function withoutGroups(items: readonly ReadItem[]): ReadItem[] {
  let unkeyed = 0
  return items.map((one) => {
    const right = one.item.type === 'multiple_choice' ? one.item.answers.filter(({ isCorrect }) => isCorrect).length : 0
    const isOfGroup = right > 1 && unkeyed >= right - 1 && !one.isTypeSaid
    unkeyed = one.problems.some(({ code }) => code === 'noKey') ? unkeyed + 1 : 0
    return isOfGroup ? withKeyUnclear(one) : one
  })
}

const fewestMissing = 2
const fewestAsked = 10

/** Behind questions whose options are missing: what stands there may be the other column of all of them. */
function withoutColumns(items: readonly ReadItem[]): ReadItem[] {
  let missing = 0
  return items.map((one) => {
    const isBehind = missing >= fewestMissing && one.item.answers.length > 1
    const isAsked = textOf(one.item.content).trim().length >= fewestAsked
    missing = isAsked && one.problems.some(({ code }) => code === 'optionsMissing') ? missing + 1 : 0
    return isBehind ? withKeyUnclear(one) : one
  })
}

/** Only the last one has a key, and it has as many as there are questions: it is the list of all. */
function isOfAll(items: readonly ReadItem[]): boolean {
  const last = items.at(-1)
  const isAlone = items.length > 1 && items.every((one) => isTaken(one) === (one === last))
  if (!last || !isAlone) return false
  const right = last.item.answers.find(({ isCorrect }) => isCorrect)
  const said = last.item.type === 'fill_blank' ? textOf(right?.text ?? '').split(/[\s;,–-]+/u) : []
  const isLetters = /(?:^|\s)[A-J](?:[\s;/]+[A-J])*(?:$|[\s;/])/u.test(droppedBy(last))
  return last.item.type === 'multiple_choice' || said.length >= items.length || isLetters
}

const fewestOfText = 40
/** What somebody says about the questions themselves. */
const ofPage = /điểm|thí sinh|câu hỏi|dưới đây|sau đây|đáp án|đề (?:thi|kiểm tra)|here (?:is|are)|questions?|quiz/iu

/** The note that a text was left out which the questions below it may be about. */
function lostText({ problems }: ReadItem): Problem | null {
  return (
    problems.find(({ code, values }) => {
      const text = code === 'wordingDropped' ? (values?.text ?? '') : ''
      return text.length >= fewestOfText && prose.test(text) && !ofPage.test(text)
    }) ?? null
  )
}

const prose = /\p{Ll}[.!?…]\s+\p{Lu}\p{Ll}*\s.*\p{Ll}[.!?…]/u

/** A text that is asked about, or the words that are to be used. */
export function isTextLost(items: readonly ReadItem[]): boolean {
  return items.some((one) => lostText(one) !== null || ofWords.test(droppedBy(one)))
}

const ofWords = /words? (?:in|from|given|below)|từ (?:trong|cho sẵn|sau)/iu

/** 'I ___ football.' with 'Choose the correct answer.' below it: what is to be done with the next one. */
export function nextTaskIn({ item: { content } }: ReadItem): string | null {
  const [last, before] = paragraphsOf(content).toReversed()
  return last !== undefined && before !== undefined && isInstruction(last) && isAskedIn(before) ? last : null
}

function paragraphsOf(content: string): string[] {
  return content
    .split('</p>')
    .map((part) => textOf(part).trim())
    .filter((text) => text !== '')
}

function withoutNextTasks(items: readonly ReadItem[]): ReadItem[] {
  return items.map((one, at) => {
    const task = at < items.length - 1 && isTaken(one) ? nextTaskIn(one) : null
    return task === null ? one : { ...one, problems: [...one.problems, blocking('textBelow', { text: task })] }
  })
}

/** Each question below such a text says that it is missing; one between two questions is missing at the second. */
function withTextTold(items: readonly ReadItem[]): ReadItem[] {
  let told: Problem | null = null
  return items.map((one, at) => {
    const own = lostText(one)
    told = own ?? told
    const missing = told ?? textBetween(items[at - 1])
    return own || !missing ? one : { ...one, problems: [...one.problems, missing] }
  })
}

function textBetween(above: ReadItem | undefined): Problem | null {
  const text = above?.problems.find(({ code }) => code === 'textBelow' || code === 'wordingDropped')?.values?.text ?? ''
  const isText = text.length >= fewestOfText && /\p{Ll}[.!?…]["”]?\s*$/u.test(text) && !ofPage.test(text)
  return isText ? problem('wordingDropped', { text }) : null
}
