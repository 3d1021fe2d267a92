import * as contract from '@lms/contracts/taxonomy/taxonomy.ts'
import { administratorsOnly, describePermissions, everyone } from '../../testing/permission-case.ts'
import { someCategory, someName, someTag } from '../../testing/records/taxonomy.ts'

const makers = { administrator: 201, parent: 201, student: 403 }

describePermissions([
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
])
