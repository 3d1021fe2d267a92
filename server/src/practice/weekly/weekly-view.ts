import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { WeeklyReport } from '@lms/contracts/practice/weekly-report.ts'
import type { StoredReport } from './weekly-tables.ts'

/** For one reader: keys only where the reader may see those of the question. */
export function toReport(report: StoredReport, reader: Actor, readerIsApproved: boolean): WeeklyReport {
  return {
    ...report,
    mistakes: report.mistakes.map(({ question, topic, given, key, authorId, byAdministrator }) => {
      const isShown = readerIsApproved || can(reader, 'question:update', { authorId })
      return { question, topic, given, key: isShown || !byAdministrator ? key : null }
    }),
  }
}
