import { listMessages, listProblems } from '@lms/contracts/groups/student-list-messages.ts'
import type { ListRow, StudentList } from '@lms/contracts/groups/student-lists.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorsOf } from '../../users/author-store.ts'
import { findGroup } from '../group-store.ts'
import { isBlocking } from '../rules/list-check.ts'
import { type StoredRow, countsOf, groupsFilledBy } from './list-row-store.ts'
import type { StoredList } from './list-store.ts'

export async function listView(queries: Queries, list: StoredList): Promise<StudentList> {
  const group = list.groupId === null ? null : await findGroup(queries, list.groupId)
  const people = await authorsOf(queries, list.kept)
  const groups = await groupsFilledBy(queries, list.id)
  return {
    _id: list.id,
    fileName: list.fileName,
    state: list.state,
    failure: list.failure === null ? null : listMessages.savingFailed.default,
    group: group && { _id: group.id, name: group.name },
    counts: await countsOf(queries, list.id),
    groups: groups.map(({ id, name, students }) => ({ _id: id, name, students })),
    kept: list.kept.flatMap((id) => {
      const person = people.get(id)
      return person ? [{ _id: id, name: person.name }] : []
    }),
    createdAt: list.createdAt,
    expiresAt: list.expiresAt,
  }
}

export async function rowViews(queries: Queries, rows: readonly StoredRow[]): Promise<ListRow[]> {
  const people = await authorsOf(
    queries,
    rows.flatMap(({ existingId, studentId }) => [existingId, studentId]),
  )
  return rows.map((row) => ({
    number: row.number,
    name: `${row.lastName} ${row.firstName}`.trim(),
    groupName: row.groupName,
    parentEmail: row.parentEmail,
    candidateNumber: row.candidateNumber,
    problems: row.problems.map(({ code, values }) => ({
      code,
      ...sentMessage(listProblems[code], values),
      isBlocking: isBlocking(code),
    })),
    existing: people.get(row.existingId ?? '') ?? null,
    choice: row.choice,
    student: people.get(row.studentId ?? '') ?? null,
  }))
}
