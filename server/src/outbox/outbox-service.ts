import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { listOutbox, readMail } from '@lms/contracts/outbox/outbox.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Database } from '../platform/database/database.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { findMail, listMails } from '../platform/mail/mail-store.ts'
import { notFound } from '../platform/http/errors.ts'
import { paginationOf } from '../platform/pagination.ts'

export interface Outbox {
  list(actor: Actor, query: QueryOf<typeof listOutbox>): Promise<DataOf<typeof listOutbox>>
  read(actor: Actor, id: string): Promise<DataOf<typeof readMail>>
}

export function createOutbox({ database }: { database: Database }): Outbox {
  return {
    async list(actor, { page, limit, search }) {
      authorizeRole(actor, 'outbox:read')
      const { mails, total } = await listMails(database.near(), { page, limit, search })
      return { mails, pagination: paginationOf({ page, limit }, total) }
    },

    async read(actor, id) {
      authorizeRole(actor, 'outbox:read')
      const mail = await findMail(database.read(), id)
      if (!mail) throw notFound(platformMessages.notFound)
      return { mail }
    },
  }
}
