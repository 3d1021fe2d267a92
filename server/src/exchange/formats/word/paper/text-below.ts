import { ofReason } from '../signs/key-signs.ts'
import { optionStarts } from '../signs/option-signs.ts'
import { isTaskAbroad } from '../signs/headings-abroad.ts'
import { labelOf } from '../signs/line-signs.ts'
import { mostOften } from '../../counting/most-often.ts'
import { features, looksAll, looksSome, plainLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import type { WordDraft } from './question-draft.ts'
import type { WordOption } from './settled-keys.ts'

/** What pages with tests write around their questions, and what is copied with them. */
const ofPage =
  /^\s*(?:correct|incorrect|wrong|right|your answer|you (?:have|got|selected)|view|hide|show|report|discuss)\b/iu
const oftenEnough = 3

/**
 * Text without a letter below the last option may be its second line, or anything else. It is taken for a line of its
 * own option where options of the file are usually longer than a line, or where it begins in the middle of a sentence;
 * otherwise, behind an empty line, or where an option is missing, somebody has to look.
 */
export function settleBelow(drafts: readonly WordDraft[]): void {
  for (const draft of drafts.filter(({ isGuided }) => !isGuided)) {
    draft.unclaimed.push(...swallowed(draft))
    draft.disordered.push(...numberedInside(draft))
  }
  const chosen = drafts.filter(({ options }) => options.length > 1)
  const times = new Map<string, number>()
  for (const { below } of chosen)
    for (const text of new Set(below.map(keyOf))) times.set(text, (times.get(text) ?? 0) + 1)
  const isUsual = chosen.filter(({ isWrapped }) => isWrapped).length * 4 >= chosen.length
  const usual = mostOften(chosen.map(({ options }) => options.length))
  const known = new Set(
    chosen.flatMap((draft) => draft.below.filter((line) => isHeading(plainLine(line), draft)).map(beginningOf)),
  )
  const isKnown = (line: Line): boolean => known.has(beginningOf(line)) && plainLine(line).length <= longestHeading
  for (const draft of chosen) {
    const last = draft.options.at(-1)
    const { below } = draft
    if (!last || below.length === 0) continue
    const dropped = below.filter((line) => ofPage.test(plainLine(line)) && (times.get(keyOf(line)) ?? 0) >= oftenEnough)
    last.lines = last.lines.filter((line) => !dropped.includes(line))
    draft.skipped.push(...dropped.map((line) => plainLine(line).trim()))
    const others = below.filter((line) => !dropped.includes(line))
    const next = drafts[drafts.indexOf(draft) + 1]
    const isLastOfPart = next?.number === 1 && draft.number > 1 && draft.options.length >= usual
    const isWhole = next !== undefined && draft.options.length >= usual
    const areHeadings =
      (isLastOfPart && others.every((line) => isHeading(plainLine(line), draft) || isKnown(line))) ||
      (isWhole && draft.isBelowApart && !draft.isSpaced && others.every((line) => isInCapitals(line, draft)))
    const headings = areHeadings || (next !== undefined && others.every(isOfNext)) ? others : []
    last.lines = last.lines.filter((line) => !headings.includes(line))
    next?.skipped.unshift(...headings.map((line) => plainLine(line).trim()))
    const kept = headings.length > 0 ? [] : others
    const hasPictures = draft.options.slice(0, -1).some(({ lines }) => lines.some(hasPicture))
    const isDoubtful = (line: Line): boolean => isNew(plainLine(line)) || (hasPicture(line) && !hasPictures)
    const isShort = draft.options.length < usual
    const isApart =
      (draft.isBelowApart && !draft.isSpaced && kept.length > 0) || kept.some((line) => isBullet(line, draft))
    if (
      draft.disordered.length === 0 &&
      (isApart || (!isUsual && (kept.some(isDoubtful) || (isShort && kept.length > 0))))
    )
      draft.unclaimed.push(...kept.map(plainLine))
  }
}

/** Below one of the questions about a text stands something else: those behind it that ask nothing may be about that. */
export function settleShared(drafts: readonly WordDraft[]): void {
  const cut = drafts.findIndex(({ unclaimed }) => unclaimed.length > 0)
  const text = drafts[cut]?.unclaimed.join(' / ') ?? ''
  for (const draft of cut === -1 ? [] : drafts.slice(cut + 1)) if (draft.stem.length === 0) draft.disordered.push(text)
}

const headingWord =
  /^\s*(?:bài|chương|phần|chủ đề|chuyên đề|mục|tuần|unit|chapter|lesson|section|topic|module|level|part|week|tema|unidad)\s*(?:\d|[IVX]{1,4}\b)/iu

const longestHeading = 100
const wordsOfBeginning = 3

/** 'Web - HTML -' of 'Web - HTML - Bảng', as the headings of one book have it. */
function beginningOf(line: Line): string {
  const words = plainLine(line).trim().split(/\s+/u)
  return words.length > wordsOfBeginning ? words.slice(0, wordsOfBeginning).join(' ') : plainLine(line)
}

/** 'HÌNH HỌC' between two questions of which no option is written so. */
function isInCapitals(line: Line, { options }: WordDraft): boolean {
  const areCapitals = (own: Line): boolean => {
    const text = plainLine(own).trim()
    return /^[\p{Lu}\d\s&,()–-]{3,60}$/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 2
  }
  return areCapitals(line) && !options.some(({ lines: [first = []] }) => areCapitals(first))
}

/** Above a question that counts from one again: what it says begins a part, or stands apart from the option above it. */
function isHeading(text: string, { isBelowApart, isSpaced }: WordDraft): boolean {
  const isShort = text.trim().length <= longestHeading && !/[.,;?!]\s*$/u.test(text)
  return isShort && isNew(text) && (headingWord.test(text) || (isBelowApart && !isSpaced))
}

/** Points of a list explain, and are no second line, unless other options have such lines as well. */
function isBullet(line: Line, { options }: WordDraft): boolean {
  if (/^\s*[•●▪◦‣]\s*\p{L}/u.test(plainLine(line))) return true
  const isDashed = (own: Line): boolean => /^\s*[-–]\s+\p{L}/u.test(plainLine(own))
  return isDashed(line) && !options.slice(0, -1).some(({ lines }) => lines.some(isDashed))
}

/** 'Hãy khoanh tròn vào chữ cái trước câu trả lời đúng:' is said of those that follow. */
function isOfNext(line: Line): boolean {
  if (isTaskAbroad(plainLine(line))) return true
  return /^\s*(?:(?:Em )?[Hh]ãy )?(?:[Kk]hoanh|[Cc]họn|[Đđ]ánh dấu)(?: tròn)?\s.{0,60}(?:chữ|ý|đáp án|phương án|câu trả lời).{0,40}đúng.{0,20}$/u.test(
    plainLine(line),
  )
}

function numbersInside(stem: WordDraft['stem']): { asked: string[]; numbers: number[] } {
  const asked = stem.slice(1).map((part) => ('line' in part ? plainLine(part.line) : ''))
  return { asked, numbers: asked.map((text) => Number(/^\s*(\d{1,4})\s*[.)\-–:]\s*["“(]?\p{Lu}/u.exec(text)?.[1])) }
}

/** A number alone, and not the first: no list within what is asked, but another question, or the number of this one. */
function numberedInside({ number, stem }: WordDraft): string[] {
  const { asked, numbers } = numbersInside(stem)
  const counted = numbers.filter((own) => !Number.isNaN(own))
  const [own = 0] = counted
  const isAlone = counted.length === 1 && own > 1 && own < firstYear && own !== number && own !== number + 1
  return number > 0 && isAlone ? asked.filter((_, at) => numbers[at] === own) : []
}

const firstYear = 1000

/** Another question that nobody saw begin: its number in what is asked, or its options in what explains. */
function swallowed({ number, stem, explanation, options }: WordDraft): string[] {
  const { asked, numbers } = numbersInside(stem)
  const isAnother = number > 0 && numbers.includes(number + 1) && !numbers.includes(number)
  const texts = explanation.map(plainLine)
  const first = texts.findIndex((text) => optionStarts(text, 0).length > 0 && !ofReason.test(text))
  const isAsked =
    first > 0 &&
    texts.slice(first).some((text) => {
      const second = optionStarts(text, 1)
      return (second.length > 0 || optionStarts(text, 0).length > 1) && !ofReason.test(text)
    })
  const another = isAnother ? asked.filter((_, at) => numbers[at] === number + 1) : []
  const inside = options.slice(0, -1).flatMap(({ lines: [, ...below] }) => below.map(plainLine))
  return [
    ...another,
    ...asked.filter(isDotted),
    ...pointedOptions(asked),
    ...asked.filter(isKeyLine),
    ...(isAsked ? texts.slice(first - 1) : []),
    ...options.flatMap(({ lines: [, ...below] }) => below.map(plainLine).filter((text) => remark.test(text))),
    ...options.slice(0, -1).flatMap((option) => setApart(option, options)),
    ...(inside.length > 1 ? inside.filter((text) => isNew(text) && /[?:]\s*$/u.test(text)) : []),
  ]
}

const longestFirst = 40
/** Too short for a line that ended at the edge of the page. */
const shortFirst = 25

/** Below a short sentence, or below the only line with its look, another sentence explains the option or is none of it. */
function setApart(option: WordOption, options: readonly WordOption[]): string[] {
  const [first = [], ...others] = option.lines
  const below = others.filter((line) => isNew(plainLine(line)))
  const isProgram = option.lines.some((line) => /[;{}]\s*$/u.test(plainLine(line)))
  if (below.length === 0 || isProgram) return []
  const isMarked = features.some(
    (feature) =>
      looksAll(first, feature) &&
      others.every((line) => !looksSome(line, feature)) &&
      options.every((other) => other === option || !looksAll(other.lines[0] ?? [], feature)),
  )
  const text = plainLine(first).trim()
  const isEnded = text.length <= shortFirst || (text.length <= longestFirst && /[\p{L}\d]{2}\.$/u.test(text))
  const areAlone = options.every((other) => other === option || other.lines.length === 1)
  return isMarked || (isEnded && areAlone) ? below.map(plainLine) : []
}

/** '... Too big.', '@ Too big.': programs for tests say so what they say of an option. */
const remark = /^\s*(?:\.{3}|[@~])\s+\S/u

/** '- A) Huế' above '- B) Hà Nội' in what is asked: options that nobody saw. */
function pointedOptions(asked: readonly string[]): string[] {
  const found = asked.filter((text) => /^\s*[-*•–]\s{0,3}[([]?[AB]\s?[.)\]]\s/u.test(text))
  return found.length > 1 ? found : []
}

/** '1.4.2, Which …' is the number of another question. */
function isDotted(text: string): boolean {
  return /^\s*\d{1,3}(?:\.\d{1,3}){1,4}\s?[,.):]\s+\p{Lu}/u.test(text)
}

/** Keys are taken away when they are read: one that is left is another question's. */
function isKeyLine(text: string): boolean {
  return labelOf(text)?.kind === 'answer'
}

const hasPicture = (line: Line): boolean => line.some(({ kind }) => kind === 'picture')

const keyOf = (line: Line): string => plainLine(line).trim().toLowerCase()

/** Where a question without a number begins, some of these may be its own: only the first that explains is not. */
export function linesBehind({ below, behind, explanation }: WordDraft): string[] {
  const [first = '', ...others] = explanation.map(plainLine)
  // '… using this code:' explains nothing: what is asked goes on below it.
  const open = others.length === 0 && /:\s*$/u.test(first) ? [first] : []
  return [...below.map(plainLine), ...behind, ...open, ...others]
}

/** Begins with a capital letter, with a letter that has none, or with a number of its own. */
export function isNew(text: string): boolean {
  return /^\s*(?:[-–—_*=~]{2,}\s*)?["“'‘(]?(?:[\p{Lu}\p{Lt}\p{Lo}]|\d{1,4}\u2060?\s*(?:[.):]|$))/u.test(text)
}
