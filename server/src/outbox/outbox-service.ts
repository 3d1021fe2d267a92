import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Database } from '../platform/database/database.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { listMails } from '../platform/mail/mail-store.ts'
import { paginationOf } from '../platform/pagination.ts'

export interface Outbox {
  list(actor: Actor, query: QueryOf<typeof listOutbox>): Promise<DataOf<typeof listOutbox>>
}

export function createOutbox({ database }: { database: Database }): Outbox {
  return {
    async list(actor, { page, limit, search }) {
      authorizeRole(actor, 'outbox:read')
      const { mails, total } = await listMails(database.read(), { page, limit, search })
      return { mails, pagination: paginationOf({ page, limit }, total) }
    },
  }
}
