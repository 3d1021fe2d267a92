import { plainLine } from '../line-text.ts'
import { letters } from '../signs/option-signs.ts'
import { mostOften } from '../split-rows.ts'
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
  for (const draft of chosen) {
    if (isUsual && draft.options.length < usual) draft.disordered.push(...glued(draft))
    draft.disordered.push(...draft.options.flatMap(listedInside), ...draft.options.flatMap(askedInside))
  }
}

/** 'DHà Nội' or 'D, Hà Nội' where three options were read. */
function glued({ stem, options }: WordDraft): string[] {
  const next = letters[options.length] ?? ''
  const sign = new RegExp(String.raw`(?:^|\s)${next}(?:(?=\p{Lu}\p{Ll})|\s?[,;–-]\s?(?=[\p{L}\d]))`, 'u')
  const asked = stem.slice(1).map((part) => ('line' in part ? plainLine(part.line) : ''))
  const said = options.flatMap(({ lines }) => lines.map(plainLine))
  return [...asked, ...said].filter((text) => sign.test(text))
}

/** 'A. a) 12': below the name of an option a list of its own began. */
function listedInside({ label, lines }: WordDraft['options'][number]): string[] {
  const text = plainLine(lines.find((line) => plainLine(line).trim() !== '') ?? [])
  return /[A-J]/u.test(plainLine(label)) && /^\s*[a-j]\s*[.)]\s+\S/u.test(text) ? [text] : []
}

/** 'Q9/ What …' below an option is another question that nobody saw begin. */
function askedInside({ lines }: WordDraft['options'][number]): string[] {
  const texts = lines.slice(1).map(plainLine)
  return texts
    .filter((text) => /^\s*(?:q|câu(?:\s+hỏi)?|question)\s{0,3}\d{1,4}\s{0,3}[/.:)]\s{0,3}\S/iu.test(text))
    .slice(0, 1)
}
