import { plainLine } from '../line-text.ts'
import { isOpenPassage, isPassageHead, passageStart } from '../signs/line-signs.ts'
import type { Line } from '../word-file.ts'
import { offeredIn } from './offered-letters.ts'
import { type OutlineLabel, isSection } from './outline-labels.ts'
import { type OutlineNode, isItem } from './outline.ts'

/** Texts and instructions between two questions: they belong to those below. */

/** 'Read the following passage …' speaks of a text that follows. */
function isReadNext(text: string): boolean {
  return /^[^\p{L}]*(?:em hãy\s|hãy\s)?(?:read the (?:following|passage|text)|đọc (?:đoạn|bài|văn bản|câu chuyện|bài thơ).{0,40}sau)(?![\p{L}])/iu.test(
    text,
  )
}

/** Another text follows, or what an English test says about something else. */
export function endsText(text: string): boolean {
  const isOther = isInstruction(text) && /^[\p{ASCII}’‘“”–…]+$/u.test(text)
  return (
    isReadNext(text) ||
    (isOther && !/(?:^|\s)(?:passage|text|story|letter|dialogue|conversation|it|he|she)(?![\p{L}])/iu.test(text))
  )
}

export function isPassage(text: string): boolean {
  return (
    isReadNext(text) ||
    /^\s*(?:(?:bài đọc|văn bản|ngữ liệu)\s?[:：]|mark the letter\s|(?:text|passage|bài đọc|văn bản|đoạn)\s?\d{1,2}\s*[:.]?\s*$)/iu.test(
      text,
    ) ||
    isOpenPassage(text) ||
    (isPassageHead(text) && passageStart(text) !== null)
  )
}

const instruction =
  /^\s*\*?\s?(?!answers?\s?[:：])(?:choose|circle|listen|write|use|make|tick|select|correct|match|fill in|complete|find|put|re-?order|re-?arrange|answer|underline|give|mark|decide|supply|rewrite|em hãy|hãy|khoanh|chọn|lựa chọn|điền|nối|sắp xếp|trả lời|hoàn thành|đánh dấu|nghe|chuyển|chia|đổi|gạch chân)(?![\p{L}])/iu
const longestInstruction = 160
/** 'Bài tập câu bị động 1: Chuyển …' */
const nameBefore = /^\s*bài tập[^:：]{0,40}[:：]\s*/iu

/** '*Choose the word with …' in a line of its own, with a star before it or an end behind it. */
export function isInstruction(typed: string): boolean {
  const text = typed.replace(nameBefore, '')
  const isWhole = /^\s*\*/u.test(text) || /[.:)]\s*$/u.test(text)
  // 'Điền số: 7 + 8 = ……' asks by itself.
  if (/[:：]\s*\S+\s+\S|\.{3}|…|_{2}/u.test(text)) return false
  return isWhole && beginsTask(text)
}

/** 'Choose the odd one out' above the first question. */
export function beginsTask(text: string): boolean {
  return text.length <= longestInstruction && instruction.test(text.replace(nameBefore, ''))
}

/** All of its options stand above. */
export function isChosen(path: readonly OutlineNode[]): boolean {
  const item = path.findLast(isItem)
  const letters = item ? offeredIn(item) : new Set()
  return ['A', 'B', 'C'].every((letter) => letters.has(letter))
}

/** A gap, words to be put in order or a question: nothing more has to be said of it. */
export function isAskedIn(text: string): boolean {
  return /\.{3}|…|_{2}|\?\s*$|\S\s?\/\s?\S[^/]*\/\s?\S/u.test(text)
}

export function isComplete(path: readonly OutlineNode[]): boolean {
  const last = path.findLast(isItem)?.own.at(-1)
  return isAskedIn(last && 'line' in last ? plainLine(last.line) : '')
}

/** What has a text and nothing else above it goes on with that text; a whole sentence, or one of several lines, asks. */
export function isAsked(path: readonly OutlineNode[]): boolean {
  const at = path.findIndex(isItem)
  const item = path[at]
  if (item === undefined) return false
  if (item.own.length > 1 || item.children.length > 0 || isChosen(path)) return true
  const text = ownText(item)
  const before = path[at - 1]?.children.at(-2)
  const isListed =
    !ofPart.test(text) && before !== undefined && isItem(before) && before.own.length === 1 && ownText(before) !== ''
  return (
    text !== '' &&
    !/[:：]\s*$/u.test(text) &&
    (isListed || (/[.?!”"]$/u.test(text) && text.split(/\s+/u).length > fewestAsked))
  )
}

const fewestAsked = 2

/** '2. Kiểm tra đọc hiểu (6 điểm)' */
const ofPart =
  /^(?:kiểm tra|đọc|viết|nghe|nói|chính tả|tập làm văn|làm văn|luyện|phần|trắc nghiệm|tự luận|reading|writing|listening|speaking|vocabulary|grammar)(?![\p{L}])/iu

function ownText({ label, own: [first] }: OutlineNode): string {
  return first && 'line' in first
    ? plainLine(first.line)
        .slice(label?.at ?? 0)
        .replaceAll(/\([^()]*\)/gu, '')
        .trim()
    : ''
}

/** An instruction ends with the next one, a text does not. */
function isTold({ label, own: [head] }: OutlineNode): boolean {
  return label?.style === 'passage' && head !== undefined && 'line' in head && isInstruction(plainLine(head.line))
}

/** A text between two questions belongs to those below it. */
export function beginPassage(path: OutlineNode[], line: Line, text: string): void {
  // An instruction stands below the text that it is about, and another text instead of it.
  const isNext = isInstruction(text)
  path.length = path.findIndex((node) => isItem(node) || (isNext ? isTold(node) : node.label?.style === 'passage'))
  const { to = null } = passageStart(text) ?? {}
  const label: OutlineLabel = { style: 'passage', word: '', key: String(to ?? ''), at: 0, points: null, level: null }
  const node: OutlineNode = { label, own: [{ line }], children: [] }
  path.at(-1)?.children.push(node)
  path.push(node)
}

/** It ends where it says so, or with the next heading. */
export function endPassage(path: OutlineNode[], label: OutlineLabel): void {
  const at = path.findIndex((node) => node.label?.style === 'passage')
  const to = Number(path[at]?.label?.key || Infinity)
  if (at !== -1 && (isSection(label) || Number.parseInt(label.key, 10) > to)) path.length = at
}
