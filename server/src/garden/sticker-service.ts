import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { stickerMessages as messages } from '@lms/contracts/garden/sticker-messages.ts'
import type * as contract from '@lms/contracts/garden/stickers.ts'
import { stickersADay } from '@lms/contracts/garden/stickers.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { expectChild } from '../children/child-access.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import { type Clock, days } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Events } from '../platform/events/events.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { authorize, authorizeRole } from '../platform/http/authorize.ts'
import { notFound, tooMany } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { paginationOf } from '../platform/pagination.ts'
import { namesOf } from '../users/user-name-store.ts'
import { findUser } from '../users/user-store.ts'
import { gardenOfChild } from './garden-store.ts'
import * as store from './sticker-store.ts'
import { giversOf, toChildSticker, toSticker } from './sticker-view.ts'

/** 5 by one parent to one child. */
const giving = { points: stickersADay, windowMilliseconds: days(1) }

export interface Stickers {
  garden(actor: Actor, query: QueryOf<typeof contract.getGarden>): Promise<DataOf<typeof contract.getGarden>>
  list(
    actor: Actor,
    childId: string,
    query: QueryOf<typeof contract.listChildStickers>,
  ): Promise<DataOf<typeof contract.listChildStickers>>
  give(by: By, childId: string, gift: contract.StickerGift): Promise<DataOf<typeof contract.giveSticker>>
  remove(by: By, childId: string, stickerId: string): Promise<void>
}

export interface StickerDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'dropUnread'>
  events: Events
  /** What has grown of what a child knows: told by the slice above. */
  grownTopics(queries: Queries, childId: string): Promise<contract.GrownTopics>
}

export function createStickers(dependencies: StickerDependencies): Stickers {
  const { database, clock, limits, audit, notifications, events, grownTopics } = dependencies
  const record = recordActsOn(audit, 'user')

  const expectOwnChild = async (queries: Queries, actor: Actor, childId: string) =>
    expectChild(queries, await findUser(queries, childId), (kinship) => can(actor, 'sticker:give', kinship))

  return {
    async garden(actor, query) {
      authorizeRole(actor, 'garden:read')
      const queries = database.read()
      const stickers = await store.listStickers(queries, actor.id, query)
      const names = await namesOf(queries, giversOf(stickers))
      return {
        garden: { ...(await gardenOfChild(queries, actor.id)), ...(await grownTopics(queries, actor.id)) },
        stickers: stickers.map((sticker) => toSticker(sticker, names)),
        pagination: paginationOf(query, await store.countStickers(queries, actor.id)),
      }
    },

    async list(actor, childId, query) {
      const queries = database.read()
      await expectChild(queries, await findUser(queries, childId), (kinship) => can(actor, 'sticker:read', kinship))
      const stickers = await store.listStickers(queries, childId, query)
      const names = await namesOf(queries, giversOf(stickers))
      return {
        stickers: stickers.map((sticker) => toChildSticker(sticker, names, actor.id)),
        pagination: paginationOf(query, await store.countStickers(queries, childId)),
      }
    },

    async give(by, childId, { picture, words }) {
      const { actor } = by
      await expectOwnChild(database.read(), actor, childId)
      const { allowed, retryAfterSeconds } = await limits.count(`stickers:${actor.id}:${childId}`, giving)
      if (!allowed) throw tooMany(retryAfterSeconds, 'enough_stickers', messages.enough)
      return database.transaction(async (tx) => {
        await expectOwnChild(tx, actor, childId)
        const now = clock.now().toISOString()
        const gift = { childId, picture, givenBy: actor.id, words: words ?? null, now }
        const stickerId = await store.insertGift(tx, gift)
        await record(tx, by, 'child.give-sticker', childId, { stickerId })
        const names = await namesOf(tx, [actor.id])
        const told = { stickerId, picture, from: names.get(actor.id) ?? '' }
        await notifications.notify(tx, [childId], 'sticker_given', told, actor.id)
        notifyOpenScreens(events, 'garden', [childId])
        const stored = { id: stickerId, reason: null, createdAt: now, ...gift }
        return { sticker: toChildSticker(stored, names, actor.id) }
      })
    },

    remove(by, childId, stickerId) {
      const { actor } = by
      return database.transaction(async (tx) => {
        await expectOwnChild(tx, actor, childId)
        const sticker = await store.findSticker(tx, stickerId)
        if (!sticker || sticker.childId !== childId) throw notFound(messages.missing)
        authorize(actor, 'sticker:remove', { giverId: sticker.givenBy })
        await store.removeStickerOf(tx, stickerId)
        await notifications.dropUnread(tx, 'sticker_given', stickerId)
        await record(tx, by, 'child.remove-sticker', childId, { stickerId })
        notifyOpenScreens(events, 'garden', [childId])
      })
    },
  }
}
