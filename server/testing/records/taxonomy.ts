import { newId } from '../../src/platform/ids.ts'
import { insertCategory } from '../../src/taxonomy/category-store.ts'
import { insertTag } from '../../src/taxonomy/tag-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'

export const someName = (): string => `Nhãn ${crypto.randomUUID().slice(0, 8)}`

export async function someCategory(test: TestApp, owner: User, name = someName(), parent: string | null = null) {
  const id = newId()
  const slug = `slug-${id}`
  const created = { createdBy: owner.id, createdAt: test.clock.now().toISOString() }
  await test.database.transaction((tx) =>
    insertCategory(tx, { id, name, slug, description: '', color: '#3B82F6', parent, ...created }),
  )
  return id
}

export async function someTag(test: TestApp, owner: User, name = someName()) {
  const id = newId()
  const created = { createdBy: owner.id, createdAt: test.clock.now().toISOString() }
  await test.database.transaction((tx) => insertTag(tx, { id, name, slug: `slug-${id}`, color: '#3B82F6', ...created }))
  return id
}
