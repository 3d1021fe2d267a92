import { type Problem, blocking } from '../item.ts'
import { isWritten } from './typed-sentences.ts'

/** A dash, or a picture: nobody can type that. */
const untyped = /^(?:[-–—_.?…\s]+|<img\b[\s\S]*|\S+\.(?:jpe?g|png|gif|webp|svg))$/iu

/** What stands for a formula or a picture in the text of a line. */
const formulaSign = '\uFFFC'

/** '11 (5 + 6 = 11)', '11 (5 + 6)': what is in brackets explains it, and nobody types that. */
const explained = /\S\s+\([^()]*(?:=|\d\s*[+×÷*]\s*\d).*\)\s*\.?$/u

/** '88.9 = 792', 'a = 600 → b = 3600': how it is found, step by step. */
const worked = /^\d[\d\s.,]*=\s*-?\d|\S\s*(?:→|⇒|⟹|=>)\s*\S.*=|=.*(?:→|⇒|⟹|=>)/u

/** 'because of (their) work': what may be left out stands in brackets, and nobody types these. */
const optional = /(?:^|\s)\(['’]?\p{L}[\p{L}\s'’]*\)(?=[\s,.;]|$)/u

/** 'Sai, vì nước sôi ở 100 độ', 'False (it is a bird)': a word for right or wrong, and why. */
const judged = /^(?:true|false|đúng|sai|vrai|faux|verdadero|falso|richtig|falsch)\s*[,.:;(–—-]\s*\S/iu

/** 'Students’ own answers', 'HS tự trả lời': whatever somebody writes may be right. */
export const ofOneself =
  /(?:students?|pupils?|learners?)['’]?s?['’]?\s+(?:own\s+)?answers?|(?:^|[\s(])own answers?|answers?\s+(?:may|will|can)?\s?var(?:y|ies)|(?:^|[\s(])(?:hs|học sinh|các em)\s+tự\s+(?:trả lời|làm|viết|đặt|nêu)/iu

/** 'You don’t have to come. / You don’t need to come.' */
const sentences = /[.?!]\s{0,3}\/\s{0,3}\p{Lu}/u

/** '__init__' is a name, and no gap before and behind it. */
const gap = /_{3,}|(?<![\p{L}\p{N}_])__(?![\p{L}\p{N}_])|…{2,}|\.{4,}/gu

/** More than one gap: one answer for each, or each of them for any, and nobody can tell; a word for each is as much. */
export function fillsSeveral(asked: string, said: string, answers: number): boolean {
  const gaps = asked.match(gap)?.length ?? 0
  return gaps > 1 && (answers > 1 || /[,;，；、/]/u.test(said) || said.trim().split(/\s+/u).length >= gaps)
}

/** Null where it is beyond doubt what has to be typed. */
export function typedDoubt(text: string): Problem | null {
  if (isWritten(text.trim()) || ofOneself.test(text)) return blocking('typedLong', { answer: text.trim().slice(0, 60) })
  if (
    untyped.test(text.trim()) ||
    judged.test(text.trim()) ||
    explained.test(text.trim()) ||
    worked.test(text.trim()) ||
    text.includes(formulaSign)
  )
    return blocking('unreadable', { text: text.trim().slice(0, 60) })
  if (optional.test(text) || sentences.test(text)) return blocking('typedSeveral', { answer: text.trim().slice(0, 60) })
  return severalTyped(text)
}

/**
 * '4, four' may be two answers that are both accepted, or one that has to be typed just so, and three or more of them
 * may as well be what is offered. A comma inside a number or between brackets parts nothing.
 */
function severalTyped(text: string): Problem | null {
  const several = blocking('typedSeveral', { answer: text.slice(0, 60) })
  const said = text.trim()
  if (/^\d{1,3}(?:[.,]\d{3}){1,3}$/.test(said)) return null
  const pair = partsOf(
    said,
    /[,;]\s+|;|\s\/\s|(?<!:)\/\/|\s+(?:or|hoặc|hay|또는|или|або|oder|ou|o|ó|atau|lub|albo|vagy|nebo|eller|veya|yoki)\s+|(?<=\S)\s*(?:或者?|または|หรือ)\s*(?=\S)/iu,
  )
  const list = partsOf(said, /[,;]/u)
  if (isListed(said) || /[^\s:]\s?\/\/\s?\S/u.test(said.replaceAll(/\w{2,10}:\/\/\S+/gu, ''))) return several
  const isPair = pair.length > 1 && pair.every((part) => isShort(part, 25, 3))
  if (partsOf(said, /;\s/u).length > 1) return several
  return isPair || (list.length > 2 && list.every((part) => isShort(part, 60, 8))) ? several : null
}

/** '1) virtual 2) new' */
const counted = /^[(（]?1\s?[)）.]\s?(?:[^\d\s)]|(?<=）)\d).*?(?:[\s;,；，][(（]?2\s?[)）.]\s?\S|$)/u

/** Lines, the list of a program, '东、西', or three words with a slash between them: 'đỏ/hồng/tím', and no 'km/h'. */
function isListed(said: string): boolean {
  if (said.includes('\n') || isWrittenList(said) || counted.test(said)) return true
  const listed = said.split(/[、；]/u)
  const slashed = said.split('/')
  const isName = (part: string): boolean => /^[\p{L} ]{2,25}$/u.test(part)
  return (
    (listed.length > 1 && listed.every((part) => isShort(part.trim(), 12, 3))) ||
    (slashed.length > 2 && slashed.every(isName)) ||
    (slashed.length === 2 && slashed.every((part) => isEither(part.trim())))
  )
}

const unit = /^(?:[mckd]?[mgl]|ha|mét|giây|giờ|phút|km|lít|người|năm|ngày|tháng|tuần|học sinh|kilômét|ki-lô-mét)$/iu

/** 'xanh/xanh lá', "not/n't": either may be typed. */
function isEither(part: string): boolean {
  return /^['’]?\p{L}[\p{L}'’ ]{1,24}$/u.test(part) && !unit.test(part)
}

/** As programs write lists and what belongs to names. */
function isWrittenList(said: string): boolean {
  if (said.startsWith('[') && said.endsWith(']')) return /^\[\s*['"]/.test(said) && said.includes(',')
  return said.startsWith('{') && said.endsWith('}') && /^\{\s*['"]/.test(said) && said.includes(':')
}

/** None where one of them opens a bracket that another closes. */
function partsOf(text: string, sign: RegExp): string[] {
  const parts = text.split(sign).map((part) => part.trim())
  const isWhole = (part: string): boolean =>
    (part.match(/[([{]/g)?.length ?? 0) === (part.match(/[)\]}]/g)?.length ?? 0)
  return parts.every(isWhole) ? parts : []
}

function isShort(part: string, length: number, words: number): boolean {
  return part !== '' && part.length <= length && part.split(/\s+/).length <= words
}
