import { type AskedQuestion, letterOf, letters, manyQuestions, rightOf } from './asked-questions.ts'
import { type TableCell, type TableWay, outcomeOfRows, rowsOf, saidKeys } from './table-ways.ts'
import type { MeantQuestion } from './way-outcome.ts'

/** The rows of one question, before something happens to them. */
interface Hit {
  rows: TableCell[][]
  row: TableCell[]
  own: AskedQuestion
  /** Where its parts stand in its first row; -1 where they have no cell. */
  asked: number
  options: readonly number[]
  key: number
  /** Any other option. */
  other: number
}

interface Accident {
  happens: (hit: Hit) => void
  /** All that a person may read there; the question may be kept out as well. Nothing unless it is said. */
  meant?: (hit: Hit) => readonly MeantQuestion[]
  /** Needs a cell for the key, or one for each option, or one for all of them, or a row for each. */
  where?: 'key' | 'columns' | 'columns and key' | 'cell' | 'rows'
}

const textIn = (cell: TableCell | undefined): string => (typeof cell === 'string' ? cell : (cell?.text ?? ''))

const itself = ({ own }: Hit): MeantQuestion[] => [own]
const key = (text: (hit: Hit) => string, meant?: Accident['meant']): Accident => ({
  where: 'key',
  happens: (hit) => void (hit.row[hit.key] = text(hit)),
  ...(meant && { meant }),
})
const option = (place: (hit: Hit) => number, text: (hit: Hit) => string, meant?: Accident['meant']): Accident => ({
  where: 'columns and key',
  happens: (hit) => void (hit.row[hit.options[place(hit)] ?? -1] = text(hit)),
  ...(meant && { meant }),
})
const cell = (text: (cell: string, hit: Hit) => string, meant?: Accident['meant']): Accident => ({
  where: 'cell',
  happens: (hit) => void (hit.row[hit.options[0] ?? -1] = text(textIn(hit.row[hit.options[0] ?? -1]), hit)),
  ...(meant && { meant }),
})
const rowOf = ({ row }: Hit, cells: Readonly<Record<number, TableCell>>): TableCell[] =>
  row.map((_, column) => cells[column] ?? '')
const between = (cells: (hit: Hit) => Record<number, TableCell>, isBelow = false, meant = itself): Accident => ({
  happens: (hit) => void hit.rows.splice(isBelow ? hit.rows.length : 0, 0, rowOf(hit, cells(hit))),
  meant,
})
const rightPlace = ({ own }: Hit): number => own.right
const otherPlace = ({ other }: Hit): number => other
const otherText = ({ own, other }: Hit): string => own.options[other] ?? ''
const withOption = ({ own, other }: Hit, text: string): MeantQuestion => ({
  ...own,
  options: own.options.with(other, text),
})
const without = ({ own, other }: Hit): MeantQuestion => ({
  asks: own.asks,
  options: own.options.toSpliced(other, 1),
  right: own.right - (other < own.right ? 1 : 0),
})
/** Letters part options, whatever stands in them. */
const labelled = ({ own, row, options }: Hit): MeantQuestion[] =>
  textIn(row[options[0] ?? -1]).startsWith('A.') ? [own] : []
const passage = 'Đọc đoạn văn sau và trả lời hai câu hỏi bên dưới: Mặt trời mọc ở đằng đông, gà gáy vang khắp xóm.'
const halves = (text: string): string[] => {
  const at = text.indexOf(' ', text.length / 2 - 3)
  return [text.slice(0, at), text.slice(at + 1)]
}

export const accidents: Readonly<Record<string, Accident>> = {
  'the key is left out': key(() => ''),
  'the key names no option': key(({ own }) => (letterOf(own) === textIn(own.options[0]) ? '' : 'F')),
  'the key is a question mark': key(() => '?'),
  'the key is a zero': key(() => '0'),
  'the key is a letter in small': key(({ own }) => letterOf(own).toLowerCase(), itself),
  'the key has spaces and a break': key(({ row, key: at }) => ` ${textIn(row[at])} \n`, itself),
  'the key is the text': key(({ own }) => rightOf(own), itself),
  'the key is the text, and mistyped': key(({ own }) => `${rightOf(own)}h`),
  'the key is a letter and another text': key((hit) => `${letterOf(hit.own)}. ${otherText(hit)}`),
  'the key is one of two': key((hit) => `${letterOf(hit.own)} hoặc ${letters[hit.other]}`),
  'the key is doubted': key(({ own }) => `${letterOf(own)}?`),
  'the key is a note': key(() => 'Không có đáp án'),
  'the key is two letters': key(
    ({ own, other }) => letters.filter((_, at) => at === own.right || at === other).join(', '),
    ({ own, other }) => [{ ...own, right: [own.right, other] }],
  ),
  'the key could not be reckoned': key(() => '#N/A'),
  'the key stands one column further': {
    where: 'key',
    happens: ({ row, key: at }) => void row.splice(at, 0, ''),
    meant: itself,
  },
  'the key stands in the column of the last option': {
    where: 'columns and key',
    happens: ({ row, key: at }) => void row.splice(at - 1, 2, row[at] ?? '', ''),
  },
  'an option is left out': option(
    otherPlace,
    () => '',
    (hit) => [without(hit)],
  ),
  'the right option is left out': option(rightPlace, () => ''),
  'an option could not be reckoned': option(otherPlace, () => '#REF!'),
  'an option is a picture': option(otherPlace, () => '[hình]'),
  'an option is there again': option(otherPlace, ({ own }) => rightOf(own)),
  'an option has its letter': option(
    otherPlace,
    (hit) => `${letters[hit.other]}. ${otherText(hit)}`,
    (hit) => [hit.own, withOption(hit, `${letters[hit.other]}. ${otherText(hit)}`)],
  ),
  'the right option is ticked': option(rightPlace, ({ own }) => `${rightOf(own)} ✓`, itself),
  'another option is ticked': option(otherPlace, (hit) => `✓ ${otherText(hit)}`),
  'another option is called right': option(otherPlace, (hit) => `${otherText(hit)} (đúng)`),
  'another option has a star': option(otherPlace, ({ own }) => `*Không phải ${rightOf(own)}`),
  'two options stand in one cell': {
    where: 'columns and key',
    happens: ({ row, own, options }) => {
      row[options[0] ?? -1] = `${own.options[0]}\nB. ${own.options[1]}`
      row[options[1] ?? -1] = ''
    },
    meant: itself,
  },
  'no options, and the key': {
    where: 'columns and key',
    happens: ({ row, options }) => options.forEach((at) => (row[at] = '')),
  },
  'no options, and a sentence for a key': {
    where: 'columns and key',
    happens: ({ row, options, own, key: at }) => {
      for (const place of options) row[place] = ''
      row[at] = own.why
    },
  },
  'a fifth option behind all': {
    where: 'columns',
    happens: ({ row }) => void row.push('Hải Phòng'),
    meant: ({ own }) => [{ ...own, options: [...own.options, 'Hải Phòng'] }],
  },
  'a remark behind all': { happens: ({ row }) => void row.push('', 'Sai rồi, xem lại câu này'), where: 'columns' },
  'a cell too many before all': { happens: ({ rows }) => rows.forEach((row) => row.unshift('')), meant: itself },
  'the question is left out': { happens: ({ rows, asked }) => rows.forEach((row) => (row[asked] = '')) },
  'the cell of the question is taken away': {
    where: 'columns',
    happens: ({ row, asked }) => void row.splice(asked, 1),
  },
  'a heading in the first column': between(() => ({ 0: 'PHẦN II. ĐỌC HIỂU' })),
  'a heading among the questions': between(({ asked }) => ({ [asked]: 'PHẦN II. ĐỌC HIỂU' })),
  'a sum in the last row': between(() => ({ 0: 'Tổng: 12 câu' }), true),
  'a text before it': between(
    ({ asked }) => ({ [asked]: passage }),
    false,
    (hit) => [{ ...hit.own, asks: `${passage} ${hit.own.asks}` }],
  ),
  'a text before it in the first column': between(
    () => ({ 0: passage }),
    false,
    (hit) => [{ ...hit.own, asks: `${passage} ${hit.own.asks}` }],
  ),
  'the question goes on below': {
    happens: (hit) => {
      const [begin = '', rest = ''] = halves(hit.own.asks)
      for (const row of hit.rows) if (row[hit.asked] !== '') row[hit.asked] = begin
      hit.rows.push(rowOf(hit, { [hit.asked]: rest }))
    },
    meant: itself,
  },
  'the question begins above': {
    where: 'columns',
    happens: (hit) => {
      const [begin = '', rest = ''] = halves(hit.own.asks)
      hit.row[hit.asked] = rest
      hit.rows.unshift(rowOf(hit, { [hit.asked]: begin }))
    },
    meant: itself,
  },
  'an option goes on below': {
    where: 'columns',
    happens: (hit) => void hit.rows.push(rowOf(hit, { [hit.options[1] ?? -1]: 'và vùng phụ cận' })),
  },
  'the sign between options is written twice': cell((text) => text.replace(/[|;\n]/u, '$&$&'), itself),
  'the sign between options is left out': cell((text) => text.replace(/[|;\n]/u, ' '), labelled),
  'the sign between options stands inside one': cell(
    (text, hit) => text.replace(otherText(hit), 'x|y;z\nw'),
    (hit) => labelled(hit).map(() => withOption(hit, 'x|y;z w')),
  ),
  'the label of an option is left out': cell((text) => (text.startsWith('A.') ? text.replace('C. ', '') : ''), itself),
  'a mark is left out': {
    where: 'rows',
    happens: ({ rows, own }) => void (rows[own.right] ?? []).splice(-1, 1, ''),
  },
  'the row of an option is left out': {
    where: 'rows',
    happens: ({ rows, other }) => void rows.splice(other, 1),
    meant: (hit) => [without(hit)],
  },
  'all rows are there again': { where: 'rows', happens: ({ rows }) => void rows.push(...rows), meant: itself },
}

/** Whether it can happen in such a table at all. */
export function mayHappen(accident: string, { options, key: said }: TableWay): boolean {
  const where = accidents[accident]?.where ?? ''
  const isListed = options.startsWith('rows')
  const isColumns = options.startsWith('columns')
  if (where.includes('key') && !(said in saidKeys)) return false
  return where.startsWith('columns')
    ? isColumns
    : where === 'cell'
      ? !isColumns && !isListed && !options.startsWith('asked')
      : where !== 'rows' || isListed
}

/** What happens to which of the questions. */
export type Happened = readonly { accident: string; place: number }[]

/** What comes of a table in which they happen: what is silently wrong, and how many other questions are lost. */
export async function outcomeOfAccidents(
  happened: Happened,
  way: TableWay,
): Promise<{ wrong: string[]; lost: number }> {
  const { above, blocks } = rowsOf(way, manyQuestions)
  const meant = happened.flatMap(({ accident, place }) => {
    const own = manyQuestions[place]
    const what = accidents[accident]
    const hit = own && hitIn(way, own, blocks[place] ?? [])
    if (!what || !hit) throw new Error(`${accident} cannot happen`)
    const told = what.meant?.(hit) ?? []
    what.happens(hit)
    return told
  })
  const others = manyQuestions.filter((_, at) => happened.every(({ place }) => place !== at))
  const { wrong, right } = await outcomeOfRows([...above, ...blocks.flat()], [...others, ...meant])
  return { wrong, lost: Math.max(0, others.length - right) }
}

function hitIn(way: TableWay, own: AskedQuestion, rows: TableCell[][]): Hit | null {
  const [row] = rows
  if (!row) return null
  const columnOf = (text: string, from = 0): number =>
    row.findIndex((one, at) => at >= from && textIn(one).includes(text))
  const asked = columnOf(own.asks)
  return {
    rows,
    row,
    own,
    asked,
    options: own.options.map((text) => columnOf(text, asked + 1)),
    key: way.key in saidKeys ? row.length - 1 : -1,
    other: own.right === 2 ? 1 : 2,
  }
}
