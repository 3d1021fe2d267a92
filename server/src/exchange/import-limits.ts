import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { hours, minutes } from '../platform/clock.ts'
import { conflict, tooMany } from '../platform/http/errors.ts'
import type { ImportDependencies, PhotoReader } from './exchange-dependencies.ts'
import { countImports } from './import-store.ts'

const uploadLimit = { points: 60, windowMilliseconds: hours(1) }
const tryLimit = { points: 60, windowMilliseconds: minutes(1) }
const mostOpen = 20
/** To be read; others wait for their turn beside these, not behind them. */
const mostWaiting = 5

/** Before a file is read, for the first time or again; one that is read again may be among the open ones already. */
export async function expectRoom(
  { database, limits }: Pick<ImportDependencies, 'database' | 'limits'>,
  actor: Actor,
  isOpen = false,
): Promise<void> {
  const { open, reading } = await countImports(database.read(), actor.id)
  if (!isOpen && open >= mostOpen) throw conflict('too_many_open', messages.tooManyOpen)
  if (reading >= mostWaiting) throw tooMany(30)
  const { allowed, retryAfterSeconds } = await limits.count(`imports:${actor.id}`, uploadLimit)
  if (!allowed) throw tooMany(retryAfterSeconds)
}

/** A paper is read on the spot, as somebody marks its lines. */
export async function expectTry(limits: ImportDependencies['limits'], actor: Actor): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.count(`import-marks:${actor.id}`, tryLimit)
  if (!allowed) throw tooMany(retryAfterSeconds)
}

/** What a model reads needs one, and counts as one use of it. */
export async function expectReader(photos: Pick<PhotoReader, 'isAvailable' | 'take'>, actor: Actor): Promise<void> {
  if (!photos.isAvailable) throw conflict('photo_unavailable', messages.photoUnavailable)
  await photos.take(actor.id)
}
