import * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { deviceCookie, keepSignedIn } from '../accounts/refresh-cookie.ts'
import { type Route, publicRoute, route } from '../platform/http/route.ts'
import type { SecondFactor } from './create-second-factor.ts'

export function secondFactorRoutes({ own, others, signIn, confirmations }: SecondFactor): Route[] {
  return [
    publicRoute(contract.finishSignIn, async ({ body, caller, cookies }) =>
      keepSignedIn(await signIn.finish(body, caller, cookies.get(deviceCookie)), cookies),
    ),
    publicRoute(contract.beginTicketPasskey, ({ body }) => signIn.askForPasskey(body.ticket)),
    publicRoute(contract.beginPasskeySignIn, ({ caller }) => signIn.beginAlone(caller)),
    publicRoute(contract.signInWithPasskey, async ({ body, caller, cookies }) =>
      keepSignedIn(await signIn.finishAlone(body, caller, cookies.get(deviceCookie)), cookies),
    ),
    route(contract.confirmAgain, ({ body, ...by }) => confirmations.confirm(by, body)),
    route(contract.beginConfirmation, ({ actor }) => confirmations.askForPasskey(actor)),
    route(contract.getOwnFactors, ({ actor }) => own.show(actor)),
    route(contract.beginTotp, ({ actor }) => own.beginTotp(actor)),
    route(contract.finishTotp, ({ body, ...by }) => own.finishTotp(by, body.code)),
    route(contract.removeTotp, (by) => own.removeTotp(by)),
    route(contract.renewRecoveryCodes, (by) => own.renewCodes(by)),
    route(contract.beginPasskey, ({ actor }) => own.beginPasskey(actor)),
    route(contract.addPasskey, ({ body, ...by }) => own.addPasskey(by, body)),
    route(contract.renamePasskey, ({ params, body, ...by }) => own.renamePasskey(by, params.id, body.name)),
    route(contract.removePasskey, ({ params, ...by }) => own.removePasskey(by, params.id)),
    route(contract.getUserFactors, ({ actor, params }) => others.show(actor, params.id)),
    route(contract.removeUserFactors, ({ params, ...by }) => others.remove(by, params.id)),
  ]
}
