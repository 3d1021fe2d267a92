import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { useState } from 'react'

/** Subjects stay selected on other pages and under other filters; the deleted are a list of their own. */
export function useSubjectSelection(isDeletedView: boolean, rows: readonly Subject[]) {
  const [choice, setChoice] = useState({ isDeletedView, subjects: new Map<string, Subject>() })
  const subjects = choice.isDeletedView === isDeletedView ? choice.subjects : new Map<string, Subject>()
  return {
    subjects: [...subjects.values()],
    ids: [...subjects.keys()],
    clear: () => setChoice({ isDeletedView, subjects: new Map() }),
    select: (ids: readonly string[]) => {
      const known = new Map(subjects)
      for (const row of rows) known.set(row._id, row)
      const chosen = ids.flatMap((id) => known.get(id) ?? [])
      setChoice({ isDeletedView, subjects: new Map(chosen.map((subject) => [subject._id, subject])) })
    },
  }
}
