import { looksAll, plainLine } from '../line-text.ts'
import { questionStart } from '../signs/line-signs.ts'
import { letters } from '../signs/option-signs.ts'
import { isLarge, isSmall } from '../signs/option-letters.ts'
import { saidOfOption } from './respelled/around/copied-pages.ts'
import { mostOften } from '../../counting/most-often.ts'
import { lettersKept } from './kinds/own-letters.ts'
import type { WordDraft } from './question-draft.ts'

const fewest = 5

/**
 * A question whose options are not like those of its neighbours: one is missing, and its letter without a point stands
 * before other words; or an option says a letter of another list, or asks another question. Somebody has to look.
 */
export function settleOdd(drafts: readonly WordDraft[]): void {
  const chosen = drafts.filter(({ options }) => options.length > 1)
  const usual = mostOften(chosen.map(({ options }) => options.length))
  const alike = chosen.filter(({ options }) => options.length === usual)
  const isUsual = chosen.length >= fewest && alike.length * 5 >= chosen.length * 3
  const numbers = new Set(drafts.map(({ number }) => number))
  for (const draft of drafts.filter(({ options }) => options.length === 1)) draft.disordered.push(...emptied(draft))
  for (const draft of drafts)
    draft.disordered.push(...countedOn(draft), ...(numbers.has(draft.number + 1) ? [] : startInside(draft)))
  for (const [at, draft] of drafts.entries()) draft.disordered.push(...lettersDropped(draft, drafts[at + 1]))
  for (const draft of chosen) {
    draft.disordered.push(...lettersBehind(draft))
    draft.disordered.push(...askedTwice(draft), ...signsLeft(draft), ...numberLeft(draft))
    draft.disordered.push(...optionLeft(draft, drafts[drafts.indexOf(draft) - 1]))
    draft.disordered.push(
      ...lettersKept(draft.options),
      ...emptied(draft),
      ...draft.options.flatMap(sameInside),
      ...stuck(draft),
      ...quotedBelow(draft),
    )
    if (isUsual && draft.options.length < usual)
      draft.disordered.push(...glued(draft), ...stuckSmall(draft), ...pointAbove(draft), ...labelsBehind(draft))
    draft.disordered.push(...draft.options.flatMap(listedInside), ...draft.options.flatMap(askedInside))
    draft.disordered.push(
      ...draft.options
        .flatMap(({ lines }) => lines.slice(0, 1))
        .map(plainLine)
        .filter(isCut),
    )
    draft.disordered.push(...draft.options.flatMap(labelledInside), ...begunInside(draft))
    draft.disordered.push(
      ...draft.options.flatMap((option) => (numbers.has(draft.number + 1) ? [] : numberInside(option, draft.number))),
    )
  }
}

const mostBehind = 6

/** 'O C. …' behind the key of a question with two options: more of them, of which nothing became. */
function lettersDropped({ options, behind }: WordDraft, next: WordDraft | undefined): string[] {
  const letter = letters[options.length] ?? ''
  const sign = new RegExp(String.raw`^\s*(?:[^\p{L}\d\s]{1,3}|[Oo0])?\s*${letter}\s?[.)]\s+\S`, 'u')
  const lines = [...behind.slice(0, mostBehind), ...(next?.skipped ?? []).slice(0, mostBehind)]
  return options.length > 1 && letter !== '' ? lines.filter((text) => sign.test(text)).slice(0, 1) : []
}

/** 'DHà Nội', 'D, Hà Nội' or 'Huế d/ Hà Nội' where three options were read. */
function glued({ stem, options }: WordDraft): string[] {
  const next = letters[options.length] ?? ''
  const other = String.raw`(?:${next}|${next.toLowerCase()}|${options.length + 1})\s?[/)\].:]\s?(?=\S)`
  const sign = new RegExp(String.raw`(?:^|\s)(?:${next}(?:(?=\p{Lu}\p{Ll})|\s?[,;–-]\s?(?=[\p{L}\d]))|${other})`, 'u')
  const asked = stem.slice(1).map((part) => ('line' in part ? plainLine(part.line) : ''))
  const said = options.flatMap(({ lines }) => lines.map(plainLine))
  return [...asked, ...said].filter((text) => sign.test(text))
}

/** 'Which …? - Huế' above fewer options than elsewhere: the first one stands behind what is asked. */
function pointAbove({ stem }: WordDraft): string[] {
  const last = stem.at(-1)
  const text = last && 'line' in last ? plainLine(last.line) : ''
  return /[?:.…_]["”]?\s+[-–•●+○☐]\s+\S/u.test(text) ? [text] : []
}

/** 'C' alone behind a key says another one. */
function lettersBehind({ behind, explanation }: WordDraft): string[] {
  return [...behind, ...explanation.map(plainLine)]
    .filter((text) => /^\s*\(?[A-J]\)?\s?\.?\s*$/u.test(text))
    .slice(0, 1)
}

/** '2) Huế' behind the key of fewer options than elsewhere may be one of them. */
function labelsBehind({ behind, explanation }: WordDraft): string[] {
  return [...behind, ...explanation.map(plainLine)]
    .filter((text) => /^\s*(?:[B-Jb-j]|\d)\s?[.)/\]]\s*[\p{L}(]/u.test(text))
    .slice(0, 1)
}

/** 'A. I’m fine. A. It’s a ruler.': two questions stand side by side. */
function sameInside(option: WordDraft['options'][number]): string[] {
  const text = option.lines.map(plainLine).join(' ')
  const again = new RegExp(String.raw`\s${option.letter}\.\s+\S`, 'u')
  return isLarge(option) && again.test(text) ? [text] : []
}

/** '4 - 3 - 2 - 1D. 3 - 1': the next letter lost the space before it. */
function stuck({ options }: WordDraft): string[] {
  const last = options.at(-1)
  const text = last?.lines.map(plainLine).join(' ') ?? ''
  const next = new RegExp(String.raw`[\p{Ll}\d)]${letters[options.length] ?? ''}\.\s*\S`, 'u')
  return options.length > 1 && last && isLarge(last) && next.test(text) ? [text] : []
}

/** 'c. an inverted archd. a raft' where all others have four: the same of small letters, which end words as well. */
function stuckSmall({ options }: WordDraft): string[] {
  const last = options.at(-1)
  const text = last?.lines.map(plainLine).join(' ') ?? ''
  const next = new RegExp(String.raw`[\p{L}\d)]${letters[options.length]?.toLowerCase() ?? ''}[.)]\s+\S`, 'u')
  return last && isSmall(last) && next.test(text) ? [text] : []
}

/** 'A. 4 B. C. D. 40' or 'A. ; B. ;': what stood there got lost on the way, and a letter may have become a text. */
function emptied({ options }: WordDraft): string[] {
  const texts = options.map(({ lines }) => lines.map(plainLine).join(' ').trim())
  const signs = texts.filter((text) => /^[;,.:]$/u.test(text))
  const next = new RegExp(String.raw`^${letters[options.length] ?? ''}\s?[.)]\s`, 'u')
  const last = texts.at(-1) ?? ''
  return [...(next.test(last) ? [last] : []), ...(signs.length > new Set(signs).size ? signs.slice(0, 1) : [])]
}

/** 'A. a) 12': below the name of an option a list of its own began. '✅ B. Huế' behind another 'B.' lost its own letter. */
function listedInside(option: WordDraft['options'][number]): string[] {
  const text = plainLine(option.lines.find((line) => plainLine(line).trim() !== '') ?? [])
  const isBoxed = /^\s*[☐□☑☒✅◉]/u.test(plainLine(option.label)) && /^\s*[A-Ja-j]\s?[.)/]\s*\S/u.test(text)
  return isBoxed || (isLarge(option) && /^\s*[a-j]\s*[.)]\s+\S/u.test(text)) ? [text] : []
}

/** '> Because …' below the last option is a remark of a text for a program that draws it so. */
function quotedBelow({ options }: WordDraft): string[] {
  const below = options.at(-1)?.lines.slice(1).map(plainLine) ?? []
  return below.filter((text) => /^\s*>\s+\p{L}/u.test(text)).slice(0, 1)
}

/** 'Q9/ What …' below an option is another question that nobody saw begin. */
function askedInside({ lines }: WordDraft['options'][number]): string[] {
  const texts = lines.slice(1).map(plainLine)
  return texts
    .filter((text) => /^\s*(?:q|câu(?:\s+hỏi)?|question)\s{0,3}\d{1,4}\s{0,3}[/.:)]\s{0,3}\S/iu.test(text))
    .slice(0, 1)
}

/** Begins with the end of a label that nobody knew: ') Huế'. */
function isCut(text: string): boolean {
  return /^\s*\)\s*\S/u.test(text)
}

/** 'Huế; Д) Vinh': a label in letters that nobody knew stands within an option. */
function labelledInside({ lines }: WordDraft['options'][number]): string[] {
  const text = lines.map(plainLine).join(' ')
  return /[;.]\s+\p{Lu}\)\s*\p{L}/u.test(text) ? [text] : []
}

/** 'a.run(); A. Huế' above 'B. Vinh', 'A. Einstein … a) Huế' above 'b) Vinh': something else was taken for the first option. */
function begunInside({ options: [first, second] }: WordDraft): string[] {
  if (!first || !second || isSmall(first) === isSmall(second) || isLarge(first) === isLarge(second)) return []
  const text = first.lines.map(plainLine).join(' ')
  const sign = isLarge(second) ? /(?:^|\s)A\s?[.)]\s*\S/u : /(?:^|\s)a\s?[.)]\s*\S/u
  return sign.test(text) ? [text] : []
}

/** 'Huế 57. Which …? a. one', 'Huế Câu 57: Which …': the next question begins within an option. */
function numberInside({ lines }: WordDraft['options'][number], number: number): string[] {
  const text = lines.map(plainLine).join(' ')
  const next = new RegExp(String.raw`\s${number + 1}\s?[.)]{1,2}\s?\p{L}`, 'u')
  const named = new RegExp(String.raw`\s(?:câu|bài|question)\s{1,3}${number + 1}(?!\d)`, 'iu')
  const isBegun = (next.test(text) && /[?:…_]/u.test(text)) || named.test(text)
  return number > 0 && isBegun ? [text] : []
}

/** 'Vinh Câu 57: Which …?' below what is asked: the next question begins there. */
function startInside({ number, stem }: WordDraft): string[] {
  const next = new RegExp(String.raw`\S\s{1,9}(?:câu|bài|question)\s{1,3}${number + 1}\s?[:.]`, 'iu')
  const lines = stem.slice(1).map((part) => ('line' in part ? plainLine(part.line) : ''))
  return number > 0 ? lines.filter((text) => next.test(text)).slice(0, 1) : []
}

/** Above boxes a bold line below others is what is asked: those above it are something else. */
function askedTwice({ stem, options }: WordDraft): string[] {
  if (!options.every(({ label }) => /^[☐☑]/u.test(plainLine(label)))) return []
  const lines = stem.slice(1).map((part) => ('line' in part ? part.line : []))
  return lines.filter((line) => looksAll(line, 'bold')).map(plainLine)
}

/** '7. 1. Which …' where numbers begin anew: the second one is hardly what is asked. */
function numberLeft({ number, stem: [first] }: WordDraft): string[] {
  const text = first && 'line' in first ? plainLine(first.line).trim() : ''
  // '1Which …' and '1 Which …' above '2. …' lost its sign.
  if (number === 0 && /^\d{1,3}\s?\p{Lu}\p{L}/u.test(text)) return [text]
  return /^\d{1,7}[.)]\s+(?:["“(]?\p{Lu}|__)/u.test(text) ? [text] : []
}

/** 'd. Huế' as what is asked, or '3. Which …?' below it: the end of the question above was taken for its beginning. */
function optionLeft(draft: WordDraft, above: WordDraft | undefined): string[] {
  const [first, ...others] = draft.stem
  const textOf = (part: WordDraft['stem'][number] | undefined): string =>
    part && 'line' in part ? plainLine(part.line).trim() : ''
  const asked = others.map(textOf).filter((text) => /^\d{1,3}[.)]\s*["“(]?\p{Lu}.{5,}\?$/u.test(text))
  const isLeft = /^[B-Hb-h]\s?[.)]\s+\S/u.test(textOf(first)) && !isNamed(textOf(first), draft, above)
  return isLeft ? [textOf(first), ...asked] : asked
}

const named = /^([B-H])\.\s+(?:\p{Lu}\.\s+)?\p{Lu}\p{Ll}+(?:\s+\S+){5}/u

/** 'Câu 2. C. Mác đã khái quát …' above options of which none is missing, nor in the question above. */
function isNamed(text: string, draft: WordDraft, above: WordDraft | undefined): boolean {
  const letter = named.exec(text)?.[1] ?? ''
  const has = ({ options }: WordDraft): boolean => options.some((option) => option.letter === letter)
  return draft.number > 0 && has(draft) && (above === undefined || has(above))
}

const mostMistyped = 3

/** '6o. …', '61. …', '62. …' below question 59: one was mistyped, and no other followed. A list begins at one. */
function countedOn({ number, stem }: WordDraft): string[] {
  const starts = stem.slice(1).flatMap((part) => {
    const text = 'line' in part ? plainLine(part.line) : ''
    const start = questionStart(text, 'numbered')
    return start ? [{ text, number: start.number }] : []
  })
  const first = starts[0]?.number ?? 0
  const isCounted = starts.length > 1 && starts.every((start, at) => start.number === first + at)
  const isNear = number > 1 && first > number && first <= number + mostMistyped
  return isCounted && isNear ? starts.slice(0, 1).map(({ text }) => text) : []
}

/** Where a block of code begins and ends is no part of it, nor what a page says of an option: it belongs to nothing. */
function signsLeft({ stem, options }: WordDraft): string[] {
  const asked = stem.map((part) => ('line' in part ? plainLine(part.line) : ''))
  return [...asked, ...options.flatMap(({ lines }) => lines.map(plainLine))].filter(
    (text) => text.includes('```') || saidOfOption.test(withoutNumber(text)),
  )
}

function withoutNumber(text: string): string {
  return text.replace(/^\s*\d{1,3}[.)]/u, '').trim()
}
