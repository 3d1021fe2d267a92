import { insertGroup } from '../../src/groups/group-store.ts'
import { insertMembers } from '../../src/groups/member-store.ts'
import type { User } from '../../src/users/user.ts'
import type { TestApp } from '../test-app.ts'
import { someChild } from './child.ts'

let made = 0

/** A group of this person's with one child of theirs in it. */
export async function someGroup(test: TestApp, author: User): Promise<{ id: string; child: User }> {
  const child = await someChild(test, author)
  const now = test.clock.now().toISOString()
  made += 1
  const name = `4A${made}`
  const id = await test.database.transaction(async (tx) => {
    const group = await insertGroup(tx, { authorId: author.id, name, class: 'LOP_4' }, now)
    if (!group) throw new Error(`There is a group called ${name}`)
    await insertMembers(tx, group.id, [{ studentId: child.id, candidateNumber: '7' }], now)
    return group.id
  })
  return { id, child }
}
