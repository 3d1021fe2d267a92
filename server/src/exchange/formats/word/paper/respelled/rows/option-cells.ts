import { isInCode, letters } from '../../../signs/option-signs.ts'

/** What begins one of several options in a line, with all that stands before and behind it there. */
export interface OptionCell {
  /** How its label is written, without what it counts: 'A.', '(1)', '-'. */
  shape: string
  /** Null where the sign does not count. */
  place: number | null
  /** A sign before the label that is no part of it. */
  mark: string
  /** Where the label begins, and where the text behind it does. */
  label: number
  text: number
  to: number
}

const boxed = String.raw`[([]\s?[xX*✓✔✅\-]?\s?[)\]]`
const bare = String.raw`[^\p{L}\p{N}\s([\])\-–—+•●▪◦○◯☐□$"“'‘?.,;:…_!%‰|/\\°&=<²³×÷]{1,3}`
const mark = String.raw`(?:${boxed}|${bare}|-+>|=+>|[>!])`
const names = String.raw`answers?|ans|options?|choices?|phương án|phuong an|pa|đáp án|dap an|đa|ý|lựa chọn|câu trả lời`

interface CellSpelling {
  /** What may stand before it, and its own groups. */
  pattern: RegExp
  placeOf: ((count: string) => number) | null
}

const letterPlace = (letter: string): number => letters.indexOf(letter.toUpperCase())
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const numberPlace = (number: string): number => Number(number) - 1
const label = (own: string, flags = 'u'): RegExp =>
  new RegExp(String.raw`^(?<indent>\s*)(?<mark>${mark} {0,2})?(?<label>${own})(?=\S)`, flags)

/** The words that count come first: 'Ý A: …' begins with no other letter. */
const spellings: readonly CellSpelling[] = [
  {
    pattern: label(String.raw`(?<open>${names})[\s_-]?(?<count>[1-9]|[A-J])(?<end>\s?[:.)=])\s*`, 'iu'),
    placeOf: (count) => (/\d/u.test(count) ? numberPlace(count) : letterPlace(count)),
  },
  {
    pattern: label(String.raw`(?<open>)(?<count>[ivx]{1,4})(?<end>\s?[.)])\s+`),
    placeOf: (count) => romans.indexOf(count),
  },
  {
    pattern: label(
      String.raw`(?<open>(?:[-–•+]\s)?[([]?)(?<count>[A-Ja-j])(?<end>\s?(?:\)\.|[.):\]/>;,、．]|[-–](?=\s)))\s*`,
    ),
    placeOf: letterPlace,
  },
  { pattern: label(String.raw`(?<open>\(?)(?<count>[1-9])(?<end>\))\s*`), placeOf: numberPlace },
  { pattern: label(String.raw`(?<open>)(?<count>[Ⓐ-Ⓙ])(?<end>)\s*`), placeOf: (count) => 'ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿ'.indexOf(count) },
  { pattern: label(String.raw`(?<open>)(?<count>[①-⑩])(?<end>)\s*`), placeOf: (count) => '①②③④⑤⑥⑦⑧⑨⑩'.indexOf(count) },
  { pattern: label(String.raw`(?<open>[-–•●▪○◯☐□+])(?<count>)(?<end>)\s+`), placeOf: null },
  { pattern: label(String.raw`(?<open>)(?<count>[A-J])(?<end>)\s+`), placeOf: letterPlace },
]

/** What they count is the same for all. */
function shapeOf({ open = '', count = '', end = '' }: Record<string, string | undefined>): string {
  const counted = count
    .replace(/^[ivx]+$/u, 'i')
    .replace(/^[A-Ja-j]$/u, (letter) => (letter === 'i' ? 'i' : 'A'))
    .replace(/^[^Ai]$/u, '1')
  return `${open.trim().toLowerCase()}${counted}${end.trim()}`
}

export function cellAt(text: string, from: number, to: number): OptionCell | null {
  const own = text.slice(from, to)
  for (const { pattern, placeOf } of spellings) {
    const found = pattern.exec(own)
    if (!found) continue
    const { indent = '', mark: before = '', count = '' } = found.groups ?? {}
    return {
      shape: shapeOf(found.groups ?? {}),
      place: placeOf && placeOf(count),
      mark: before.trim(),
      label: from + indent.length + before.length,
      text: from + found[0].length,
      to,
    }
  }
  return null
}

const wideGap = /\t[\t ]*|\s{2,}/gu

/** Behind tabs and wide gaps each of them begins; what begins none goes on there. */
export function wideCells(text: string): OptionCell[] {
  const begin = text.search(/\S/u)
  if (begin === -1) return []
  const gaps = [...text.trimEnd().matchAll(wideGap)].filter(({ index }) => index > begin)
  const cells: OptionCell[] = []
  for (const from of [begin, ...gaps.map(({ index, 0: gap }) => index + gap.length)]) {
    const cell = cellAt(text, from, text.length)
    const last = cells.at(-1)
    if (cell && (!last || (isNext(cell, last) && !isInCode(text, from)))) {
      if (last) last.to = gapBefore(text, from)
      cells.push(cell)
    } else if (!last) return []
  }
  return cells
}

/** Of the same shape, and counted on: by one across, by two where columns are read downwards. */
function isNext(cell: OptionCell, last: OptionCell): boolean {
  if (cell.shape !== last.shape) return false
  if (cell.place === null || last.place === null) return true
  const step = cell.place - last.place
  return step === 1 || step === 2
}

function gapBefore(text: string, from: number): number {
  return text.slice(0, from).trimEnd().length
}

const longestLabel = 40
const fewestSmall = 3

/** 'A. Huế B. Hà Nội C. Đà Nẵng D. Cần Thơ': what counts on, whatever stands between. */
export function narrowCells(text: string): OptionCell[] {
  const begin = text.search(/\S/u)
  const first = begin === -1 ? null : cellAt(text, begin, text.length)
  if (!first) return []
  const cells = [first]
  for (const { index } of text.matchAll(/(?<=\s)\S/gu)) {
    const last = cells.at(-1) ?? first
    const cell = index < last.text ? null : cellAt(text, index, Math.min(text.length, index + longestLabel))
    if (!cell || cell.shape !== first.shape || (cell.place !== null && cell.place !== (last.place ?? 0) + 1)) continue
    if (text.slice(last.text, index).trim() === '' || isInCode(text, index)) continue
    last.to = gapBefore(text, index)
    cells.push({ ...cell, to: text.length })
  }
  // 'a. … b. …' may be said in a sentence.
  const isSmall = /[a-j]/u.test(text.slice(first.label, first.text).replace(/\p{L}{2,}/gu, ''))
  return isSmall && cells.length < fewestSmall ? [first] : cells
}
