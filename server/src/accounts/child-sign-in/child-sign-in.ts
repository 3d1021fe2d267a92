import { childSignInMessages as messages } from '@lms/contracts/accounts/child-sign-in-messages.ts'
import type {
  ChildSignInWays,
  SignInPicture,
  listDeviceChildren,
  makeChildCard,
  signInWithPictures,
} from '@lms/contracts/accounts/child-sign-in.ts'
import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRead, authorizeRole } from '../../platform/http/authorize.ts'
import { notFound, unauthenticated } from '../../platform/http/errors.ts'
import type { By, Caller } from '../../platform/http/route.ts'
import { hashPassword, passwordFits } from '../../users/sign-in/passwords.ts'
import { lockUser } from '../../users/user-change-store.ts'
import { findCredentialsOf, findUser, findUsers } from '../../users/user-store.ts'
import { type SignedIn, toSignedIn } from '../account-service.ts'
import type { DeviceCookie, Devices } from '../devices/devices.ts'
import { hashOf, newSecretToken } from '../keys/secret-tokens.ts'
import type { RefusedSignIns } from '../refused-sign-ins.ts'
import type { SignIn } from '../sign-in.ts'
import type { SignInLimits } from '../sign-in-limits.ts'
import { expectOpenAccount } from '../standing.ts'
import * as store from './child-sign-in-store.ts'

interface Ways {
  ways: ChildSignInWays
}
type Cookie = string | undefined

export interface ChildSignIn {
  read(actor: Actor, childId: string, cookie: Cookie): Promise<Ways>
  makeCard(by: By, childId: string, cookie: Cookie): Promise<DataOf<typeof makeChildCard>>
  setPictures(by: By, childId: string, pictures: readonly SignInPicture[], cookie: Cookie): Promise<Ways>
  end(by: By, childId: string, cookie: Cookie): Promise<Ways>
  /** The browser is known by its cookie from now on, also where it had none. */
  trust(by: By, childId: string, cookie: Cookie): Promise<{ data: Ways; device: DeviceCookie }>
  forget(by: By, childId: string, cookie: Cookie): Promise<Ways>
  childrenHere(cookie: Cookie): Promise<DataOf<typeof listDeviceChildren>>
  withCard(secret: string, caller: Caller, cookie: Cookie): Promise<SignedIn>
  withPictures(given: BodyOf<typeof signInWithPictures>, caller: Caller, cookie: Cookie): Promise<SignedIn>
}

interface ChildSignInDependencies {
  database: Database
  clock: Clock
  audit: Audit
  limits: SignInLimits
  devices: Devices
  signIn: Pick<SignIn, 'open'>
  refused: RefusedSignIns
  parentIdsOf(queries: Queries, userId: string): Promise<string[]>
}

export function createChildSignIn(dependencies: ChildSignInDependencies): ChildSignIn {
  const { database, clock, audit, limits, devices, signIn, refused, parentIdsOf } = dependencies
  const record = recordActsOn(audit, 'user')
  const now = (): string => clock.now().toISOString()

  async function expectChild(queries: Queries, actor: Actor, id: string): Promise<void> {
    authorizeRole(actor, 'child:sign-in')
    const user = await findUser(queries, id)
    if (user?.role !== 'student') throw notFound()
    authorizeRead(actor, 'child:sign-in', { parentIds: await parentIdsOf(queries, id) })
  }

  async function viewOf(queries: Queries, childId: string, deviceId: string): Promise<Ways> {
    const { deviceIds, cardMadeAt, picturesSetAt } = await store.waysOf(queries, childId)
    const isTrustedHere = deviceIds.includes(deviceId)
    return { ways: { cardMadeAt, picturesSetAt, isTrustedHere, trustedDevices: deviceIds.length } }
  }

  /** A change by somebody who looks after the child; the child's account is held meanwhile. */
  async function change(
    by: By,
    childId: string,
    deviceId: string,
    action: string,
    act: (tx: Queries) => Promise<void>,
  ): Promise<Ways> {
    return database.transaction(async (tx) => {
      await lockUser(tx, childId)
      await expectChild(tx, by.actor, childId)
      await act(tx)
      await record(tx, by, action, childId)
      return viewOf(tx, childId, deviceId)
    })
  }

  return {
    async read(actor, childId, cookie) {
      await expectChild(database.read(), actor, childId)
      return viewOf(database.read(), childId, (await devices.of(cookie)).id)
    },

    async makeCard(by, childId, cookie) {
      const { token, tokenHash } = newSecretToken()
      const { id } = await devices.of(cookie)
      const made = await change(by, childId, id, 'child.make-card', (tx) =>
        store.saveCard(tx, childId, tokenHash, now()),
      )
      return { ...made, secret: token }
    },

    async setPictures(by, childId, pictures, cookie) {
      await expectChild(database.read(), by.actor, childId)
      const hash = await hashPassword(asPassword(childId, pictures))
      const { id } = await devices.of(cookie)
      return change(by, childId, id, 'child.set-pictures', (tx) => store.savePictures(tx, childId, hash, now()))
    },

    async end(by, childId, cookie) {
      const { id } = await devices.of(cookie)
      return change(by, childId, id, 'child.end-sign-in', (tx) => store.endWaysOf(tx, [childId]))
    },

    async trust(by, childId, cookie) {
      const device = await devices.of(cookie)
      const data = await change(by, childId, device.id, 'child.trust-device', (tx) =>
        store.keepTrust(tx, childId, device.id, now()),
      )
      return { data, device: await devices.cookieFor(device) }
    },

    async forget(by, childId, cookie) {
      const { id } = await devices.of(cookie)
      return change(by, childId, id, 'child.forget-device', (tx) => store.endTrust(tx, childId, id))
    },

    async childrenHere(cookie) {
      const device = await devices.of(cookie)
      if (!device.isOurs) return { children: [] }
      const users = await findUsers(database.read(), await store.childrenAt(database.read(), device.id))
      return {
        children: users
          .filter(({ isActive, role }) => isActive && role === 'student')
          .map(({ id, firstName, avatar }) => ({ id, firstName, ...(avatar !== null && { avatar }) })),
      }
    },

    async withCard(secret, caller, cookie) {
      const device = await devices.of(cookie)
      const cardHash = hashOf(secret)
      const childId = await store.findByCard(database.read(), cardHash)
      const found = childId === null ? undefined : await findCredentialsOf(database.read(), childId)
      const attempt = { userId: childId, identifier: `card:${cardHash}`, device, address: caller.address }
      const taken = await limits.take(attempt)
      if (found?.user.role !== 'student') {
        await refused.record(undefined, taken.usedUp, caller)
        throw spent()
      }
      await taken.giveBack()
      expectOpenAccount(found.user)
      const opening = { caller, deviceCookie: cookie, isRemembered: true, method: 'card' }
      const settle = async (tx: Queries): Promise<void> => {
        if (!(await store.spendCard(tx, cardHash))) throw spent()
      }
      return toSignedIn(await signIn.open(found, { ...opening, settle }))
    },

    async withPictures({ childId, pictures }, caller, cookie) {
      const device = await devices.of(cookie)
      const hash = device.isOurs ? await store.findPicturesHash(database.read(), childId, device.id) : null
      const found = hash === null ? undefined : await findCredentialsOf(database.read(), childId)
      const { address } = caller
      const userId = found?.user.id ?? null
      const taken = await limits.take({
        userId,
        identifier: childId,
        device,
        address,
        isBoundToDevice: userId !== null,
      })
      // Where there is nothing to compare, a hash is tried all the same: the answer takes as long.
      const fits = await passwordFits(found?.user.role === 'student' ? hash : null, asPassword(childId, pictures))
      if (!fits || found === undefined) {
        await refused.record(found, taken.usedUp, caller)
        throw unauthenticated('wrong_pictures', messages.wrongPictures)
      }
      await taken.giveBack()
      expectOpenAccount(found.user)
      const opening = { caller, deviceCookie: cookie, isRemembered: false, method: 'pictures' }
      const settle = (tx: Queries): Promise<void> => store.keepTrust(tx, childId, device.id, now())
      return toSignedIn(await signIn.open(found, { ...opening, settle }))
    },
  }
}

function spent() {
  return unauthenticated('card_spent', messages.cardSpent)
}

/** Bound to the child, so that the same three pictures of two children share nothing. */
function asPassword(childId: string, pictures: readonly SignInPicture[]): string {
  return [childId, ...pictures].join(' ')
}
