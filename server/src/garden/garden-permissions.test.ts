import * as contract from '@lms/contracts/garden/stickers.ts'
import { someChild } from '../../testing/records/child.ts'
import { describePermissions } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { insertGift } from './sticker-store.ts'

const byId = async (test: TestApp, owner: User) => ({ params: { id: (await someChild(test, owner)).id } })
const parentsOnly = (status: number) => ({ administrator: 403, parent: status, student: 403 })

describePermissions([
  { endpoint: contract.getGarden, own: { administrator: 403, parent: 403, student: 200 }, foreign: 'cannot be named' },
  {
    endpoint: contract.listChildStickers,
    own: { administrator: 200, parent: 200, student: 403 },
    foreign: { administrator: 200, parent: 404, student: 403 },
    prepare: byId,
  },
  {
    endpoint: contract.giveSticker,
    own: parentsOnly(201),
    foreign: parentsOnly(404),
    prepare: async (test, owner) => ({
      ...(await byId(test, owner)),
      body: { picture: 'cat', words: 'Con giỏi lắm!' },
    }),
  },
  {
    endpoint: contract.removeSticker,
    own: parentsOnly(200),
    foreign: parentsOnly(404),
    prepare: async (test, owner) => {
      const { params } = await byId(test, owner)
      const now = test.clock.now().toISOString()
      const gift = { childId: params.id, picture: 'cat', givenBy: owner.id, words: null, now } as const
      const stickerId = await test.database.transaction((tx) => insertGift(tx, gift))
      return { params: { ...params, stickerId } }
    },
  },
])
