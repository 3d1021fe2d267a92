import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { isTruths } from '../../paper/guides/guide-keys.ts'
import { takeBeginning, takeTable, takeText } from '../../paper/draft-filling.ts'
import { type WordDraft, newDraft } from '../../paper/question-draft.ts'
import { isPlaceToWrite, labelOf } from '../../signs/line-signs.ts'
import { truthPart } from '../../signs/truth-tasks.ts'
import type { Line } from '../../word-file.ts'
import type { Answered } from '../matching/question-alignment.ts'
import { isSection } from '../outline-labels.ts'
import { type OutlineNode, type OutlinePart, isBelow, isItem, wholeOf } from '../outline.ts'
import { takeSaid } from './said-answers.ts'
import { isLarge, sharedBy } from './shared-texts.ts'

export function draftOf({ path, said, isPaired, isUnread, explained = [] }: Answered): WordDraft {
  const node = path.at(-1)
  const labels = path.flatMap(({ label }) => (label && !isSection(label) ? [label] : []))
  const own = labels.at(-1)
  const [first, ...below] = labels
  const draft = newDraft(Number.parseInt(first?.key ?? '', 10) || 0, 0, [])
  draft.suffix = [/[a-h]$/u.exec(first?.key ?? '')?.[0] ?? '', ...below.map(({ key }) => letterFor(key))].join('')
  draft.points = own?.points ?? null
  if (own?.level) draft.fields.difficulty = own.level
  draft.shared = path.slice(0, -1).flatMap((_, at) => sharedBy(path, at))
  draft.isTasked = draft.shared.length > 0
  draft.isEssay = isBelow(path, /tự luận|tập làm văn/iu) || (node !== undefined && written.test(headOf(node)))
  if (node) fill(draft, node, isPaired === true)
  // '1. A. car B. bus': what is to be done stands above alone.
  const isShort = draft.stem.length === 0 || (isPaired && node !== undefined && textLength(node) < fewestLetters)
  if (isShort && draft.shared.length === 0) draft.shared = headAbove(path)
  if (isUnread) draft.partKey = { kind: 'unclear', letters: [] }
  else if (said && said.length > 0 && !isDictated(draft)) {
    const { key, reason } = reasonApart(said)
    takeSaid(draft, key)
    draft.explanation.push(...reason)
  }
  draft.explanation.push(...explained)
  // 'a, c' may be those that are true.
  const isJudged = draft.options.length > 1 && isBelow(path, truthPart)
  const { partKey } = draft
  if (isJudged && partKey && !(partKey.kind === 'text' && isTruths(partKey.text)))
    draft.partKey = { kind: 'unclear', letters: [] }
  return draft
}

const longestKey = 60
/** 'is spoken (thì hiện tại đơn)': a key in English, and why in brackets. */
const reasonBehind =
  /^([\p{ASCII}’‘“”]{1,120}?)\s*\((?=[^()]*(?<![\p{L}])(?:thì|vì|dấu hiệu|là|dùng|câu|số ít|số nhiều|bị động|động từ|danh từ|tính từ|cấu trúc)(?![\p{L}]))(?:[^()]|\([^()]*\))*\)\s*(?:\.\s*)?$/iu

/** A short key above 'Giải thích: …'. */
function reasonApart(said: readonly Line[]): { key: readonly Line[]; reason: Line[] } {
  const [only, ...more] = said
  const bracketed = only && more.length === 0 ? reasonBehind.exec(plainLine(only)) : null
  if (only && bracketed) {
    const to = bracketed[1]?.length ?? 0
    const text = plainLine(only)
    return { key: [cutLine(only, 0, to)], reason: [cutLine(only, text.indexOf('(', to) + 1, text.lastIndexOf(')'))] }
  }
  const from = said.findIndex((line) => labelOf(plainLine(line))?.kind === 'explanation')
  const [first = []] = said
  if (from !== 1 || plainLine(first).length > longestKey) return { key: said, reason: [] }
  const label = labelOf(plainLine(said[from] ?? []))
  const at = label?.kind === 'explanation' ? label.at : 0
  return { key: said.slice(0, from), reason: [trimLine(cutLine(said[from] ?? [], at)), ...said.slice(from + 1)] }
}

/** 'Match.' alone says too little. */
const fewestLetters = 10

function textLength(node: OutlineNode): number {
  return headOf(node).length
}

function headOf({ label, own: [first] }: OutlineNode): string {
  return first && 'line' in first
    ? plainLine(first.line)
        .slice(label?.at ?? 0)
        .trim()
    : ''
}

/** '2. Tập làm văn' */
const written = /^(?:phần\s)?(?:tập )?làm văn(?![\p{L}])/iu

function headAbove(path: readonly OutlineNode[]): Line[] {
  const heads = path.slice(0, -1).flatMap(({ label, own: [first] }) => {
    const head = label && first && 'line' in first ? trimLine(cutLine(first.line, label.at)) : []
    return plainLine(head).split(/\s+/u).length >= fewestWords ? [head] : []
  })
  return heads.slice(-1)
}

const fewestWords = 3

/** 'c' of the third. */
function letterFor(key: string): string {
  return /^\d+$/u.test(key) ? String.fromCodePoint(96 + Math.min(Number(key), 26)) : key
}

function fill(draft: WordDraft, node: OutlineNode, isPaired: boolean): void {
  const [first, ...others] = wholeOf(node)
  const isRaw = isPaired || isDialogue(others)
  const head = first && 'line' in first ? trimLine(cutLine(first.line, node.label?.at ?? 0)) : []
  // 'PHẦN II. VIẾT' names what stands below it, and asks nothing.
  const isName = !isItem(node) && others.some((part) => 'line' in part) && isLarge(plainLine(head))
  if (!isEmptyLine(head) && !isName) takeBeginning(draft, head)
  for (const part of others) {
    if ('rows' in part) takeTable(draft, part.rows)
    else if (isRaw) draft.stem.push(part)
    else if (!isPlaceToWrite(plainLine(part.line)) && !roomBehind.test(plainLine(part.line))) takeText(draft, part.line)
  }
}

/** 'A: Hello. (1)……' are people who speak, not options. */
function isDialogue(parts: readonly OutlinePart[]): boolean {
  const said = parts.map((part) => ('line' in part ? plainLine(part.line) : ''))
  const speaks = said.filter((text) => /^\s*A\s?:/u.test(text))
  return speaks.length > 1 || (speaks.length === 1 && said.some((text) => /\(\d{1,2}\)\s?(?:\.{3}|…|_{2})/u.test(text)))
}

/** What is dictated cannot be shown to those who write it. */
function isDictated({ stem }: WordDraft): boolean {
  const dictated = /^\s*(?:\d[\d.]*\s?)?(?:bài viết\s?[:.]?\s?)?(?:chính tả|nghe\s?[-–]?\s?viết)(?![\p{L}])/iu
  return stem.some((part) => 'line' in part && dictated.test(plainLine(part.line)))
}

/** 'Phép tính: ………' */
const roomBehind = /^\s*(?:phép tính|trả lời|đáp số|bài giải|answer)\s{0,3}[:：]?\s{0,3}[.…_\s]*$/iu
