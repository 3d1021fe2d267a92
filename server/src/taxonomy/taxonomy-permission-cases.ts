import * as contract from '@lms/contracts/taxonomy/taxonomy.ts'
import { type PermissionCase, administratorsOnly, everyone } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newId } from '../platform/ids.ts'
import type { User } from '../users/user.ts'
import { insertCategory } from './category-store.ts'
import { insertTag } from './tag-store.ts'

const someName = (): string => `Nhãn ${crypto.randomUUID().slice(0, 8)}`

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

const makers = { administrator: 201, parent: 201, student: 403 }

export const taxonomyPermissionCases: PermissionCase[] = [
  { endpoint: contract.listCategories, own: everyone(200) },
  { endpoint: contract.createCategory, own: makers, prepare: async () => ({ body: { name: someName() } }) },
  {
    endpoint: contract.updateCategory,
    own: administratorsOnly,
    prepare: async (test, owner) => ({ params: { id: await someCategory(test, owner) }, body: { name: someName() } }),
  },
  {
    endpoint: contract.deleteCategory,
    own: administratorsOnly,
    prepare: async (test, owner) => ({ params: { id: await someCategory(test, owner) } }),
  },
  {
    endpoint: contract.mergeCategory,
    own: administratorsOnly,
    prepare: async (test, owner) => ({
      params: { id: await someCategory(test, owner) },
      body: { into: await someCategory(test, owner) },
    }),
  },
  { endpoint: contract.listTags, own: everyone(200) },
  { endpoint: contract.similarTags, own: everyone(200) },
  { endpoint: contract.createTag, own: makers, prepare: async () => ({ body: { name: someName() } }) },
  {
    endpoint: contract.updateTag,
    own: administratorsOnly,
    prepare: async (test, owner) => ({ params: { id: await someTag(test, owner) }, body: { name: someName() } }),
  },
  {
    endpoint: contract.deleteTag,
    own: administratorsOnly,
    prepare: async (test, owner) => ({ params: { id: await someTag(test, owner) } }),
  },
  {
    endpoint: contract.mergeTag,
    own: administratorsOnly,
    prepare: async (test, owner) => ({
      params: { id: await someTag(test, owner) },
      body: { into: await someTag(test, owner) },
    }),
  },
]
