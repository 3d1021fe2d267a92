import { truthsFrom } from '@lms/contracts/question-types/part-texts.ts'
import { plainLine, textLine } from '../../line-text.ts'
import { isSmall } from '../../signs/option-letters.ts'
import type { Line } from '../../word-file.ts'
import { shortKeys } from '../guides/guide-keys.ts'
import { answerAtEnd } from '../guides/reasoned-keys.ts'
import { tellingLooks } from '../settled-keys.ts'
import type { WordDraft } from '../question-draft.ts'

const room = /^\s*(?:(?:bài (?:giải|làm)|giải|trả lời)\s{0,3}[:.]?|[.…_\s]{8,})\s*$/iu

/**
 * Below 'TỰ LUẬN', or where each of them asks, lines in small letters are parts of a task: nothing is to be chosen.
 * What has a solution of its own in the guide, and neither options nor a result, is written about as well; room for it
 * is no part of what is asked.
 */
export function settleEssays(drafts: readonly WordDraft[]): void {
  const areSolved = drafts.length >= fewestSolved && drafts.every(hasAnswer)
  for (const draft of drafts) {
    if (areParts(draft) && areTasks(draft)) {
      takeSolution(draft)
      takeAnswers(draft)
    }
    const isUnsaid = draft.answers.length === 0 && draft.partKey === null
    if (isUnsaid && areParts(draft) && (draft.isEssay || areTasks(draft))) foldParts(draft)
    const isOpen = draft.options.length === 0 && draft.answers.length === 0 && draft.partKey === null
    const isSolved = draft.isGuided || (areSolved && draft.explanation.length > 0 && draft.stem.length <= 2)
    if (isOpen && isSolved && answerAtEnd(draft.explanation) === null && !isFilled(draft)) draft.isEssay = true
    if (isOpen) while (draft.stem.length > 1 && isRoom(draft.stem.at(-1))) draft.stem.pop()
  }
}

/** Below each question of the paper stands what answers it. */
const fewestSolved = 4
const hasAnswer = ({ answers, explanation, concluded }: WordDraft): boolean =>
  answers.length > 0 || explanation.length > 0 || concluded.length > 0

/** 'Nối …', 'Điền …', or a list of its own: something is filled in or asked one by one, and nobody saw where. */
export function isFilled({ stem }: WordDraft): boolean {
  const [first] = stem
  const lines = stem.slice(1).map((part) => ('line' in part ? plainLine(part.line) : ''))
  if (lines.filter((line) => /^\s*\d{1,2}\s?[.)/]\s*\S/u.test(line)).length > 1) return true
  const text = first && 'line' in first ? plainLine(first.line) : ''
  const whole = stem.map((part) => ('line' in part ? plainLine(part.line) : '')).join(' ')
  if (/(?:\.{4,200}|…{2,200}|_{3,200})\s?[^\s.…_]{0,20}\s?\p{L}/u.test(whole)) return true
  return /^\s*(?:em\s+)?(?:hãy\s+)?(?:nối|ghép|số(?=\s?\?)|điền|khoanh|đánh dấu|đúng ghi|tô màu|viết (?:số|chữ|dấu|tiếp))(?![\p{L}])/iu.test(
    text,
  )
}

function areParts({ options }: WordDraft): boolean {
  return options.length > 0 && options.every((option) => !option.isStarred && isSmall(option))
}

const task =
  /^\s*(?:(?:em\s+)?(?:hãy\s+)?(?:tính|hỏi|tìm|vẽ|viết|nêu|giải|so sánh|chứng minh|kể|điền|đặt|rút gọn|sắp xếp|theo thứ tự|xác định|trình bày|thực hiện|nhận xét)(?![\p{L}])|.*\?\s*$|.*=\s?(?:\.{2}|…|_{2}|[☐□])|.*(?:\.{3,200}|…{1,200}|_{2,200})\s?[\p{L}\d])/iu

const ofSums =
  /^[^\p{L}]*(?:em\s+)?(?:hãy\s+)?(?:đặt tính|tính(?:\s(?:nhẩm|nhanh|giá trị|bằng|hợp lí))?|tìm (?:các )?(?:số (?:nguyên|tự nhiên|thực|hữu tỉ)\s)?[xyn]|rút gọn|giải (?:các )?phương trình|thực hiện (?:các )?phép tính)(?![\p{L}])/iu
const sum = /[\d\p{L})]\s?[-+–−x×:÷*/]\s?[\d\p{L}(]/u

/** Each line asks something by itself, or is a sum below 'Đặt tính rồi tính'. */
function areTasks({ stem, options }: WordDraft): boolean {
  const texts = options.map(({ lines: [first = []] }) => plainLine(first))
  const isOfSums = stem.some((part) => 'line' in part && ofSums.test(plainLine(part.line)))
  const isAsking = texts.every((text) => task.test(text)) || (isOfSums && texts.every((text) => sum.test(text)))
  return options.length > 1 && isAsking && tellingLooks(options).length === 0
}

/** What the guide says of such lines together chooses none of them. */
function takeSolution(draft: WordDraft): void {
  const { partKey, options } = draft
  if (partKey?.kind !== 'text' || truthsFrom(partKey.text, options.length) !== null) return
  const said: Line = textLine(partKey.text)
  if (shortKeys([said], options.length) !== null) return
  draft.explanation.push(said)
  draft.partKey = null
  draft.isGuided = true
}

/** 'Đáp án: a) y = 12' above 'b) y = 5': one for each, or how all of them are solved. */
function takeAnswers(draft: WordDraft): void {
  const { answers, behind, options } = draft
  if (answers.length !== 1 || !/^\(?a\s?[.)]\s*\S/u.test(answers[0] ?? '')) return
  draft.skipped = draft.skipped.filter((text) => !behind.includes(text))
  const said = [...answers, ...behind.splice(0)]
  const isEach = shortKeys(said.map(textLine), options.length) !== null
  draft.answers = isEach ? said : []
  if (isEach) return
  draft.explanation.unshift(...said.map(textLine))
  draft.isGuided = true
}

function foldParts(draft: WordDraft): void {
  for (const { label, lines } of draft.options.splice(0)) {
    const [first = [], ...others] = lines
    draft.stem.push({ line: [...label, ...first] }, ...others.map((line) => ({ line })))
  }
  draft.part = 'stem'
}

function isRoom(part: WordDraft['stem'][number] | undefined): boolean {
  return part !== undefined && 'line' in part && room.test(plainLine(part.line))
}
