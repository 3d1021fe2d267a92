import Papa from 'papaparse'
import { xlsxFile } from '../samples/spreadsheets.ts'
import { type AskedQuestion, askedQuestions, letterOf, rightOf } from './asked-questions.ts'
import { headWays } from './table-heads.ts'
import { type MeantQuestion, type WayOutcome, oneOf, outcomeOfFile } from './way-outcome.ts'

/** One table as somebody or a program may write it. */
export interface TableWay {
  head: string
  options: string
  key: string
  around: string
}

export type TableCell = string | { text: string; fill?: boolean; color?: boolean; bold?: boolean }

export const usualTable: TableWay = { head: 'Question, Option A', options: 'columns', key: 'B', around: 'number' }

/** What the column of the key says; null where the options show it themselves. */
export const saidKeys: Readonly<Record<string, (own: AskedQuestion) => string>> = {
  B: letterOf,
  b: (own) => letterOf(own).toLowerCase(),
  'B.': (own) => `${letterOf(own)}.`,
  '(B)': (own) => `(${letterOf(own)})`,
  'B. text': (own) => `${letterOf(own)}. ${rightOf(own)}`,
  'B) text': (own) => `${letterOf(own)}) ${rightOf(own)}`,
  'B: text': (own) => `${letterOf(own)}: ${rightOf(own)}`,
  'B - text': (own) => `${letterOf(own)} - ${rightOf(own)}`,
  'Option B': (own) => `Option ${letterOf(own)}`,
  'Đáp án B': (own) => `Đáp án ${letterOf(own)}`,
  'Option 2': ({ right }) => `Option ${right + 1}`,
  option2: ({ right }) => `option${right + 1}`,
  option_b: (own) => `option_${letterOf(own).toLowerCase()}`,
  '2': ({ right }) => String(right + 1),
  '2.0': ({ right }) => `${right + 1}.0`,
  '1 from zero': ({ right }) => String(right),
  '[1]': ({ right }) => `[${right}]`,
  text: rightOf,
  '["text"]': (own) => JSON.stringify([rightOf(own)]),
  'text, folded': (own) => rightOf(own).toUpperCase(),
  'B,': (own) => `${letterOf(own)},`,
  '-> B': (own) => `-> ${letterOf(own)}`,
  "'B": (own) => `'${letterOf(own)}`,
  'B ✓': (own) => `${letterOf(own)} ✓`,
  'Ⓑ': ({ right }) => 'ⒶⒷⒸⒹ'[right] ?? '',
  'Đáp án đúng là B': (own) => `Đáp án đúng là ${letterOf(own)}`,
  'B text': (own) => `${letterOf(own)} ${rightOf(own)}`,
  'text (B)': (own) => `${rightOf(own)} (${letterOf(own)})`,
  '(2)': ({ right }) => `(${right + 1})`,
  '#2': ({ right }) => `#${right + 1}`,
  'PA 2': ({ right }) => `PA ${right + 1}`,
}

/** What the right option shows. */
const shownKeys: Readonly<Record<string, (text: string) => TableCell>> = {
  '*text': (text) => `*${text}`,
  'text*': (text) => `${text}*`,
  'text (đúng)': (text) => `${text} (đúng)`,
  'text ✓': (text) => `${text} ✓`,
  filled: (text) => ({ text, fill: true }),
  red: (text) => ({ text, color: true }),
  bold: (text) => ({ text, bold: true }),
}

/** What stands beside every option. */
const markKeys: Readonly<Record<string, readonly [string, string]>> = {
  'x beside': ['x', ''],
  '1 and 0': ['1', '0'],
  'true and false': ['true', 'false'],
  'TRUE and FALSE': ['TRUE', 'FALSE'],
  'Đúng and Sai': ['Đúng', 'Sai'],
  'yes and no': ['Yes', 'No'],
}

const inCell: Readonly<Record<string, (options: readonly string[]) => string>> = {
  'a|b': (options) => options.join('|'),
  'a | b': (options) => options.join(' | '),
  'a;b': (options) => options.join(';'),
  'a; b': (options) => options.join('; '),
  'a||b': (options) => options.join('||'),
  'a\nb': (options) => options.join('\n'),
  'A. a\nB. b': (options) => options.map((text, at) => `${'ABCD'[at] ?? ''}. ${text}`).join('\n'),
  'A. a B. b': (options) => options.map((text, at) => `${'ABCD'[at] ?? ''}. ${text}`).join(' '),
  'A) a; B) b': (options) => options.map((text, at) => `${'ABCD'[at] ?? ''}) ${text}`).join('; '),
  '["a","b"]': (options) => JSON.stringify(options),
  "['a', 'b']": (options) => `[${options.map((text) => `'${text}'`).join(', ')}]`,
  '{"A":"a"}': (options) => JSON.stringify(Object.fromEntries(options.map((text, at) => ['ABCD'[at] ?? '', text]))),
  '{"a":"a"}': (options) => JSON.stringify(Object.fromEntries(options.map((text, at) => ['abcd'[at] ?? '', text]))),
  '[{"text":"a"}]': (options) => JSON.stringify(options.map((text, at) => ({ id: 'ABCD'[at] ?? '', text }))),
  'a) a b) b': (options) => labelledBy(options, (letter) => `${letter.toLowerCase()})`),
  '(A) a (B) b': (options) => labelledBy(options, (letter) => `(${letter})`),
  '[A] a; [B] b': (options) => labelledBy(options, (letter) => `[${letter}]`, '; '),
  'A: a B: b': (options) => labelledBy(options, (letter) => `${letter}:`),
  'A. a - B. b': (options) => labelledBy(options, (letter) => `${letter}.`, ' - '),
  'A. a ~ B. b': (options) => labelledBy(options, (letter) => `${letter}.`, ' ~ '),
  'A\na\nB\nb': (options) => options.map((text, at) => `${'ABCD'[at] ?? ''}\n${text}`).join('\n'),
  '1) a 2) b': (options) => options.map((text, at) => `${at + 1}) ${text}`).join(' '),
  '1. a\n2. b': (options) => options.map((text, at) => `${at + 1}. ${text}`).join('\n'),
}

const labelledBy = (options: readonly string[], sign: (letter: string) => string, between = ' '): string =>
  options.map((text, at) => `${sign('ABCD'[at] ?? '')} ${text}`).join(between)

/** Below or behind what is asked, in its own cell. */
const inQuestion: Readonly<Record<string, (options: readonly string[]) => string>> = {
  'asked, A. a\nB. b': (options) => `\n${labelledBy(options, (letter) => `${letter}.`, '\n')}`,
  'asked, A. a B. b': (options) => ` ${labelledBy(options, (letter) => `${letter}.`)}`,
  'asked, a) a b) b': (options) => ` ${labelledBy(options, (letter) => `${letter.toLowerCase()})`)}`,
  'asked, (A) a (B) b': (options) => ` ${labelledBy(options, (letter) => `(${letter})`)}`,
  'asked, PA A: a PA B: b': (options) => ` ${labelledBy(options, (letter) => `PA ${letter}:`)}`,
  'asked, a\nb': (options) => `\n${options.join('\n')}`,
  'asked, a b': (options) => ` ${options.join(' ')}`,
  'asked, - a\n- b': (options) => `\n${options.map((text) => `- ${text}`).join('\n')}`,
}

const inRows = ['rows, repeated', 'rows, once', 'rows below'] as const

export const tableWays: Readonly<Record<keyof TableWay, readonly string[]>> = {
  head: Object.keys(headWays),
  options: ['columns', 'columns, labelled', ...Object.keys(inCell), ...Object.keys(inQuestion), ...inRows],
  key: [...Object.keys(saidKeys), ...Object.keys(shownKeys), ...Object.keys(markKeys)],
  around: [
    'number',
    'nothing',
    'title above',
    'empty row above',
    'topic before',
    'topic behind',
    'why behind',
    'key first',
    'empty column',
    'empty columns',
    'empty rows',
    'gaps in numbers',
    'what to do above',
    'what to write below',
    'names again',
  ],
}

/** Whether a table can be written so at all. */
export function isTable({ head, options, key, around }: TableWay): boolean {
  const isListed = inRows.some((way) => way === options)
  const isInCell = options in inCell
  if (isListed !== key in markKeys) return false
  if (isListed && !['number', 'nothing'].includes(around)) return false
  if (key in shownKeys && (isInCell || options in inQuestion)) return false
  // Without names, nobody knows what a first column or a number is.
  return (
    head !== 'no names' ||
    (!isInCell && !(options in inQuestion) && ['number', 'nothing', 'topic before'].includes(around))
  )
}

/** What is asked about, as nobody can tell what is meant: whether it counts from 0, say, or where an option ends. */
export function isDoubtful({ key, head, options }: TableWay): boolean {
  const isBare = options.startsWith('asked, ') && !/[A-Za-z][.):]/.test(options)
  const isInQuestion = options in inQuestion
  return (
    ['1 from zero', '[1]'].includes(key) ||
    isBare ||
    (isInQuestion && key === '2.0') ||
    (head === 'Câu hỏi, nothing' && key in shownKeys) ||
    // A table without names says too little to believe what is no letter and no number.
    (head === 'no names' && wordedKeys.has(key))
  )
}

const wordedKeys: ReadonlySet<string> = new Set(
  Object.keys(saidKeys).filter((key) => /text|\d|_/.test(key) && key !== '2'),
)

/** What stands above the questions, and the rows of each of them. */
export function rowsOf(
  way: TableWay,
  questions: readonly AskedQuestion[] = askedQuestions,
): { above: TableCell[][]; blocks: TableCell[][][] } {
  const words = headWays[way.head] ?? null
  const [yes, no] = markKeys[way.key] ?? ['', '']
  const isListed = inRows.some((one) => one === way.options)
  const isNumbered = way.around !== 'nothing'
  const blocks = questions.map((own, at): TableCell[][] => {
    const key = saidKeys[way.key]?.(own)
    const shown = (text: string, place: number): TableCell =>
      place === own.right ? (shownKeys[way.key]?.(text) ?? text) : text
    const number = isNumbered ? [way.around === 'gaps in numbers' && at % 3 === 1 ? '' : String(at + 1)] : []
    const behind = inQuestion[way.options]?.(own.options) ?? ''
    if (isListed)
      return own.options.map((text, place) => {
        const isFirst = place === 0 || way.options === 'rows, repeated'
        return [
          ...number.map((one) => (isFirst || way.options === 'rows, once' ? one : '')),
          isFirst ? own.asks : '',
          text,
          place === own.right ? yes : no,
        ]
      })
    const offered: TableCell[] =
      way.options in inCell
        ? [inCell[way.options]?.(own.options) ?? '']
        : way.options in inQuestion
          ? []
          : own.options.map((text, place) =>
              shown(way.options === 'columns' ? text : `${'ABCD'[place] ?? ''}. ${text}`, place),
            )
    const keys: TableCell[] = key === undefined ? [] : [key]
    return [
      beside(
        way.around,
        number,
        [own.asks + behind, ...(way.around === 'key first' ? [...keys, ...offered] : [...offered, ...keys])],
        `Chương ${(at % 2) + 1}`,
        own.why,
      ),
    ]
  })
  if (words === null) return { above: [], blocks }
  const named = isListed
    ? [...(isNumbered ? [words.number] : []), words.asked, words.options, words.mark]
    : (() => {
        const offered =
          way.options in inCell ? [words.options] : way.options in inQuestion ? [] : [0, 1, 2, 3].map(words.option)
        const keys = way.key in saidKeys ? [words.key] : []
        return beside(
          way.around,
          isNumbered ? [words.number] : [],
          [words.asked, ...(way.around === 'key first' ? [...keys, ...offered] : [...offered, ...keys])],
          'Chương',
          words.why,
        )
      })()
  return aroundBy(way.around, named, blocks)
}

function aroundBy(
  around: string,
  named: readonly TableCell[],
  blocks: TableCell[][][],
): { above: TableCell[][]; blocks: TableCell[][][] } {
  const empty = named.map(() => '')
  const above: Readonly<Record<string, TableCell[][]>> = {
    'title above': [['NGÂN HÀNG CÂU HỎI HỌC KỲ I']],
    'empty row above': [['']],
    'what to do above': [empty.with(1, 'Chọn đáp án đúng nhất'), empty.with(0, '1. Mỗi câu hỏi một dòng')],
  }
  const below = around === 'what to write below' ? [named.map((_, at) => (at === 0 ? '' : '(bắt buộc)'))] : []
  return {
    above: [...(above[around] ?? []), [...named], ...below],
    blocks: blocks.map((rows, at) =>
      at === 3 && around === 'names again'
        ? [[...named], ...rows]
        : at % 2 === 1 && around === 'empty rows'
          ? [...rows, empty]
          : rows,
    ),
  }
}

function beside(
  around: string,
  number: readonly TableCell[],
  main: readonly TableCell[],
  topic: string,
  why: string,
): TableCell[] {
  if (around === 'topic before') return [...number, topic, ...main]
  if (around === 'topic behind') return [...number, ...main, topic]
  if (around === 'why behind') return [...number, ...main, why]
  if (around === 'empty column') return [...number, '', ...main]
  if (around === 'empty columns') return ['', '', ...number, ...main.flatMap((cell) => [cell, ''])]
  return [...number, ...main]
}

/** What an upload of the table gives; one in which looks tell something is a workbook. */
export async function outcomeOfTable(way: TableWay): Promise<WayOutcome> {
  const { above, blocks } = rowsOf(way)
  return outcomeOfRows([...above, ...blocks.flat()])
}

/** As CSV; as a workbook where looks tell something. */
export async function outcomeOfRows(
  rows: TableCell[][],
  meant: readonly MeantQuestion[] = askedQuestions,
): Promise<WayOutcome> {
  const isText = rows.flat().every((cell) => typeof cell === 'string')
  return isText
    ? outcomeOfFile(new TextEncoder().encode(Papa.unparse(rows)), 'bang.csv', oneOf(meant))
    : outcomeOfFile(xlsxFile({ bang: rows }), 'bang.xlsx', oneOf(meant))
}
