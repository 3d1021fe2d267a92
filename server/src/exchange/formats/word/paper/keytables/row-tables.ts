import { plainTruthOf } from '../../../item.ts'
import { textLine } from '../../line-text.ts'
import { type CellName, isNamed, nameIn, partIn } from '../../signs/cell-names.ts'
import {
  type Entry,
  type Row,
  arePoints,
  hasUnit,
  headOf,
  headingIn,
  isHeading,
  isShort,
  saidIn,
  textOf,
} from './table-cells.ts'

/** By the column that it heads. */
type Names = ReadonlyMap<number, CellName>

/** 'Câu 1 | a | b | c | d' or 'Câu | 1 | 2 | 3'. */
function namesIn(texts: readonly string[], above: Names | null, name: string | null): Names | null {
  const [first = '', ...others] = texts
  const own = nameIn(first)
  const ofFirst = own !== null && own.part === '' ? own.number : null
  const hasHead = headOf(first) === 'number' || headOf(first) === 'part' || first === ''
  const from = hasHead || (ofFirst !== null && others.some((text) => partIn(text) !== null)) ? 1 : 0
  const cells = texts.flatMap((text, at) => (at >= from && text !== '' ? [[at, text] as const] : []))
  const numbers = cells.map(([at, text]) => [at, nameIn(text)] as const)
  const words = cells.map(([, text]) => text)
  if (numbers.length > 0 && areCounted(words, hasHead))
    return new Map(numbers.flatMap(([at, one]) => (one ? [[at, one] as const] : [])))
  const parts = cells.map(([at, text]) => [at, partIn(text)] as const)
  if (parts.length < 2 || parts.some(([, part]) => part === null)) return null
  const numberAt = (at: number): string | null => (from === 1 ? ofFirst : null) ?? above?.get(at)?.number ?? name
  const found = parts.flatMap(([at, part]) => {
    const number = numberAt(at)
    return number === null || part === null ? [] : [[at, { number, part }] as const]
  })
  // What has no parts keeps its number.
  const whole = [...(above ?? [])].filter(([at]) => texts[at] === '')
  return found.length === parts.length ? new Map([...found, ...whole]) : null
}

/** '1 | 2 | 3', '1a | 1b | 5a' or 'Câu 1' above several columns; '1 | 27' is a number with its key. */
function areCounted(texts: readonly string[], hasHead: boolean): boolean {
  const names = texts.map(nameIn)
  const hasParts = hasHead && names.some((own) => own !== null && own.part !== '')
  const isNext = texts.every((text, at) => {
    const [number, last] = [names[at], names[at - 1]].map((own) => Number(own?.number ?? Number.NaN))
    const isSame = number === last && (names[at]?.part !== '' || hasHead || isNamed(text))
    const isLater = hasParts && (number ?? 0) > (last ?? 0)
    return at === 0 || number === (last ?? 0) + 1 || isSame || isLater
  })
  return isNext && !names.includes(null) && (names.length > 1 || hasHead)
}

/** 'Câu 1' above four columns, of which nothing else was kept; 'Câu' before such cells is one column. */
function spread(row: Row, width: number): Row {
  const own = row.slice(0, headOf(textOf(row[0])) === 'number' ? 1 : 0)
  const cells = row.slice(own.length)
  const step = (width - own.length) / cells.length
  return Number.isInteger(step) && step > 1
    ? [...own, ...cells.flatMap((cell) => Array.from({ length: step }, () => cell))]
    : row
}

/** Numbers above what is right, as often as they stand there; null where anything else stands there. */
export function entriesInRows(
  typedRows: readonly Row[],
  name: string | null,
  isBehindHead: boolean,
): Entry[] | 'torn' | null {
  const rows = withHeadings(typedRows)
  const width = Math.max(...rows.map(({ length }) => length))
  const result: Entry[] = []
  let names: Names | null = null
  let isAnswered = true
  for (const [at, typed] of rows.entries()) {
    const heading = headingIn(typed)
    if (heading !== null) {
      result.push({ heading })
      names = null
      continue
    }
    const row =
      nameIn(textOf(typed[0])) || isAbove(typed.slice(1).map(textOf), rows[at + 1]) ? spread(typed, width) : typed
    const texts = row.map(textOf)
    const kind = headOf(texts[0] ?? '')
    const next: Names | null =
      isAnswered || kind === 'number' || isAbove(texts, rows[at + 1]) || areParts(texts)
        ? namesIn(texts, names, name)
        : null
    if (next && (kind === 'number' || isBehindHead || name !== null) && !isSaid(kind, names, isAnswered)) {
      names = next
      isAnswered = false
      continue
    }
    if (!names) return null
    if (kind === 'points' || (isAnswered && arePoints(texts.slice(kind === null ? 0 : 1)) && texts.every(hasUnit)))
      continue
    // Their points, or keys once more.
    if (isAnswered && kind === null && arePoints(texts)) return 'torn'
    const isTrue = plainTruthOf(/^\p{L}{3,4}$/u.test(texts[0] ?? '') ? (texts[0] ?? '') : '')
    if (isTrue !== null) {
      for (const [column, own] of names)
        if (/^[x✓✔√]$/iu.test(texts[column] ?? '')) result.push({ ...own, said: textLine(isTrue ? 'Đ' : 'S') })
      isAnswered = true
      continue
    }
    const isKeyed = kind === 'said' || (texts[0] === '' && !names.has(0)) || names.has(0)
    if (isAnswered || !isKeyed) return null
    for (const [column, own] of names) {
      if (!isShort(row[column])) return null
      if (texts[column] !== '' && texts[column] !== undefined) result.push({ ...own, said: saidIn(row[column]) })
    }
    isAnswered = true
  }
  if (isAnswered) return inOrder(result)
  return result.some((entry) => 'said' in entry) ? 'torn' : null
}

/** A row of keys may hold numbers as well. */
function isSaid(kind: ReturnType<typeof headOf>, names: Names | null, isAnswered: boolean): boolean {
  return (
    kind === 'said' ||
    (names !== null && !isAnswered && kind !== 'number' && ![...names.values()].every(({ part }) => part === ''))
  )
}

function areParts(texts: readonly string[]): boolean {
  return texts.filter((text) => partIn(text) !== null).length > 1
}

/** 'Câu 1 | Câu 2' above 'a | b | a | b'. */
function isAbove(texts: readonly string[], next: Row | undefined): boolean {
  return texts.some((text) => nameIn(text) !== null) && areParts((next ?? []).map(textOf))
}

/** 'Đúng' and 'Sai' each name some of the parts. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const isOfParts = entries.every((entry) => 'heading' in entry || entry.part !== '')
  const nameOf = (entry: Entry): string => ('heading' in entry ? '' : `${entry.number.padStart(4, '0')}${entry.part}`)
  return isOfParts && !entries.some((entry) => 'heading' in entry)
    ? entries.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
    : [...entries]
}

/** 'PHẦN I' beside the rows that it heads stands above them. */
function withHeadings(rows: readonly Row[]): readonly Row[] {
  const isBeside = rows.every(([first, ...others], at) => {
    const text = textOf(first)
    return others.length > 1 && (isHeading(text) || (text === '' && at > 0))
  })
  if (!isBeside || rows.length < 2) return rows
  return rows.flatMap(([first = [], ...others]) => (textOf(first) === '' ? [others] : [[first], others]))
}

/** 'Ý | 1 | 2' above 'a | Đ | S': a column for each question, and a row for each of its parts. */
export function entriesInGrid([head = [], ...body]: readonly Row[]): Entry[] | null {
  const [corner = '', ...numbers] = head.map(textOf)
  const names = numbers.map(nameIn)
  const parts = body.map(([first]) => partIn(textOf(first)))
  const isGrid = /^(?:(?:ý|câu|lệnh hỏi)[\s/\\|]*)*$/iu.test(corner) && names.length > 0 && parts.length > 1
  if (!isGrid || names.some((own) => own === null || own.part !== '') || parts.includes(null)) return null
  return names.flatMap((own, column) =>
    body.flatMap((row, at) =>
      textOf(row[column + 1]) === '' || !isShort(row[column + 1])
        ? []
        : [{ number: own?.number ?? '', part: parts[at] ?? '', said: saidIn(row[column + 1]) }],
    ),
  )
}
