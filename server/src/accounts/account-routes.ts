import * as contract from '@lms/contracts/accounts/accounts.ts'
import { forgotPassword, register, resetPassword } from '@lms/contracts/accounts/registration.ts'
import { type Route, publicRoute, route } from '../platform/http/route.ts'
import type { Accounts } from './account-service.ts'
import type { PasswordResets } from './password-reset.ts'
import { keepSignedIn as keep, refreshCookie, refreshPath } from './refresh-cookie.ts'
import type { Registration } from './registration.ts'

export function accountRoutes(accounts: Accounts, registration: Registration, resets: PasswordResets): Route[] {
  return [
    publicRoute(contract.login, async ({ body, caller, cookies }) => keep(await accounts.login(body, caller), cookies)),
    publicRoute(contract.refresh, async ({ cookies }) =>
      keep(await accounts.refresh(cookies.get(refreshCookie)), cookies),
    ),
    publicRoute(contract.logout, async ({ bearer, caller, cookies }) => {
      await accounts.logout({ access: bearer, refresh: cookies.get(refreshCookie) }, caller)
      cookies.set(refreshCookie, '', { path: refreshPath, maxAgeSeconds: 0 })
    }),
    route(contract.adminMe, ({ actor }) => accounts.me(actor)),
    route(contract.me, ({ actor }) => accounts.me(actor)),
    publicRoute(register, ({ body, caller }) => registration.register(body, caller)),
    publicRoute(forgotPassword, ({ body, caller }) => resets.forgot(body, caller)),
    publicRoute(resetPassword, ({ body, caller }) => resets.reset(body, caller)),
  ]
}
