import { questionStart } from '../../word/signs/line-signs.ts'
import { letters, optionStarts } from '../../word/signs/option-signs.ts'
import type { PageLine } from '../page-lines.ts'

const longest = 160
const [fewest, share] = [3, 0.6]
const named = /(?<!\p{L})(?:trang|page)\s{0,3}(\d{1,4})(?!\d)/iu
const atEdge = /^\s*(\d{1,4})\s+(?=\p{L})|\s(\d{1,4})\s*$/u

type Edge = 'top' | 'bottom'

/**
 * 'Trang 22   Chương 1. VẬT LÝ NHIỆT' on one page and '2. NHIỆT ĐỘ   Trang 23' on the next: a row at the edge of most
 * pages that counts them says nothing of what stands around it, whatever the rest of it is called.
 */
export function withoutRunningHeads(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const dropped = (['top', 'bottom'] as const).map((edge) => countingRows(pages, edge))
  return pages.map((page, at) => page.filter((line) => !dropped.some((rows) => rows[at]?.includes(line) === true)))
}

function countingRows(pages: readonly (readonly PageLine[])[], edge: Edge): PageLine[][] {
  const rows = pages.map((page) => rowAt(page, edge))
  const places = rows.map((row, at) => numbersIn(row).map((number) => number - at))
  const times = new Map<number, number>()
  for (const place of places.flatMap((own) => [...new Set(own)])) times.set(place, (times.get(place) ?? 0) + 1)
  const [usual, count] = [...times].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])
  const isUsual = count >= Math.max(fewest, pages.length * share)
  return rows.map((row, at) => (isUsual && places[at]?.includes(usual) === true ? row : []))
}

/** With what stands beside it. */
function rowAt(page: readonly PageLine[], edge: Edge): PageLine[] {
  const first = edge === 'top' ? 0 : page.findLastIndex(({ isBeside }) => isBeside !== true)
  const rest = page.slice(first + 1)
  const end = rest.findIndex(({ isBeside }) => isBeside !== true)
  return page.slice(Math.max(first, 0), first + 1 + (end === -1 ? rest.length : end))
}

function numbersIn(row: readonly PageLine[]): number[] {
  const text = row.map((line) => line.text).join('  ')
  if (row.some(({ table }) => table) || text.length > longest) return []
  const said = named.exec(text)?.[1]
  if (said !== undefined) return [Number(said)]
  const isAsked = /[?:]\s*$/u.test(text) || questionStart(text, 'named') !== null
  if (isAsked || letters.some((_, at) => optionStarts(text, at).length > 0)) return []
  return [...text.matchAll(new RegExp(atEdge, 'gu'))].flatMap(([, before, behind]) => Number(before ?? behind))
}
