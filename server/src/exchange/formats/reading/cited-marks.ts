import type { ReadItem } from '../item.ts'

/** What chats leave in what is copied from them: '[cite: 1]', '[cite_start]', '【4†source】'. */
const cited = /\s?\[cite(?:_start|_end)?\s?(?::\s?\d[\d\s,–-]{0,40})?\]|\s?【\d{1,3}(?::\d{1,3})?†[^】\n]{0,60}】/gu

/** Nobody asks it, and nobody could type it. */
export function withoutCites(read: ReadItem): ReadItem {
  const item = cleaned(read.item)
  return item === read.item ? read : { ...read, item }
}

/** The same where nothing is cited. */
function cleaned<Value>(value: Value): Value
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(cited, '')
  if (Array.isArray(value)) {
    const all = value.map((one: unknown) => cleaned(one))
    return all.some((one, at) => one !== value[at]) ? all : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => [name, one, cleaned(one)] as const)
  return entries.some(([, before, after]) => before !== after)
    ? Object.fromEntries(entries.map(([name, , after]) => [name, after]))
    : value
}
