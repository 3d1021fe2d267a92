import * as contract from '@lms/contracts/users/user-help.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { UserHelp } from './user-help-service.ts'

export function userHelpRoutes(help: UserHelp): Route[] {
  return [
    route(contract.sendResetLink, ({ params, ...by }) => help.sendResetLink(by, params.id)),
    route(contract.setTemporaryPassword, ({ params, ...by }) => help.setTemporaryPassword(by, params.id)),
    route(contract.signOutEverywhere, ({ params, ...by }) => help.signOutEverywhere(by, params.id)),
    route(contract.getUserSignIns, ({ params, ...by }) => help.signIns(by, params.id)),
  ]
}
