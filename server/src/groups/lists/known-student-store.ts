import { foldText } from '@lms/contracts/text-folding.ts'
import { isOneOf } from '../../platform/database/search.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { fullNameOf } from '../../users/user.ts'
import type { KnownStudent } from '../rules/list-check.ts'
import type { ReadRow } from '../rules/list-columns.ts'

interface Found {
  id: string
  first_name: string
  last_name: string
  username: string
}

/** Who might be meant: those in one's groups of these names, and the children of these parents. */
export async function knownStudents(
  queries: Queries,
  authorId: string,
  rows: readonly Pick<ReadRow, 'groupName' | 'parentEmail'>[],
  defaultGroup: string | null,
): Promise<KnownStudent[]> {
  const groups = [...rows.map(({ groupName }) => groupName), defaultGroup ?? ''].map(foldText)
  const emails = rows.map(({ parentEmail }) => parentEmail).filter((email) => email !== '')
  const students = new Map<
    string,
    KnownStudent & { groups: KnownStudent['groups'][number][]; parentEmails: string[] }
  >()
  const studentOf = (found: Found) => {
    const known = students.get(found.id) ?? {
      id: found.id,
      name: fullNameOf({ firstName: found.first_name, lastName: found.last_name }),
      username: found.username,
      groups: [],
      parentEmails: [],
    }
    students.set(found.id, known)
    return known
  }
  for (const row of await inGroups(queries, authorId, [...new Set(groups)]))
    studentOf(row).groups.push({ name: row.folded_name, candidateNumber: row.candidate_number })
  for (const row of await ofParents(queries, [...new Set(emails)])) studentOf(row).parentEmails.push(row.email ?? '')
  return [...students.values()]
}

function inGroups(queries: Queries, authorId: string, names: readonly string[]) {
  return queries
    .selectFrom('student_groups')
    .innerJoin('group_members', 'group_members.group_id', 'student_groups.id')
    .innerJoin('users', 'users.id', 'group_members.student_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.username',
      'student_groups.folded_name',
      'group_members.candidate_number',
    ])
    .where('student_groups.author_id', '=', authorId)
    .where(isOneOf(queries, 'student_groups.folded_name', names))
    .where('users.deleted_at', 'is', null)
    .execute()
}

function ofParents(queries: Queries, emails: readonly string[]) {
  return queries
    .selectFrom('users as parents')
    .innerJoin('child_links', 'child_links.parent_id', 'parents.id')
    .innerJoin('users', 'users.id', 'child_links.child_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.username', 'parents.email'])
    .where(isOneOf(queries, 'parents.email', emails))
    .where('parents.is_email_verified', '=', true)
    .where('users.deleted_at', 'is', null)
    .where('users.role', '=', 'student')
    .execute()
}
