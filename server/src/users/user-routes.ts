import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import * as contract from '@lms/contracts/users/users.ts'
import { sendCsv } from '../platform/http/files/csv-file.ts'
import { type Route, route, streamRoute } from '../platform/http/route.ts'
import type { UserBulkActs } from './bulk/user-bulk.ts'
import type { UserExport } from './user-export.ts'
import type { UserPurge } from './user-purge.ts'
import type { Users } from './user-service.ts'

interface UserActs {
  users: Users
  bulk: UserBulkActs
  exports: UserExport
  purge: UserPurge
}

export function userRoutes({ users, bulk, exports, purge }: UserActs): Route[] {
  return [
    route(contract.listUsers, ({ actor, query }) => users.list(actor, query)),
    route(contract.userStats, ({ actor }) => users.stats(actor)),
    streamRoute(contract.exportUsers, ({ query, ...by }, reply) => sendCsv(reply, exports.export(by, query))),
    route(contract.getUser, ({ actor, params }) => users.get(actor, params.id)),
    route(contract.createUser, ({ body, ...by }) => users.create(by, body)),
    route(bulkUsers, ({ body, ...by }) => bulk.act(by, body)),
    route(contract.updateUser, ({ params, body, ...by }) => users.update(by, params.id, body)),
    route(contract.deleteUser, ({ params, ...by }) => users.remove(by, params.id)),
    route(contract.restoreUser, ({ params, ...by }) => users.restore(by, params.id)),
    route(contract.purgeUser, ({ params, ...by }) => purge.purge(by, params.id)),
    route(contract.approveUser, ({ params, ...by }) => users.approve(by, params.id)),
    route(contract.rejectUser, ({ params, ...by }) => users.reject(by, params.id)),
  ]
}
