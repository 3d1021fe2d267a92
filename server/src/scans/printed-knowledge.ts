import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { By } from '../platform/http/route.ts'

/** One page of what was printed, as its code names it. */
export interface PrintedPage {
  paperId: string
  sheetId: string
  page: number
  pages: number
  layout: SheetLayout
}

/** A paper as it was printed, in all of its codes. */
export interface KnownPaper {
  id: string
  codes: readonly string[]
  sheets: readonly KnownSheet[]
}

/** For somebody by name, or blank: then it may have been copied any number of times. */
export interface KnownSheet {
  id: string
  /** Null where it is marked by hand. */
  code: string | null
  person: Person | null
}

/** A child, or a name without an account. */
export interface Person {
  studentId: string | null
  candidateId: string | null
  name: string
}

/** What one sheet says, in the words of its bubbles and boxes. */
export interface SheetAnswers {
  paperId: string
  sheetId: string
  code: string
  /** By row: '7', '15.2', '16.1'. */
  rows: ReadonlyMap<string, readonly string[]>
  /** By question: short texts that somebody typed. */
  texts: Readonly<Record<string, string>>
  /** By question: the HTML of what waits to be marked. */
  essays: Readonly<Record<string, string>>
}

interface Entered {
  entryId: string
  /** Null for somebody without an account. */
  attemptId: string | null
  /** Null while a part of it waits to be marked. */
  score: number | null
  totalPoints: number
}

export type Whose = Pick<Person, 'studentId' | 'candidateId'>

/** What `paper-sheets` knows of printed papers, and does with what is written on them. */
export interface PrintedKnowledge {
  /** Null for what is forged, of another house, or gone; `foreign` for another quiz's, or what is not this person's. */
  pageOf(queries: Queries, text: string, quizId: string, actor: Actor): Promise<PrintedPage | 'foreign' | null>
  paperOf(queries: Queries, paperId: string): Promise<KnownPaper | null>
  /** Who of the candidates of this paper, or of this person, has this number. */
  candidateOf(queries: Queries, paper: { paperId: string; ownerId: string }, number: string): Promise<Person | null>
  /** Somebody without an account, with this number if it is free; who was named before gets the new name. */
  nameCandidate(
    tx: Queries,
    ownerId: string,
    candidate: { before: string | null; number: string | null; name: string },
  ): Promise<string>
  /** How questions with a box are answered, by number: typed by who looks at it, or marked by a person. */
  boxesOf(queries: Queries, paperId: string, code: string): Promise<ReadonlyMap<string, 'typed' | 'marked'>>
  isEntered(queries: Queries, paperId: string, whose: Whose): Promise<boolean>
  /** In the caller's transaction; null when this person's paper was entered before. */
  enter(tx: Queries, by: By, whose: Whose, answers: SheetAnswers): Promise<Entered | null>
  takeBack(tx: Queries, by: By, entryId: string): Promise<void>
  /** Whether this person may enter results for this child. */
  mayEnter(queries: Queries, actor: Actor, childId: string): Promise<boolean>
}
