import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'

const fewestRows = 5
const longestAnswer = 80
const asks =
  /[?？:：…]\s*["”)]?$|[:：]\s*["“„][^"“”„]+["”]$|_{2,}|\.{3}|^[\d\s+\-−–×·÷:/*x().,=]*\d\s*[+\-−–×·÷:/*x]\s*\d[\d\s+\-−–×·÷:/*x().,=]*$/u

/** 'Born in Trier, he wrote much. Name him.' */
const tells =
  /(?:^|[.?!,;]\s+)(?:please\s|can you\s)?(?:name|identify|guess|find|state|tell|complete|translate|calculate|spell|kể tên|nêu|tìm|cho biết|hãy|em hãy|dịch|tính|điền|viết|nenne|benenne|nomme|nombra|cite|назовите)\s/iu

const isAsked = (text: string): boolean => {
  const plain = text.replaceAll(/<[^<>]{1,500}>/g, '').trim()
  return asks.test(plain) || tells.test(plain)
}

/** A table without names: what is asked, behind it one short answer, and nothing else but numbers that count before them. */
export function pairedLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 60)
  const columns = Array.from({ length: width }, (_, column) => column)
  const used = columns.filter((column) => shapeOf(sample, column).filled > 0)
  const count = countOf(sample, used)
  const [content = -1, answer = -1, ...more] = used.filter((column) => column !== count)
  if (sample.length < fewestRows || answer === -1) return null
  // Where rows are counted, a few of them may have a remark behind.
  const areRemarks = count !== undefined && more.every((column) => shapeOf(sample, column).filled <= 0.4)
  if (more.length > 0 && (more.length > 1 || !areRemarks)) return null
  const texts = (column: number): string[] => sample.map((row) => ownTextAt(row, column).trim())
  const asked = texts(content)
  const said = texts(answer)
  // A few that have no answer wait for one.
  if (asked.includes('') || said.filter((text) => text === '').length * 4 > said.length) return null
  // A list of names or of prices asks nothing, and a first row that asks nothing names the columns.
  if (!isAsked(asked[0] ?? '')) return null
  if (asked.filter(isAsked).length < asked.length * 0.8) return null
  const odd = said
    .flatMap((text) => text.split('//'))
    .filter((text) => text.length > longestAnswer || /[?？]$/.test(text)).length
  if (varietyOf(sample, content) < 0.7 || odd * 20 > said.length) return null
  // Letters are the keys of options that stand elsewhere.
  if (shapeOf(sample, answer).letters > 0.2) return null
  const roles = columns.map((column): ColumnRole | null =>
    column === content ? 'content' : column === answer ? 'correct' : column === count ? 'number' : null,
  )
  return { ...namelessLayout(roles), asides: more }
}

function countOf(sample: readonly Row[], used: readonly number[]): number | undefined {
  const [first = -1] = used
  return used.length >= 3 && shapeOf(sample, first).counts > 0.9 ? first : undefined
}
