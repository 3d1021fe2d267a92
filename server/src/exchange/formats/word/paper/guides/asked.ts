import { plainLine } from '../../line-text.ts'
import { type QuestionStart, questionStart } from '../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

/** A question as far as its number and its part of the paper go. */
export interface Asked {
  section: number
  /** 'bài' beside 'câu' counts by itself. */
  word: string
  number: number
  /** 'a' of 'Câu 1a'. */
  part: string
  line: Line
  hasOptions: boolean
  /** Below a heading that says so. */
  isEssay: boolean
}

/** 'PHẦN II. Câu trắc nghiệm đúng sai', 'III. Trả lời ngắn' */
const section =
  /^[\s*#\-–—]*(?:(?:phần|part)\s+([IVX]{1,4}|\d|[A-D])(?![\p{L}\d])|([IVX]{1,4})\s*[.)]\s*(?=(?:phần\s+|câu\s+)?(?:trắc nghiệm|đúng|tự luận|trả lời)))/iu
/** 'A. TRẮC NGHIỆM'; a small letter names a statement. */
const largeSection = /^[\s*#\-–—]*([A-D])\s*[.)]\s*(?=(?:PHẦN|Phần|TRẮC NGHIỆM|Trắc nghiệm|TỰ LUẬN|Tự luận))/u
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

export function sectionIn(text: string): { number: number; at: number } | null {
  const found = section.exec(text) ?? largeSection.exec(text)
  const sign = (found?.[1] ?? found?.[2] ?? '').toUpperCase()
  const number = /^\d$/u.test(sign) ? Number(sign) : Math.max(roman.indexOf(sign), 'ABCD'.indexOf(sign) + 1)
  return found && number > 0 ? { number, at: found[0].length } : null
}

/** 'II' or 'PHẦN II.' and nothing else. */
export function sectionOf(text: string): number | null {
  const sign = /^(?:phần\s+)?([IVX]{1,4}|\d|[A-D])[.):]?$/iu.exec(text.trim())?.[1]?.toUpperCase()
  return sign === undefined ? null : (sectionIn(`PHẦN ${sign}`)?.number ?? null)
}

/** The numbers of the parts make each place of a paper one of a kind, or the numbers of the questions do so alone. */
export interface AskedPaper {
  asked: readonly Asked[]
  places: ReadonlyMap<string, Asked>
  /** Numbers go on from part to part: they say enough. */
  isCounted: boolean
  /** '1.' instead of 'Câu 1'. */
  isNumbered: boolean
  isOneWord: boolean
}

export const placeOf = ({
  section: own,
  word,
  number,
  part,
}: Pick<Asked, 'section' | 'word' | 'number' | 'part'>): string => `${own} ${word} ${number}${part}`

/** Where both words stand in a paper each of them says which number is meant. */
export function wordIn(text: string): string {
  return /^\s*bài(?![\p{L}])/iu.test(text) ? 'bài' : ''
}

/** Null where two questions have the same place. */
export function askedPaper(blocks: readonly WordBlock[]): AskedPaper | null {
  const named = askedIn(blocks, 'named')
  const isNumbered = named.length === 0
  const found = isNumbered ? askedIn(blocks, 'numbered') : named
  // One word alone counts everything, also where keys have the other one.
  const isOneWord = new Set(found.map(({ word }) => word)).size === 1
  const asked = isOneWord ? found.map((one) => ({ ...one, word: '' })) : found
  const isCounted = new Set(asked.map((one) => placeOf({ ...one, section: 0 }))).size === asked.length
  const placed = isCounted ? asked.map((one) => ({ ...one, section: 0 })) : asked
  const places = new Map(placed.map((one) => [placeOf(one), one]))
  const isOdd =
    asked.length === 0 || places.size < asked.length || placed.some((one) => one.section === 0 && !isCounted)
  return isOdd ? null : { asked: placed, places, isCounted, isNumbered, isOneWord }
}

function askedIn(blocks: readonly WordBlock[], style: 'named' | 'numbered'): Asked[] {
  const asked: Asked[] = []
  let current = 0
  let isEssay = false
  for (const line of blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))) {
    const text = plainLine(line)
    const begun = startIn(text, style, asked.at(-1))
    const heading = sectionIn(text)
    if (heading) isEssay = /tự luận/iu.test(text)
    current = heading?.number ?? current
    if (begun) {
      const hasOptions = optionsInside(text).length > 0
      asked.push({
        section: current,
        word: wordIn(text),
        number: begun.number,
        part: begun.part ?? '',
        line,
        hasOptions,
        isEssay,
      })
    } else if (optionStarts(text, 0).length > 0) {
      const last = asked.at(-1)
      if (last) last.hasOptions = true
    }
  }
  return asked
}

/** A number alone may as well count something else: it must be the one that follows. */
function startIn(text: string, style: 'named' | 'numbered', last: Asked | undefined): QuestionStart | null {
  const start = questionStart(text, style)
  const isNext = start?.number === 1 || start?.number === (last?.number ?? 0) + 1
  return style === 'named' || isNext ? start : null
}
