import { uploadStudentList } from '@lms/contracts/groups/student-lists.ts'
import type { StudentList } from '@lms/contracts/groups/student-lists.ts'
import type { User } from '../../src/users/user.ts'
import { insertList } from '../../src/groups/lists/list-store.ts'
import { insertRows } from '../../src/groups/lists/list-row-store.ts'
import { newId } from '../../src/platform/ids.ts'
import { fileForm } from '../samples/pictures.ts'
import type { Answer } from '../requests.ts'
import type { TestApp } from '../test-app.ts'

export const listIn = ({ body }: Answer): StudentList => (body['data'] as { list: StudentList }).list

export function uploadList({ call }: TestApp, token: string, content: string | Uint8Array, name = 'lop-4a.csv') {
  return call(uploadStudentList, { token, ...fileForm(Buffer.from(content), { name }) })
}

/** A list of this person's with one line, as if it had been read. */
export async function someList(test: TestApp, user: User, state: StudentList['state'] = 'staged'): Promise<string> {
  const id = newId()
  const now = test.clock.now().toISOString()
  const list = { id, userId: user.id, fileName: 'lop.csv', state, failure: null, groupId: null }
  const said = { parentEmail: '', candidateNumber: '', problems: [], isBlocked: false, existingId: null }
  const row = { number: 2, lastName: 'Lê', firstName: 'An', groupName: '4A', choice: 'new', ...said } as const
  await test.database.transaction(async (tx) => {
    await insertList(tx, { ...list, madeGroups: [], kept: [], createdAt: now, expiresAt: now })
    await insertRows(tx, id, [row])
  })
  return id
}
