import * as contract from '@lms/contracts/accounts/child-sign-in.ts'
import { type Cookies, type Route, publicRoute, route } from '../../platform/http/route.ts'
import { deviceCookie, keepSignedIn as keep } from '../refresh-cookie.ts'
import type { ChildSignIn } from './child-sign-in.ts'

const device = (cookies: Cookies): string | undefined => cookies.get(deviceCookie)

export function childSignInRoutes(ways: ChildSignIn): Route[] {
  return [
    route(contract.getChildSignIn, ({ actor, params, cookies }) => ways.read(actor, params.id, device(cookies))),
    route(contract.makeChildCard, ({ params, cookies, ...by }) => ways.makeCard(by, params.id, device(cookies))),
    route(contract.setChildPictures, ({ params, body, cookies, ...by }) =>
      ways.setPictures(by, params.id, body.pictures, device(cookies)),
    ),
    route(contract.endChildSignIn, ({ params, cookies, ...by }) => ways.end(by, params.id, device(cookies))),
    route(contract.trustDevice, async ({ params, cookies, ...by }) =>
      keep(await ways.trust(by, params.id, device(cookies)), cookies),
    ),
    route(contract.forgetDevice, ({ params, cookies, ...by }) => ways.forget(by, params.id, device(cookies))),
    publicRoute(contract.listDeviceChildren, ({ cookies }) => ways.childrenHere(device(cookies))),
    publicRoute(contract.signInWithCard, async ({ body, caller, cookies }) =>
      keep(await ways.withCard(body.secret, caller, device(cookies)), cookies),
    ),
    publicRoute(contract.signInWithPictures, async ({ body, caller, cookies }) =>
      keep(await ways.withPictures(body, caller, device(cookies)), cookies),
    ),
  ]
}
