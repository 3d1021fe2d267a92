import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRead } from '../platform/http/authorize.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import { type StoredImport, findImport, lockImport } from './import-store.ts'

/** What others send does not exist. */
function expectSight(actor: Actor, one: StoredImport | null): StoredImport {
  if (!one) throw notFound(messages.notFound)
  authorizeRead(actor, 'question:import', one)
  return one
}

export async function seenImport(queries: Queries, actor: Actor, id: string): Promise<StoredImport> {
  return expectSight(actor, await findImport(queries, id))
}

/** Held until the act is done. */
export async function heldImport(tx: Queries, actor: Actor, id: string): Promise<StoredImport> {
  return expectSight(actor, await lockImport(tx, id))
}

/** The same, and only while nobody has confirmed it. */
export async function stagedImport(tx: Queries, actor: Actor, id: string): Promise<StoredImport> {
  const one = await heldImport(tx, actor, id)
  if (one.state !== 'staged') throw conflict('wrong_state', messages.wrongState)
  return one
}
