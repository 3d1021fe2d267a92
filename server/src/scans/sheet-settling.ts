import type { Actor } from '@lms/contracts/permissions.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { KnownPaper, KnownSheet, PrintedKnowledge } from './printed-knowledge.ts'
import { doubtfulQuestions, numberMarked } from './rules/sheet-rows.ts'
import { stateOf } from './rules/sheet-state.ts'
import type { StoredPage, StoredSheet } from './scanned-sheet.ts'

interface Settling {
  /** Whose batch it is: what they may not enter is not theirs to see either. */
  owner: Actor
  pages: readonly StoredPage[]
  /** All of the batch. */
  others: readonly StoredSheet[]
}

/** What a sheet is now, by what was read, what was printed and what people said. */
export async function settled(
  queries: Queries,
  printed: PrintedKnowledge,
  sheet: StoredSheet,
  { owner, pages, others }: Settling,
): Promise<StoredSheet> {
  const readings = pages.map(({ reading }) => reading)
  const isAgain = pages.length === 0 || readings.some(({ again }) => again.length > 0)
  const paper = sheet.printedPaperId === null ? null : await printed.paperOf(queries, sheet.printedPaperId)
  const one = paper?.sheets.find(({ id }) => id === sheet.printedSheetId)
  if (paper === null || one === undefined) {
    const isForeign = sheet.state === 'foreign_quiz'
    return { ...sheet, state: isForeign ? 'foreign_quiz' : isAgain ? 'again' : 'unknown_code' }
  }
  const code = codeOf(paper, one)
  const hasCode = code !== null && paper.codes.includes(code)
  const candidate = numberMarked(readings, sheet.corrections, 'candidate')
  const boxes = hasCode ? await printed.boxesOf(queries, paper.id, code) : new Map<string, 'typed' | 'marked'>()
  const typed = [...boxes].filter(([, how]) => how === 'typed').map(([id]) => id)
  const doubtful = doubtfulQuestions(readings, sheet.corrections, typed).length
  const now = { ...sheet, ...(await personOf(one, paper.id, candidate)), code, candidate, doubtful }
  const double = others.find((other) => isSameAs(other, now, one))
  const isEntered = await printed.isEntered(queries, paper.id, now)
  const state = stateOf({
    isAgain,
    isDouble: double !== undefined || isEntered,
    hasCode,
    hasPerson: now.studentId !== null || now.candidateId !== null,
    missingPages: missingPagesOf(sheet, pages).length,
    doubtful,
  })
  return { ...now, doubleOf: double?.id ?? null, state }

  function codeOf({ codes }: KnownPaper, { code: own }: KnownSheet): string | null {
    if (own !== null) return own
    // A paper in one version has nothing to choose.
    const [first, ...further] = codes
    return (
      sheet.corrections.code ??
      (first !== undefined && further.length === 0 ? first : numberMarked(readings, sheet.corrections, 'code'))
    )
  }

  async function personOf(
    { person }: KnownSheet,
    paperId: string,
    number: string | null,
  ): Promise<Pick<StoredSheet, 'studentId' | 'candidateId' | 'name'>> {
    const { studentId, candidateId, name } = sheet
    const isSaid = sheet.corrections.person === true && (studentId !== null || candidateId !== null)
    const found = isSaid
      ? { studentId, candidateId, name: name ?? '' }
      : (person ??
        (number === null ? null : await printed.candidateOf(queries, { paperId, ownerId: owner.id }, number)))
    // Somebody's child may have left them since it was said.
    const isTheirs =
      found !== null && (found.studentId === null || (await printed.mayEnter(queries, owner, found.studentId)))
    if (!isTheirs) return { studentId: null, candidateId: null, name: null }
    return found.studentId === null
      ? { studentId: null, candidateId: found.candidateId, name: found.name }
      : { studentId: found.studentId, candidateId: null, name: null }
  }
}

function isSameAs(other: StoredSheet, sheet: StoredSheet, one: KnownSheet): boolean {
  return (
    other.number < sheet.number &&
    other.printedPaperId === sheet.printedPaperId &&
    other.doubleOf === null &&
    isSameSheet(other, sheet, one)
  )
}

/** A blank one may have been copied: it is the same only when it is the same person's. */
export function isSameSheet(one: StoredSheet, other: StoredSheet, { person }: KnownSheet): boolean {
  return (person !== null && one.printedSheetId === other.printedSheetId) || isSamePerson(one, other)
}

function isSamePerson(one: StoredSheet, other: StoredSheet): boolean {
  return (
    (other.studentId !== null && one.studentId === other.studentId) ||
    (other.candidateId !== null && one.candidateId === other.candidateId) ||
    (other.candidate !== null && !other.candidate.includes('?') && one.candidate === other.candidate)
  )
}

export function missingPagesOf({ pages }: Pick<StoredSheet, 'pages'>, seen: readonly { page: number }[]): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => !seen.some(({ page }) => page === number),
  )
}
