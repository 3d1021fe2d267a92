import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { questionStart } from '../../signs/line-signs.ts'
import { saidInTable } from '../../signs/part-tables.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { type AskedPaper, sectionIn, wordIn } from './asked.ts'
import { withoutPoints } from './guide-keys.ts'

/** What a guide says of one question. */
export interface GuideEntry {
  section: number
  word: string
  number: number
  /** 'a' of 'Câu 1a'. */
  part: string
  lines: Line[]
}

const another = /(?<=[^\s;,])[\s;,]{1,40}(?=(?:câu|bài)\s{0,3}\d{1,3}\s{0,3}[.:)])/giu
/** 'Mỗi câu đúng được 0,5 điểm', 'Phần I: 4 điểm', 'Học sinh làm cách khác …': how it is marked, and nothing else. */
const howMarked =
  /^[^\p{L}]{0,10}(?:(?:phần|part)\s|[IVXA-D]{1,4}\s?[.)]|mỗi\s|khoanh|lưu ý|chú ý|học sinh|hs\s|tổng|câu\s{1,3}đáp án|đáp án|hướng dẫn|biểu điểm|thang điểm|môn|lớp|năm học|trường|phòng|ubnd|sở|điểm|-{2,}|\(?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ))/iu

export function entriesIn(
  region: readonly WordBlock[],
  { isCounted, isNumbered, isOneWord }: AskedPaper,
): { entries: GuideEntry[]; left: string[] } {
  const entries: GuideEntry[] = []
  const left: string[] = []
  let section = 0
  let current: GuideEntry | null = null
  const begin = (number: number, said = '', part = ''): GuideEntry => {
    const word = isOneWord ? '' : wordIn(said)
    const entry: GuideEntry = { section: isCounted ? 0 : section, word, number, part, lines: [] }
    entries.push(entry)
    return entry
  }
  for (const block of region) {
    if (block.kind === 'table') {
      const rows = rowsIn(block.rows)
      for (const { number, lines } of rows ?? []) {
        if (number !== null) current = begin(number)
        current?.lines.push(...lines)
      }
      if (!rows) left.push(block.rows.flat(2).map(plainLine).join(' ').trim())
      current = null
      continue
    }
    if (isEmptyLine(block.line)) continue
    const heading = sectionIn(plainLine(block.line))
    if (heading) {
      section = heading.number
      current = null
    }
    for (const line of partsOf(block.line)) {
      const text = plainLine(line)
      const bare = isNumbered ? questionStart(text, 'numbered') : null
      const isNext = bare?.number === 1 || bare?.number === (entries.at(-1)?.number ?? 0) + 1
      const start = questionStart(text, 'named') ?? (isNext ? bare : null)
      if (start) {
        current = begin(start.number, text, start.part)
        const rest = trimLine(cutLine(line, start.at))
        if (!isEmptyLine(rest)) current.lines.push(rest)
      } else if (current && !isMarkingOnly(text)) current.lines.push(trimLine(line))
      else if (!howMarked.test(text)) left.push(text.trim())
    }
  }
  return { entries, left }
}

function isMarkingOnly(text: string): boolean {
  return withoutPoints(text) === '' || /^\s*(?:-{3,}|mỗi\s.{0,60}điểm\.?\s*$)/iu.test(text)
}

/** 'Câu 1: A   Câu 4: Đ - S' in one line, or '1.A; 2. đúng; 3.B' behind the word for it. */
function partsOf(line: Line): Line[] {
  const text = plainLine(line)
  const listed = listedCuts(text)
  if (listed.length > 1)
    return listed.map((from, at) => [{ kind: 'text', text: 'Câu ', look: {} }, ...cutLine(line, from, listed[at + 1])])
  const cuts = [...text.matchAll(another)].map(({ index, 0: gap }) => index + gap.length)
  return [0, ...cuts].map((from, at) => trimLine(cutLine(line, from, cuts[at])))
}

/** From one on, one behind the other. */
function listedCuts(text: string): number[] {
  const cuts = [...text.matchAll(/(?<=^|[;:]\s{0,5})(\d{1,3})\s?[.:)]\s?(?=\S)/gu)]
  const isCounting = cuts.every(({ 1: number }, at) => Number(number) === at + 1)
  return isCounting ? cuts.map(({ index }) => index) : []
}

interface GuideRow {
  number: number | null
  lines: Line[]
}

const pointsHead = /^(?:thang\s|biểu\s|số\s)?điểm$|^points?$/iu
const numbered = /^(?:câu|bài)?\s{0,3}(\d{1,3})\s{0,3}[.:)]?$/iu

/** A row for each question, with its points beside it; or numbers above and what is right below them. */
function rowsIn(rows: readonly Line[][][]): GuideRow[] | null {
  const texts = rows.map((row) => row.map((lines) => lines.map(plainLine).join(' ').replaceAll(/\s+/gu, ' ').trim()))
  const [head = []] = texts
  const ofPoints = head.findIndex((text) => pointsHead.test(text))
  const isBelow = texts.slice(1).some(([first = '']) => numbered.test(first))
  if (!isBelow) {
    const said = saidInTable(texts.filter(([first = '']) => !pointsHead.test(first)))
    return said && [...said].map(([number, text]) => ({ number, lines: [[{ kind: 'text', text, look: {} }]] }))
  }
  const body = numbered.test(head[0] ?? '') ? rows : rows.slice(1)
  return body.map((row) => {
    const [first = [], ...others] = row
    const number = numbered.exec(first.map(plainLine).join(' ').trim())?.[1]
    const kept = others.filter((_, at) => at + 1 !== ofPoints)
    const own = number === undefined ? [first, ...kept] : kept
    return {
      number: number === undefined ? null : Number(number),
      lines: own.flat().filter((line) => !isEmptyLine(line)),
    }
  })
}
