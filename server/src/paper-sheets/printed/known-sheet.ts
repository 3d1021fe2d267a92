import type { Queries } from '../../platform/database/tables.ts'
import { type Layouts, pagesIn } from '../layout/layouts.ts'
import type { PrintedPage } from '../layout/version-1.ts'
import { wishOf } from './asked-on-paper.ts'
import { findPrintedPaper, findSheet } from './printed-paper-store.ts'
import { type PrintedPaper, type PrintedSheet, codeOf } from './printed-paper.ts'
import { readSeal } from './sheet-seal.ts'

/** A page of a sheet that we printed. */
export interface KnownSheet {
  paper: PrintedPaper
  sheet: PrintedSheet
  /** From 1 on. */
  page: number
  printed: PrintedPage
}

/** `not_ours`: no sheet at all; `unknown`: of another house, or gone; `forged`; `foreign`: of another quiz. */
export type SheetProblem = 'not_ours' | 'unknown' | 'forged' | 'foreign'

/** Which page of which sheet the code in a picture means, and how it is laid out. */
export async function sheetBehind(
  queries: Queries,
  text: string,
  quizId: string,
  layouts?: Layouts,
): Promise<KnownSheet | { problem: SheetProblem }> {
  const seal = readSeal(text)
  if (seal === null) return { problem: 'not_ours' }
  const paper = await findPrintedPaper(queries, seal.printedPaperId)
  if (paper === null) return { problem: 'unknown' }
  if (!seal.fits(paper.sealKey)) return { problem: 'forged' }
  if (paper.quizId !== quizId) return { problem: 'foreign' }
  const sheet = await findSheet(queries, paper.id, seal.sheet)
  const printed = sheet && pagesOfSheet(paper, sheet, layouts)?.[seal.page - 1]
  // The sheet goes with the child whose it was.
  return sheet && printed ? { paper, sheet, page: seal.page, printed } : { problem: 'unknown' }
}

/** In the version that it was printed with. A sheet without a code is the same for all of them. */
export function pagesOfSheet(
  paper: Pick<PrintedPaper, 'codes' | 'size' | 'layoutVersion'>,
  { code, studentId, candidateId }: Pick<PrintedSheet, 'code' | 'studentId' | 'candidateId'>,
  layouts?: Layouts,
): PrintedPage[] | null {
  const frozen = code === null ? paper.codes[0] : codeOf(paper, code)
  if (frozen === undefined) return null
  const isNamed = studentId !== null || candidateId !== null
  return pagesIn(paper.layoutVersion, wishOf(frozen, paper.size, isNamed), layouts)
}
