import type { SheetWish } from './sheet-questions.ts'
import { type PrintedPage, pagesOf } from './version-1.ts'

export type Layouts = Readonly<Record<number, (wish: SheetWish) => PrintedPage[]>>

/** Every version that was ever printed with: a new one is added, none is changed or goes. */
const layouts: Layouts = { 1: pagesOf }

export const currentLayout = 1

/** The pages of a sheet in the version that it was printed with; null for one that nobody knows. */
export function pagesIn(version: number, wish: SheetWish, known: Layouts = layouts): PrintedPage[] | null {
  return known[version]?.(wish) ?? null
}
