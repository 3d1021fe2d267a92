import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import { secondFactorMessages as messages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import type * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { type SignedIn, toSignedIn } from '../accounts/account-service.ts'
import type { SignIn } from '../accounts/sign-in.ts'
import { type Clock, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { expectOpenAccount } from '../accounts/standing.ts'
import { tooMany, unauthenticated } from '../platform/http/errors.ts'
import type { Caller } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { type Credentials, findPasswordHash, findUser, recordFailedSignIn } from '../users/user-store.ts'
import type { Proofs } from './proofs.ts'
import { takeStep } from './step-store.ts'
import { type Tickets, ticketEnded } from './tickets.ts'

/** Nobody has said who they are yet: a school behind one address must have enough of them. */
const challengesPerAddress = { points: 300, windowMilliseconds: minutes(15) }
const passkeyAlone = 'passkey:sign-in'
const ofTicket = (id: string): string => `passkey:ticket:${id}`

export interface SecondFactorSignIn {
  finish(
    proof: BodyOf<typeof contract.finishSignIn>,
    caller: Caller,
    deviceCookie: string | undefined,
  ): Promise<SignedIn>
  askForPasskey(ticket: string): Promise<DataOf<typeof contract.beginTicketPasskey>>
  beginAlone(caller: Caller): Promise<DataOf<typeof contract.beginPasskeySignIn>>
  finishAlone(
    proof: BodyOf<typeof contract.signInWithPasskey>,
    caller: Caller,
    deviceCookie: string | undefined,
  ): Promise<SignedIn>
}

interface SignInDependencies {
  database: Database
  clock: Clock
  limits: Limits
  tickets: Tickets
  proofs: Proofs
  signIn: SignIn
}

export function createSecondFactorSignIn(dependencies: SignInDependencies): SecondFactorSignIn {
  const { database, clock, limits, tickets, proofs, signIn } = dependencies
  const wrongCode = () => unauthenticated('wrong_code', messages.wrongCode)
  const refused = () => unauthenticated('passkey_refused', messages.passkeyRefused)

  async function credentialsOf(userId: string): Promise<Credentials | null> {
    const user = await findUser(database.read(), userId)
    const passwordHash = await findPasswordHash(database.read(), userId)
    if (!user || passwordHash === null) return null
    expectOpenAccount(user)
    return { user, passwordHash }
  }

  return {
    async finish({ ticket, code, passkey }, caller, deviceCookie) {
      const step = await tickets.find(ticket)
      await tickets.countTry(step)
      const proven = passkey
        ? await proofs.byPasskey(ofTicket(step.id), passkey)
        : await proofs.byCode(step.userId, code ?? '')
      const failure = passkey ? refused() : wrongCode()
      const recordFailure = () => database.transaction((tx) => recordFailedSignIn(tx, clock, step.userId, caller))
      if (!proven) {
        await recordFailure()
        throw failure
      }
      const found = await credentialsOf(step.userId)
      if (!found || !tickets.isOf(step, found.passwordHash)) throw ticketEnded()
      const opening = signIn.open(found, {
        caller,
        deviceCookie,
        isRemembered: step.details['isRemembered'] === true,
        method: proven.method,
        async settle(tx) {
          if (!(await proven.use(tx))) throw failure
          if (!(await takeStep(tx, step.id))) throw ticketEnded()
        },
      })
      const opened = await opening.catch(async (error: unknown) => {
        // A code that was used before, or a recovery code that there is not, is found out only here.
        if (error === failure) await recordFailure()
        throw error
      })
      await proven.forgive()
      return toSignedIn(opened)
    },

    async askForPasskey(ticket) {
      const step = await tickets.find(ticket)
      await tickets.countTry(step)
      return { options: await proofs.askForPasskey(ofTicket(step.id), step.userId) }
    },

    async beginAlone({ address }) {
      const { allowed, retryAfterSeconds } = await limits.count(`passkey:options:${address}`, challengesPerAddress)
      if (!allowed) throw tooMany(retryAfterSeconds)
      return { options: await proofs.askForPasskey(passkeyAlone, null) }
    },

    async finishAlone({ passkey, rememberMe }, caller, deviceCookie) {
      const proven = await proofs.byPasskey(passkeyAlone, passkey)
      const found = proven && (await credentialsOf(proven.userId))
      if (!found) throw refused()
      const opened = await signIn.open(found, {
        caller,
        deviceCookie,
        isRemembered: rememberMe,
        method: 'passkey alone',
        async settle(tx) {
          if (!(await proven.use(tx))) throw refused()
        },
      })
      return toSignedIn(opened)
    },
  }
}
