import * as contract from '@lms/contracts/accounts/accounts.ts'
import { checkResetLink, forgotPassword, register, resetPassword } from '@lms/contracts/accounts/registration.ts'
import { releaseAddress, reportNotMe, sendVerification, verifyEmail } from '@lms/contracts/accounts/trust.ts'
import { type Route, publicRoute, route } from '../platform/http/route.ts'
import type { Accounts } from './account-service.ts'
import type { AddressReleases } from './notices/address-release.ts'
import type { NotMe } from './notices/not-me.ts'
import type { PasswordResets } from './password-reset.ts'
import { deviceCookie, keepSignedIn as keep, refreshCookie, refreshPath } from './refresh-cookie.ts'
import type { Registration } from './registration.ts'
import type { Verifications } from './verification/verification.ts'

interface AccountActs {
  accounts: Accounts
  registration: Registration
  resets: PasswordResets
  releases: AddressReleases
  verifications: Verifications
  notMe: NotMe
}

export function accountRoutes({
  accounts,
  registration,
  resets,
  releases,
  verifications,
  notMe,
}: AccountActs): Route[] {
  return [
    publicRoute(contract.login, async ({ body, caller, cookies }) =>
      keep(await accounts.login(body, caller, cookies.get(deviceCookie)), cookies),
    ),
    publicRoute(contract.refresh, async ({ caller, cookies }) =>
      keep(await accounts.refresh(cookies.get(refreshCookie), caller), cookies),
    ),
    publicRoute(contract.logout, async ({ bearer, caller, cookies }) => {
      await accounts.logout({ access: bearer, refresh: cookies.get(refreshCookie) }, caller)
      cookies.set(refreshCookie, '', { path: refreshPath, maxAgeSeconds: 0 })
    }),
    route(contract.adminMe, ({ actor }) => accounts.me(actor)),
    route(contract.me, ({ actor }) => accounts.me(actor)),
    publicRoute(register, ({ body, caller }) => registration.register(body, caller)),
    publicRoute(forgotPassword, ({ body, caller }) => resets.forgot(body, caller)),
    publicRoute(checkResetLink, ({ body }) => resets.check(body.token)),
    publicRoute(resetPassword, ({ body, caller }) => resets.reset(body, caller)),
    route(sendVerification, ({ actor, params }) => verifications.send(actor, params.id)),
    route(verifyEmail, ({ body, ...by }) => verifications.verify(by, body.token)),
    publicRoute(releaseAddress, ({ body, caller }) => releases.release(body.token, caller)),
    publicRoute(reportNotMe, ({ body, caller }) => notMe.report(body.token, caller)),
  ]
}
