import { cutLine, isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import type { WordDraft } from './question-draft.ts'

/** What programs and people note about a question beside it, and what nobody is asked; '[Type: single]' in any words. */
const aside =
  /^\s*\[\s*\p{L}[\p{L} _]{1,30}[:：][^[\]]{1,100}\]\s*$|^\s*(?:question[ _]?(?:type|id)|type|(?:your|student|selected) answer|votre réponse|(?:tu|su) respuesta|sua resposta|(?:ihre|deine) antwort|jawaban anda|(?:ваш|твой) ответ|[我你您](?:的)?答案|(?:考生|学生|學生)答案|môn(?: học)?|chương|bài(?: học)?|nguồn|trang(?: đề)?|sources?|ref(?:s|erences?)?\.?|page|chapter|lesson|mã câu(?: hỏi)?|chọn(?=\s*[:：]\s*\d))\s*[:：].{0,150}$|^\s*ref\.\s.{1,100}$/iu
const askedLabel = /^\s*(?:question|câu hỏi|nội dung(?: câu hỏi)?)\s*[:：]\s*/iu
/** 'Options are:' at the end of what is asked. */
const headBelow = /(?<=\S)\s+(?:options|choices)(?:\s+are)?\s*[:：]\s*$/iu
/** '(Căn cứ: …)' in a line of its own below the options. */
const bracketed = /^\s*[*_]{0,3}\(.{3,200}\)[*_]{0,3}\s*$/u
/** '【2019年 一】' behind the last option: which exam it was taken from. */
const source = /[\s\u3000]{0,9}【[^【】]{2,30}】[\s\u3000]*$/u
/** '[Polymer] [H] [HH1.2] …': what it is about and how hard it is, for a program. */
const codes = /^(?:\s{0,3}\[[^[\]]{1,40}\]){2,6}\s*(?=\S|$)/u
const fewest = 2

/** Once such a line may be what is asked; where most questions of a file have one it is none, and it is said so. */
export function settleAsides(drafts: readonly WordDraft[]): void {
  if (isUsual(drafts, (draft) => textsOf(draft).some((text) => aside.test(text)))) drafts.forEach(dropAsides)
  if (isUsual(drafts, ({ stem: [first] }) => first !== undefined && codes.test(textOf(first))))
    drafts.forEach(dropCodes)
  const chosen = drafts.filter(({ options }) => options.length > 1)
  if (isUsual(chosen, (draft) => belowOptions(draft).some(isBracketed))) chosen.forEach(dropBracketed)
  if (isUsual(chosen, (draft) => sourcesIn(draft).length > 0)) chosen.forEach(dropSources)
  if (isUsual(drafts, ({ stem: [first] }) => first !== undefined && askedLabel.test(textOf(first))))
    drafts.forEach(withoutLabel)
  if (isUsual(drafts, ({ stem }) => headBelow.test(textOf(stem.at(-1) ?? { line: [] })))) drafts.forEach(withoutHead)
}

function isUsual(drafts: readonly WordDraft[], test: (draft: WordDraft) => boolean): boolean {
  const count = drafts.filter(test).length
  return count >= fewest && count * 2 >= drafts.length
}

function textOf(part: WordDraft['stem'][number]): string {
  return 'line' in part ? plainLine(part.line) : ''
}

function textsOf({ stem, below, explanation }: WordDraft): string[] {
  return [...stem.slice(stem.length > 1 ? 0 : 1).map(textOf), ...[...below, ...explanation].map(plainLine)]
}

export function isAside(text: string): boolean {
  return aside.test(text)
}

function dropAsides(draft: WordDraft): void {
  const isOne = (line: Line): boolean => isAside(plainLine(line))
  const dropped = textsOf(draft).filter((text) => aside.test(text))
  if (draft.stem.length > 1) draft.stem = draft.stem.filter((part) => !('line' in part && isOne(part.line)))
  draft.below = draft.below.filter((line) => !isOne(line))
  draft.explanation = draft.explanation.filter((line) => !isOne(line))
  for (const option of draft.options) option.lines = option.lines.filter((line, at) => at === 0 || !isOne(line))
  draft.skipped.push(...dropped.map((text) => text.trim()))
}

function dropCodes(draft: WordDraft): void {
  const [first, ...others] = draft.stem
  const own = first && 'line' in first ? codes.exec(plainLine(first.line))?.[0] : undefined
  if (!first || !('line' in first) || own === undefined) return
  const line = trimLine(cutLine(first.line, own.length))
  draft.stem = isEmptyLine(line) ? others : [{ line }, ...others]
  draft.skipped.push(own.trim())
}

const isBracketed = (line: Line): boolean => bracketed.test(plainLine(line))

function belowOptions({ below, options }: WordDraft): Line[] {
  return [...(options.at(-1)?.lines.slice(1) ?? []), ...below]
}

function dropBracketed(draft: WordDraft): void {
  draft.skipped.push(
    ...belowOptions(draft)
      .filter(isBracketed)
      .map((line) => plainLine(line).trim()),
  )
  draft.below = draft.below.filter((line) => !isBracketed(line))
  const last = draft.options.at(-1)
  if (last) last.lines = last.lines.filter((line, at) => at === 0 || !isBracketed(line))
}

function sourcesIn({ options }: WordDraft): string[] {
  return (options.at(-1)?.lines ?? []).flatMap((line) => source.exec(plainLine(line))?.[0].trim() ?? [])
}

function dropSources(draft: WordDraft): void {
  draft.skipped.push(...sourcesIn(draft))
  const withoutSource = (line: Line): Line => cutLine(line, 0, source.exec(plainLine(line))?.index)
  const last = draft.options.at(-1)
  if (last) last.lines = last.lines.map(withoutSource).filter((line, at) => at === 0 || !isEmptyLine(line))
  draft.below = draft.below.map(withoutSource).filter((line) => !isEmptyLine(line))
}

function withoutLabel(draft: WordDraft): void {
  const [first, ...others] = draft.stem
  if (!first || !('line' in first)) return
  const line = trimLine(cutLine(first.line, askedLabel.exec(plainLine(first.line))?.[0].length ?? 0))
  draft.stem = isEmptyLine(line) ? others : [{ line }, ...others]
}

function withoutHead(draft: WordDraft): void {
  const last = draft.stem.at(-1)
  if (!last || !('line' in last)) return
  const at = headBelow.exec(plainLine(last.line))?.index
  if (at !== undefined) draft.stem = [...draft.stem.slice(0, -1), { line: cutLine(last.line, 0, at) }]
}
