import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { type exportSubjects, subjectExportColumns, subjectExportFileName } from '@lms/contracts/subjects/subjects.ts'
import type { FastifyReply } from 'fastify'
import { authorizeRole } from '../platform/http/authorize.ts'
import { sendCsv } from '../platform/http/files/csv-file.ts'
import type { By } from '../platform/http/route.ts'
import { sendSpreadsheet } from '../platform/http/files/spreadsheet.ts'
import { listSubjects } from './subject-list-store.ts'
import { toLine } from './subject-view.ts'
import type { SubjectDependencies } from './subject-dependencies.ts'

const portion = 500
/** A spreadsheet is built as a whole. */
const longestSpreadsheet = 20_000

type Query = QueryOf<typeof exportSubjects>

export interface SubjectExport {
  send(by: By, query: Query, reply: FastifyReply): Promise<void>
}

/** What the list shows, in its order. */
export function createSubjectExport({ database, clock, audit }: SubjectDependencies): SubjectExport {
  async function* batches({ actor, caller }: By, { format, ...query }: Query): AsyncGenerator<(string | number)[][]> {
    const details = { format, filters: Object.keys(query) }
    const entry = { actor, caller, action: 'subject.export', recordType: 'subject', recordId: 'many', details }
    await database.transaction((tx) => audit.record(tx, entry))
    for (let page = 1; ; page += 1) {
      const subjects = await listSubjects(database.read(), actor, { ...query, page, limit: portion })
      yield subjects.map(toLine)
      if (subjects.length < portion) return
    }
  }

  return {
    async send(by, query, reply) {
      authorizeRole(by.actor, 'subject:list')
      const fileName = subjectExportFileName(clock.now(), query.format)
      const columns = subjectExportColumns
      if (query.format === 'csv') return sendCsv(reply, { fileName, columns, batches: batches(by, query) })
      const rows: (string | number)[][] = []
      for await (const batch of batches(by, query)) {
        rows.push(...batch)
        if (rows.length >= longestSpreadsheet) break
      }
      return sendSpreadsheet(reply, { fileName, columns, rows })
    },
  }
}
