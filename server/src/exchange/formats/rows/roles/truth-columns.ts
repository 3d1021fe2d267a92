import { plainHead } from '../heads/header-words.ts'
import type { Claims } from './claims.ts'

/** 'TRUE_1', 'TRUE_2' beside 'FALSE_1', 'FALSE_2': all that is right, and all that is wrong, each in a column of its own. */
export function settleTruths({ heads, set }: Claims): void {
  const names = heads.map(plainHead)
  const counted = (word: string): number[] => {
    const columns = names.flatMap((name, column) => (new RegExp(`^${word} \\d{1,2}$`).test(name) ? [column] : []))
    const areCounted = columns.every((column, index) => names[column] === `${word} ${index + 1}`)
    return areCounted ? columns : []
  }
  const [rights, wrongs] = [counted('true'), counted('false')]
  if (rights.length === 0 || wrongs.length === 0) return
  for (const column of rights) set(column, 'correct')
  for (const column of wrongs) set(column, 'wrong')
}
