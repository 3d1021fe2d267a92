import { type FileLine, type Problem, type ReadItem, problem } from '../../item.ts'
import { keyPairs, keyTable } from '../signs/key-signs.ts'

const mostNamed = 20

/** Numbers that a list of keys or the numbers beside them promise, and that no question has: one may have been lost. */
export function missingNumbers(items: readonly ReadItem[], lines: readonly FileLine[]): Problem[] {
  const asked = items.map(({ place }) => Number(/^Câu (\d+)/u.exec(place)?.[1] ?? 0))
  const known = new Set(asked)
  const keyed = new Set(
    keysIn(lines)
      .filter((numbers) => isListOf(numbers, known))
      .flat()
      .filter((number) => !known.has(number)),
  )
  const told = new Set(items.flatMap(({ problems }) => problems.flatMap(({ code, values }) => toldBy(code, values))))
  // Where the last part has fewer, another part has the next number.
  const more = goingOn(asked.at(-1) ?? 0, lines).filter((number) => !known.has(number))
  const unseen = [...holesIn(asked), ...more]
  const holes = unseen.filter((number) => !keyed.has(number) && !told.has(number))
  const said = (numbers: readonly number[]): string =>
    `${numbers.slice(0, mostNamed).join(', ')}${numbers.length > mostNamed ? ', …' : ''}`
  return [
    ...(keyed.size > 0 ? [problem('keysUnasked', { numbers: said([...keyed].toSorted(ascending)) })] : []),
    ...(holes.length > 0 ? [problem('numbersUnseen', { numbers: said(holes) })] : []),
  ]
}

const ascending = (one: number, other: number): number => one - other

function toldBy(code: string, values: Record<string, string> = {}): number[] {
  return code === 'numberMissing' ? (values['numbers'] ?? '').split(', ').map(Number) : []
}

/** A line alone may be anything. */
const fewestLines = 3

/** The numbers of each list of keys, whether it stands in lines or in a table. */
function keysIn(lines: readonly FileLine[]): number[][] {
  const listed: number[] = []
  const tables = new Map<number, (readonly string[])[]>()
  let below: number[] = []
  for (const { text, row } of lines) {
    if (row && !tables.get(row.table)?.push(row.cells)) tables.set(row.table, [row.cells])
    if (text.trim() === '') continue
    const said = [...((row ? null : keyPairs(text))?.letters.keys() ?? [])]
    if (said.length > 1) listed.push(...said)
    if (said.length === 1) below.push(...said)
    else below = []
    if (below.length >= fewestLines) listed.push(...below.splice(fewestLines - 1), ...below.slice(0, fewestLines - 1))
  }
  const tabled = [...tables.values()].flatMap((cells) => keyTable(cells) ?? [])
  return [[...new Set(listed)], ...tabled.map(({ letters }) => [...letters.keys()])]
}

/** Most of its numbers are those of questions; another list says what belongs together. */
function isListOf(numbers: readonly number[], known: ReadonlySet<number>): boolean {
  const own = numbers.filter((number) => known.has(number)).length
  return own > 1 && own * 2 > numbers.length
}

const fewestMore = 2

/** '16. …', '17. …' behind 'Câu 15': questions that are written in another way, and that nobody saw. */
function goingOn(last: number, lines: readonly FileLine[]): number[] {
  let next = last + 1
  for (const { text } of lines) if (Number(/^\s*(\d{1,3})\s?[.)]\s*\p{Lu}.{12}/u.exec(text)?.[1]) === next) next += 1
  const more = last === 0 ? [] : Array.from({ length: next - last - 1 }, (_, step) => last + step + 1)
  return more.length < fewestMore ? [] : more
}

/** A paper that names few of its questions counts something else. */
function holesIn(asked: readonly number[]): number[] {
  const holes = asked.flatMap((number, at) => {
    const before = asked[at - 1] ?? 0
    const isNext = before !== 0 && number > before + 1
    return isNext ? Array.from({ length: number - before - 1 }, (_, step) => before + step + 1) : []
  })
  const unseen = [...new Set(holes)].filter((number) => !asked.includes(number)).toSorted(ascending)
  return unseen.length * 3 <= asked.length ? unseen : []
}
