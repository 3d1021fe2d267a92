import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'
import { mostBelow } from '../layouts/passages.ts'

/**
 * Lines between questions, with nothing to choose from. Where questions are counted, those without a number go on with
 * the one above them, or begin the one below where they end within a sentence. Where nearly all have a key, a line that
 * is no heading may be a part of either neighbour, and what speaks of a text is read with those below it.
 */
export function settleBetween(rows: readonly ReadRow[]): void {
  const answered = rows.filter((row) => !isOpen(row)).length
  const isRare = answered >= fewestAnswered && (rows.length - answered) * 5 <= answered
  const areCounted = rows.filter(({ number }) => number !== '').length * 10 >= rows.length * 7
  const unended = rows.filter((row) => isOpen(row) && isBare(row) && !isEnded(wordsOf(row)) && !isHeading(wordsOf(row)))
  const isOdd = unended.length <= mostOdd
  let above: ReadRow | null = null
  let told: ReadRow[] = []
  let passage: { text: string; left: number } | null = null
  const tell = (below: ReadRow | null): void => {
    const texts = told.map(wordsOf).filter((text) => !isHeading(text))
    const last = texts.at(-1) ?? ''
    const isNumbered = told.at(-1)?.number !== '' && areCounted
    const isWithin = below !== null && (isNumbered ? below.number === '' : /^\p{Ll}/u.test(wordsOf(below)))
    const isBegun =
      below &&
      last !== '' &&
      (isWithin || (!isNumbered && (isCut(last, above, below, areCounted) || (isOdd && isBehindEnd(last, above)))))
    if (isBegun) below.read.problems.push(blocking('wordingDropped', { text: last.slice(0, 200) }))
    const isOpenAbove = above !== null && !isEnded(wordsOf(above))
    const rest = told
      .filter(({ number }) => number === '')
      .map(wordsOf)
      .filter((text) => isOpenAbove || !isHeading(text))
    if (above && rest.length > 0 && !(isBegun && rest.length === 1 && !isOpenAbove))
      above.read.problems.push(blocking('textBelow', { text: rest.join(' / ').slice(0, 200) }))
    told = []
  }
  for (const row of rows) {
    const texts = [...(row.above ?? '').split(' / '), ...(isOpen(row) ? [wordsOf(row)] : [])].filter(
      (text) => text !== '',
    )
    const found = texts.find((text) => isRare && !isHeading(text) && isPassage(text))
    if (found !== undefined) passage = { text: found, left: countIn(found) + (isOpen(row) ? 1 : 0) }
    else if (texts.length > 0 && isRare) passage = null
    if (passage && passage.left > 0) {
      passage.left -= 1
      if (!isOpen(row)) row.read.problems.push(blocking('wordingDropped', { text: passage.text.slice(0, 200) }))
    }
    if (isOpen(row) && ((isRare && isBare(row)) || (row.number === '' && above !== null && above.number !== ''))) {
      told.push(row)
      continue
    }
    tell(row)
    above = isRare || row.number !== '' ? (isOpen(row) || !isAsked(row) ? null : row) : null
  }
  tell(null)
}

const fewestAnswered = 8
/** So many lines without an end may be the begins of questions; more of them are names of parts. */
const mostOdd = 2

/** It ends nowhere, and nothing above it goes on: it may begin what stands below. */
const isBehindEnd = (text: string, above: ReadRow | null): boolean =>
  !isEnded(text) && above !== null && isEnded(wordsOf(above))

const wordsOf = ({ read }: ReadRow): string => textOf(read.item.content).trim()

const isAsked = ({ choices, read }: ReadRow): boolean => choices.length > 1 || read.item.type === 'true_false'

/** Nothing is offered, and nothing is said of an answer. */
function isOpen({ choices, read }: ReadRow): boolean {
  return (
    choices.length < 2 &&
    read.problems.some(({ code, isBlocking }) => isBlocking && (code === 'essay' || code === 'noKey'))
  )
}

const isBare = ({ read: { item } }: ReadRow): boolean => item.answers.length === 0

function isEnded(text: string): boolean {
  return /[.。?？!！:：)）”"…_]\s*$/u.test(text)
}

/** The name of a part, what is to be done in it, or what the table says of itself. */
function isHeading(text: string): boolean {
  return (
    text.length <= longestHeading &&
    !/[?？]\s*$/u.test(text) &&
    (headed.test(text) || /^[^\p{Ll}\p{Lo}]*\p{Lu}{2}[^\p{Ll}\p{Lo}]*$/u.test(text))
  )
}

const longestHeading = 120
const headed =
  /^(?:phần|chương|chủ đề|chuyên đề|bài|mục|dạng|mức độ|nhóm|tổng(?: số| cộng)?|section|part|chapter|unit|topic|module|lesson|total|kapitel|teil|cap[ií]tulo|parte|bab|第.{1,3}[部章节節])(?!\p{L})|^(?:[IVX]{1,4}|[A-H]|\d{1,2})[.)]\s|^(?:chọn|khoanh|choose|circle|mark|select)(?!\p{L}).*(?:đáp án|câu trả lời|phương án|answer|option)|^[一二三四五六七八九十]{1,3}[、.．]/iu

/** What is told before several questions: a text, a table or what happened. */
function isPassage(text: string): boolean {
  return text.length > longestLine || ofText.test(text)
}

const longestLine = 120
const ofText =
  /đoạn (?:văn|trích|thơ|thông tin|hội thoại)|bài (?:đọc|thơ|văn)|văn bản|ngữ liệu|tư liệu|tình huống|(?:sử dụng|dựa vào|căn cứ)|(?:trả lời|cho|làm) (?:các |hai |ba |bốn |năm |\d )?câu|passage|(?:following|read the) text|questions? \d+ ?(?:[-–]|to|and)|阅读|材料|lies den text|lee el texto|leia o texto|bacalah/iu

const counted = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám']

/** 'hai câu', 'Questions 5 to 8'; most texts do not say it. */
function countIn(text: string): number {
  const [, from = '', to = ''] =
    /(?:câu(?: hỏi)?|questions?|từ)\s(\d{1,3})\s?(?:[-–]|đến|tới|to|và|and)\s?(?:câu )?(\d{1,3})/iu.exec(text) ?? []
  const [, many = ''] = /(?<!\p{L})(\d|hai|ba|bốn|năm|sáu|bảy|tám)\scâu(?!\p{L})/iu.exec(text) ?? []
  const between = to === '' ? Number(many) || counted.indexOf(many.toLowerCase()) : Number(to) - Number(from) + 1
  return between > 1 && between <= mostBelow ? between : mostBelow
}

/** As long as a line may be, without an end, and right above the next number; or where nobody counts. */
function isCut(text: string, above: ReadRow | null, below: ReadRow, areCounted: boolean): boolean {
  if (isEnded(text)) return false
  if (!areCounted) return true
  const longest = Math.max(...[above, below].map((row) => (row ? wordsOf(row).length : 0)))
  const next = above === null || Number.parseInt(below.number, 10) === Number.parseInt(above.number, 10) + 1
  return text.length * 4 >= longest * 3 && next
}
