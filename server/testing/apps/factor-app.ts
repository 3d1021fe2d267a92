import { login } from '@lms/contracts/accounts/accounts.ts'
import { dataIn } from '@lms/contracts/call.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Role } from '@lms/contracts/roles.ts'
import * as contract from '@lms/contracts/second-factor/second-factor.ts'
import type { User } from '../../src/users/user.ts'
import { createAuthenticator } from '../factors/authenticator.ts'
import { codeOf } from '../factors/totp-code.ts'
import { type TestApp, password, startTestApp } from '../test-app.ts'

/** An app with people who have second factors. */
export async function startFactorApp() {
  const app = await startTestApp()
  const { addUser, call, clock, tokenOf } = app

  /** Mails about an account go to verified addresses only. */
  async function verified(role: Role) {
    const user = await addUser({ role, isEmailVerified: true })
    return { user, token: await tokenOf(user) }
  }

  const codeAt = (secret: string): string => codeOf(secret, clock.now())

  async function firstStep(user: User): Promise<DataOf<typeof login>> {
    return dataIn(login, (await call(login, { body: { email: user.username, password } })).body)
  }

  return {
    ...app,
    codeAt,
    firstStep,

    /** The ticket of somebody whose password was right. */
    async ticketOf(user: User): Promise<string> {
      const answer = await firstStep(user)
      if (!('secondFactor' in answer)) throw new Error('No second step')
      return answer.secondFactor.ticket
    },

    async withTotp(role: Role) {
      const person = await verified(role)
      return { ...person, ...(await addTotp(app, person.token, codeAt)) }
    },

    async withPasskey(role: Role) {
      const person = await verified(role)
      return { ...person, ...(await addPasskey(app, person.token)) }
    },
  }
}

async function addTotp({ call }: TestApp, token: string, codeAt: (secret: string) => string) {
  const { secret } = dataIn(contract.beginTotp, (await call(contract.beginTotp, { token })).body)
  const answer = await call(contract.finishTotp, { token, body: { code: codeAt(secret) } })
  const { recoveryCodes = [] } = dataIn(contract.finishTotp, answer.body)
  return { secret, recoveryCodes }
}

async function addPasskey({ call }: TestApp, token: string) {
  const device = createAuthenticator()
  const { options } = dataIn(contract.beginPasskey, (await call(contract.beginPasskey, { token })).body)
  const body = { name: 'Điện thoại', passkey: device.create(options) }
  const { passkey } = dataIn(contract.addPasskey, (await call(contract.addPasskey, { token, body })).body)
  return { device, passkey }
}
