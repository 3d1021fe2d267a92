import { type PaperMarksRow, type PrintedCode, SavedPaperMarks } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { translateSent } from '../../lib/texts.ts'
import { saveMarks } from '../paper-sheet-api.ts'
import { type MarkDraft, draftOf, rowKey, totalOf, unclearIn } from './mark-drafts.ts'

interface Typed {
  draft: MarkDraft
  isSaving: boolean
  /** Why it could not be saved; what was typed stays. */
  problem: string | null
}

export interface MarkDrafts {
  of(row: PaperMarksRow): Typed & { isTyped: boolean }
  type(row: PaperMarksRow, change: Partial<MarkDraft>): void
  /** Nothing happens where nothing was typed, or where something typed says nothing. */
  save(row: PaperMarksRow): Promise<void>
  forget(row: PaperMarksRow): void
}

interface Wanted {
  quizId: string
  paper: string
  codes: readonly PrintedCode[]
  isTotal: boolean
  onSaved: (row: PaperMarksRow) => void
}

/** What is typed and not saved yet, line by line. */
export function useMarkDrafts({ quizId, paper, codes, isTotal, onSaved }: Wanted): MarkDrafts {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const set = (key: string, change: (before: Typed | undefined) => Typed | undefined): void =>
    setTyped((all) => {
      const { [key]: before, ...others } = all
      const after = change(before)
      return after === undefined ? others : { ...others, [key]: after }
    })
  const present = (row: PaperMarksRow): Typed =>
    typed[rowKey(row)] ?? { draft: draftOf(row, codes, isTotal), isSaving: false, problem: null }

  return {
    of: (row) => ({ ...present(row), isTyped: typed[rowKey(row)] !== undefined }),
    type: (row, change) => {
      const { draft } = present(row)
      set(rowKey(row), () => ({ draft: { ...draft, ...change }, isSaving: false, problem: null }))
    },
    async save(row) {
      const key = rowKey(row)
      const own = typed[key]
      if (own === undefined || own.isSaving || unclearIn(own.draft, codes).length > 0) return
      const { code, answers } = own.draft
      const total = totalOf(own.draft)
      if (isTotal && total === null) return
      set(key, (before) => before && { ...before, isSaving: true, problem: null })
      const { studentId, candidateId } = row
      const revision = row.entry?.revision ?? 0
      try {
        const body = { paper, studentId, candidateId, code, answers: { ...answers }, total, revision }
        onSaved(await saveMarks(quizId, body))
        // What was typed meanwhile is not saved yet.
        set(key, (before) => (before?.draft === own.draft ? undefined : before && { ...before, isSaving: false }))
      } catch (error) {
        const [problem] = error instanceof ApiError ? error.errors : []
        const newest =
          error instanceof ApiError && error.code === 'stale' ? SavedPaperMarks.safeParse(error.data).data : undefined
        if (newest) onSaved(newest.row)
        const said = problem ? translateSent(problem) : messageOf(error)
        set(key, (before) => before && { ...before, isSaving: false, problem: said })
      }
    },
    forget: (row) => set(rowKey(row), () => undefined),
  }
}
