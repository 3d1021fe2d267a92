import type { ListRow } from '@lms/contracts/groups/student-lists.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import classes from '../groups.module.css'
import { studentListTexts } from './student-list-texts.ts'

/** What is said about a line. */
export function RowNotes({ row }: { row: ListRow }) {
  const t = useTexts(studentListTexts)
  if (row.problems.length === 0) return t('none')
  return (
    <ul className={classes.notes}>
      {row.problems.map((problem) => (
        <li key={problem.code} className={problem.isBlocking ? classes.blocking : undefined}>
          {translateSent(problem)}
        </li>
      ))}
    </ul>
  )
}
