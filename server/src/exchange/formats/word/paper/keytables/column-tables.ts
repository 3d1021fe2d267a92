import { plainTruthOf } from '../../../item.ts'
import { textLine } from '../../line-text.ts'
import { isNamed, nameIn, partIn } from '../../signs/cell-names.ts'
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

interface Group {
  number: number
  part: number | null
  said: number
  /** Why it is so. */
  reason: number | null
  /** 'PHẦN I' above the column. */
  heading: string | null
}

/** 'Câu | Đáp án | Câu | Đáp án': how often the table stands beside itself. */
function groupsIn(texts: readonly string[]): Group[] | null {
  const kinds = texts.map(headOf)
  if (kinds.some((kind, at) => kind === null && texts[at] !== '' && !isHeading(texts[at] ?? ''))) return null
  const parts = texts.flatMap((text, at) => (isHeading(text) ? [at] : []))
  const [first, ...more] = kinds.flatMap((kind, at) => (kind === 'number' ? [at] : []))
  if (first === undefined) return null
  // 'Câu | PHẦN I | PHẦN II'
  if (parts.length > 0)
    return more.length === 0 && !kinds.includes('said')
      ? parts.map((at) => ({ number: first, part: null, said: at, reason: null, heading: texts[at] ?? '' }))
      : null
  const groups = [first, ...more].map((number, at) => {
    const own = kinds.slice(number, more[at] ?? kinds.length)
    const [part, reason] = [own.indexOf('part'), own.indexOf('reason')].map((at) => (at === -1 ? null : number + at))
    return { number, part: part ?? null, said: number + own.indexOf('said'), reason: reason ?? null, heading: null }
  })
  return groups.every(({ number, said }) => said > number) ? groups : null
}

/** 'Câu' above numbers and 'Đáp án' above what is right; null where anything else stands there. */
export function entriesInColumns(typed: readonly Row[]): Entry[] | null {
  const rows = withCovered(typed)
  const from = rows.findIndex((row) => headingIn(row) === null)
  const groups = groupsIn((rows[from] ?? []).map(textOf)) ?? null
  if (!groups) return null
  const found = groups.map(({ heading }): Entry[] => (heading === null ? [] : [{ heading }]))
  const result: Entry[] = rows.slice(0, from).flatMap((row) => ({ heading: headingIn(row) ?? '' }))
  const names = groups.map(() => '')
  for (const row of rows.slice(from + 1)) {
    const heading = headingIn(row)
    if (heading !== null) {
      result.push(...found.splice(0).flat(), { heading })
      found.push(...groups.map(() => []))
      continue
    }
    if (row.map(textOf).every((text) => headOf(text) !== null)) continue
    for (const [at, { number, part, said, reason }] of groups.entries()) {
      const name = nameIn(textOf(row[number]))
      const answer = textOf(row[said])
      if (name === null && textOf(row[number]) !== '') return null
      names[at] = name?.number ?? names[at] ?? ''
      const ofPart = part === null ? '' : textOf(row[part])
      const own = ofPart === '' ? (name?.part ?? '') : partOf(ofPart, names[at] ?? '')
      if (answer === '') continue
      if (names[at] === '' || own === null || !isShort(row[said]) || (ofPart === '' && name === null)) return null
      const why =
        reason === null
          ? []
          : (row[reason] ?? []).flatMap((line, place) => (place === 0 ? line : [...textLine(' '), ...line]))
      found[at]?.push({
        number: names[at] ?? '',
        part: own,
        said: saidIn(row[said]),
        ...(why.length > 0 && { reason: why }),
      })
    }
  }
  return [...result, ...found.flat()]
}

/** 'a', or '1a' beside its number. */
function partOf(text: string, number: string): string | null {
  const name = nameIn(text)
  return partIn(text) ?? (name?.number === number && name.part !== '' ? name.part : null)
}

/** 'a | Đ' below '1 | a | Đ': the number reaches down to it. */
export function withCovered(rows: readonly Row[]): readonly Row[] {
  const [head = []] = rows
  const isOfOne =
    head.length > 2 &&
    head
      .map((cell) => headOf(textOf(cell)))
      .slice(0, 2)
      .join() === 'number,part'
  return isOfOne
    ? rows.map((row) => (row.length === head.length - 1 && partIn(textOf(row[0])) !== null ? [[], ...row] : row))
    : rows
}

const fewestRows = 3

/** '1 | 27 | 1đ' row by row, or '1 | a | Đ' above ' | b | S', without a head. */
export function entriesInBareColumns(rows: readonly Row[]): Entry[] | 'torn' | null {
  const areParts = rows.every(
    (row) => row.length === 3 && /[a-j]/u.test(textOf(row[1])) && plainTruthOf(textOf(row[2])) !== null,
  )
  if (areParts) return entriesInColumns([['Câu', 'Ý', 'Đáp án'].map((text) => [textLine(text)]), ...rows])
  const names = rows.map(([first]) => nameIn(textOf(first)))
  const isCounted = names.every((name, at) => name !== null && Number(name.number) === Number(names[0]?.number) + at)
  const isLong = rows.length >= (rows.every(([first]) => isNamed(textOf(first))) ? 2 : fewestRows)
  if (!isLong || !isCounted || rows.some(({ length }) => length !== 3)) return null
  const points = rows.map((row) => textOf(row[2]))
  const isOfPoints = arePoints(points) && (points.every(hasUnit) || new Set(points).size === 1)
  if (!isOfPoints && arePoints(points)) return 'torn'
  if (!isOfPoints || rows.some((row) => !isShort(row[1]) || textOf(row[1]) === '')) return null
  return rows.map((row, at) => ({ number: names[at]?.number ?? '', part: '', said: saidIn(row[1]) }))
}

/** 'Câu 1 | | Câu 2 |' above 'a | Đ | a | S'. */
export function entriesBelowNames([head = [], ...body]: readonly Row[]): Entry[] | null {
  const width = Math.max(0, ...body.map(({ length }) => length))
  const names = head.map(textOf).filter((text) => text !== '')
  const isWide = names.length > 0 && width === names.length * 2
  if (!isWide || names.some((text) => nameIn(text) === null || nameIn(text)?.part !== '')) return null
  const found = names.map((text, at) =>
    body.map((row) => ({
      number: nameIn(text)?.number ?? '',
      part: partIn(textOf(row[at * 2])) ?? '',
      said: saidIn(row[at * 2 + 1]),
    })),
  )
  const all = found.flat()
  return body.length > 1 && all.every(({ part, said }) => part !== '' && said.length > 0) ? all : null
}
