import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../item.ts'
import { mostBelow } from '../rows/layouts/passages.ts'
import { beginsTask } from '../word/outline/passages.ts'
import { holdsText, isHeard, speaksOfWriter, textSpokenOf } from '../pictures/text-spoken-of.ts'

/** Those that have descriptions, and those whose questions stand alone. */
const formats: ReadonlySet<ImportFormat> = new Set([
  'gift',
  'moodle_xml',
  'aiken',
  'examview',
  'blackboard',
  'latex',
  'json',
  'qti_1',
  'qti_2',
  'qti_3',
])

/**
 * What a program keeps apart and shows above the next questions: a text to be read, or what is to be done. It belongs to
 * those below it, up to the next one or the next category; which of them need it is said by what they ask. One that
 * speaks of a text that is not there is asked about.
 */
export function withIntroductions(format: ImportFormat, items: readonly ReadItem[]): readonly ReadItem[] {
  if (!formats.has(format)) return items
  const read: ReadItem[] = []
  let passage: ReadItem | null = null
  for (let at = 0; at < items.length;) {
    const one = items[at]
    if (!one) break
    const introduction = isIntroduction(one) ? one : null
    const from = introduction ? at + 1 : at
    const place = placeIn(one)
    let to = from
    while (to < items.length && !isIntroduction(items[to]) && placeIn(items[to]) === place) to += 1
    const group = items.slice(from, to)
    if (passage && placeIn(passage) !== place) passage = null
    if (introduction) read.push(introduction)
    const task = introduction && kindOf(introduction, group) === 'task' ? introduction : null
    if (introduction) passage = task ? passage : kindOf(introduction, group) === 'text' ? introduction : null
    read.push(...withAbove(group, { passage, task, told: introduction }))
    at = to
  }
  return read
}

const asked = ({ item }: ReadItem): string => textOf(item.content)
const placeIn = (one: ReadItem | undefined): string =>
  JSON.stringify([one?.section, one?.item.subject, one?.item.topic])

function isIntroduction(one: ReadItem | undefined): one is ReadItem {
  return one?.problems.some(({ code }) => code === 'sectionText' || code === 'notAQuestion') === true
}

/** Of GIFT: a question that lost its answers looks like one. */
const isSaid = ({ problems }: ReadItem): boolean => problems.some(({ code }) => code === 'sectionText')

const fewestWords = 12
/** With an example in it. */
const mostOfTask = 120
const ofReading = /^(?:read|đọc)(?!\p{L})/iu
/** It follows, or stands above. */
const ofText =
  /^(?:read|đọc)(?!\p{L}).{0,40}?(?<!\p{L})(?:text|passage|article|story|poem|letter|paragraph|đoạn|bài|văn bản|câu chuyện|truyện)(?!\p{L})/iu
const ofMany =
  /(?<!\p{L})(?:following|each|every|below|sentences|(?:first|second) sentence|words? given|example|questions|gaps?|blanks?|brackets|read|listen|sau|dưới đây|các câu|mỗi câu|chỗ trống|trong ngoặc|đọc|nghe)(?!\p{L})/iu
/** Says how all of them are answered, and nothing that anybody needs. */
const general =
  /^(?:(?:please|em hãy|hãy)\s)?(?:choose|select|circle|mark|pick|chọn|khoanh(?: tròn)?|answer|trả lời)(?:\s(?:vào|tròn|chữ cái|trước|the|a|an|one|one's|correct|right|best|most|suitable|letter|các|những|một|đúng|nhất|tất cả|all|following|option|options|answer|answers|question|questions|below|sau|câu(?: hỏi)?|đáp án|câu trả lời|phương án|ý|for|each|to))+[.:]?$/iu
const welcome =
  /(?<!\p{L})(?:welcome|this (?:quiz|test|exam)|good luck|you have \d+|(?:chào mừng|chúc) |thời gian làm bài|bài (?:kiểm tra|thi|trắc nghiệm) (?:này|gồm|có)|bienvenid|bienvenue|willkommen)/iu

type Kind = 'text' | 'task' | 'heading'

function kindOf(one: ReadItem, group: readonly ReadItem[]): Kind {
  const text = asked(one).trim()
  const count = text.split(/\s+/u).length
  if (general.test(text) || (welcome.test(text) && !group.some(isSpeaking))) return 'heading'
  const sentences = text.split(/(?<=[.?!…:])\s+/u)
  // '::Bài 1::Một cửa hàng … Tính …' may be a question that lost its answers.
  const isOpen = /\?\s*$/u.test(text) || (sentences.length > 1 && beginsTask(sentences.at(-1) ?? ''))
  const isTask = beginsTask(sentences[0] ?? '') || isHeard(text) || ofReading.test(text)
  const isShort = sentences.length <= 3 || count <= (ofReading.test(text) ? mostOfTask / 2 : mostOfTask)
  if (isTask && isShort && !bringsText(sentences))
    return isSaid(one) || (ofMany.test(text) && !/\?\s*$/u.test(text)) ? 'task' : 'heading'
  if (isOpen && !isSaid(one) && !group.some(isSpeaking)) return 'heading'
  const isText = count >= fewestWords || /<(?:img|table|pre)\b/i.test(one.item.content)
  return isText || (sentences.length > 0 && /[.!…]["”’)]?\s*$/u.test(text) && group.some(isSpeaking))
    ? 'text'
    : 'heading'
}

/** 'Đọc bài sau:' and the text itself behind it. */
function bringsText([first = '', ...others]: readonly string[]): boolean {
  const told = others.filter((sentence) => !ofAnswers.test(sentence)).join(' ')
  return ofReading.test(first) && told.length >= fewestTold
}

const fewestTold = 40
const ofAnswers =
  /(?<!\p{L})(?:questions?|answers?|choose|complete|câu hỏi|trả lời|chọn|điền|hoàn thành|làm)(?!\p{L})/iu

const isSpeaking = (one: ReadItem): boolean => textSpokenOf(asked(one)) !== ''

interface Above {
  passage: ReadItem | null
  task: ReadItem | null
  /** Whatever stands there. */
  told: ReadItem | null
}

function withAbove(group: readonly ReadItem[], { passage, task, told }: Above): ReadItem[] {
  const isOfText = task === null || isSpeakingTask(task)
  const last = group.findLastIndex(isSpeaking)
  const isRead =
    passage !== null &&
    (/(?<!\p{L})(?:read|đọc|dựa vào|use the|sử dụng)(?!\p{L})/iu.test(asked(passage).slice(0, 200)) || last !== -1)
  const related = passage ? group.filter((one) => isRelated(one, passage)).length : 0
  const isWhole = group.length <= mostBelow && (isRead || (task !== null && isOfText) || related * 2 >= group.length)
  return group.map((one, at) => {
    if (one.problems.some(({ code }) => code === 'tornApart')) return one
    const spoken = textSpokenOf(asked(one))
    const isMissing = spoken !== '' && passage === null && !holdsText(one.item, spoken)
    const isBelow = passage !== null && (isOfText ? isWhole || at <= last || isRelated(one, passage) : spoken !== '')
    const above = [...(isBelow ? [passage] : []), ...(task ? [task] : [])].filter((part) => part !== null)
    const problems = [...one.problems]
    if (isMissing) problems.push(blocking('lineUnclear', { text: spoken.slice(0, 100) }))
    else if (passage && !isBelow && isOfText && at < mostBelow && told === passage)
      problems.push(blocking('lineUnclear', { text: asked(passage).slice(0, 100) }))
    else if (task && passage === null && isGone(task, one))
      problems.push(blocking('lineUnclear', { text: asked(task).slice(0, 100) }))
    const reasons = [...(one.reasons ?? []), ...(above.length > 0 ? [{ code: 'textAbove' as const }] : [])]
    return { ...one, reasons, problems: [...problems, ...above.flatMap(ownProblems)], item: withTexts(one, above) }
  })
}

/** What is to be read or heard is not in the file. */
function isGone(task: ReadItem, { item }: ReadItem): boolean {
  return isHeard(asked(task)) || (ofText.test(asked(task)) && !holdsText(item, ''))
}

const isSpeakingTask = (task: ReadItem): boolean =>
  isSpeaking(task) || speaksOfWriter(asked(task)) || ofReading.test(asked(task))

/** What cannot be read of the text above cannot be read in the question. */
function ownProblems({ problems }: ReadItem): ReadItem['problems'] {
  return problems.filter(({ code }) => code !== 'sectionText' && code !== 'notAQuestion')
}

function withTexts({ item }: ReadItem, above: readonly ReadItem[]): ReadItem['item'] {
  const texts = above.map((part) => part.item.content).filter((html) => !item.content.includes(html))
  return texts.length === 0 ? item : { ...item, content: [...texts, item.content].join('') }
}

const fewestLetters = 4
const fewestOfPair = 7

/** Speaks of what the text tells: two of its longer words, or two that stand beside each other there. */
function isRelated(one: ReadItem, passage: ReadItem): boolean {
  if (isSpeaking(one) || speaksOfWriter(asked(one))) return true
  const own = wordsOf([asked(one), ...one.item.answers.map(({ text }) => textOf(text))].join(' '))
  const told = wordsOf(asked(passage))
  const known = new Set(told.filter((word) => word.length > fewestLetters))
  const pairs = new Set(
    told.map((word, at) => `${word} ${told[at + 1] ?? ''}`).filter((pair) => pair.length >= fewestOfPair),
  )
  const shared = new Set(own.filter((word) => known.has(word)))
  return shared.size > 1 || own.some((word, at) => pairs.has(`${word} ${own[at + 1] ?? ''}`))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
