import { randomBytes } from 'node:crypto'
import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import { secondFactorMessages as messages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { generateSecret } from 'otplib'
import { hashOf } from '../accounts/keys/secret-tokens.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { later, minutes } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRead, authorizeRole } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By, SignedInActor } from '../platform/http/route.ts'
import { lockUser } from '../users/user-change-store.ts'
import type { User } from '../users/user.ts'
import { findUser } from '../users/user-store.ts'
import { inGroups, recoveryCodeLetters, recoveryCodeOf, stepOfCode, totpAddress } from './codes.ts'
import * as factors from './factor-store.ts'
import { clientDataOf } from './passkey-checks.ts'
import * as passkeys from './passkey-store.ts'
import type { FactorDependencies } from './second-factor-dependencies.ts'
import { toOwnFactors, toPasskeyView } from './second-factor-view.ts'
import * as steps from './step-store.ts'

const setupLifetime = minutes(10)
const maximumTries = 10
const totpOf = (userId: string): string => `totp:${userId}`
const passkeyOf = (userId: string): string => `passkey:add:${userId}`

export interface OwnSecondFactors {
  show(actor: SignedInActor): Promise<contract.OwnFactors>
  beginTotp(actor: SignedInActor): Promise<DataOf<typeof contract.beginTotp>>
  finishTotp(by: By, code: string): Promise<DataOf<typeof contract.finishTotp>>
  removeTotp(by: By): Promise<void>
  renewCodes(by: By): Promise<DataOf<typeof contract.renewRecoveryCodes>>
  beginPasskey(actor: SignedInActor): Promise<DataOf<typeof contract.beginPasskey>>
  addPasskey(by: By, made: BodyOf<typeof contract.addPasskey>): Promise<DataOf<typeof contract.addPasskey>>
  renamePasskey(by: By, id: string, name: string): Promise<DataOf<typeof contract.renamePasskey>>
  removePasskey(by: By, id: string): Promise<void>
}

export function createOwnFactors(dependencies: FactorDependencies): OwnSecondFactors {
  const { database, clock, audit, settings, key, checks, duty, notices } = dependencies
  const now = (): string => clock.now().toISOString()
  const expiry = (): string => later(clock.now(), setupLifetime).toISOString()
  const record = recordActsOn(audit, 'user')

  /** Two changes of one person's factors follow each other: neither may overlook what the other does. */
  async function lockOwn(tx: Queries, id: string): Promise<User> {
    const user = await lockUser(tx, id)
    if (!user) throw notFound()
    return user
  }

  async function own(actor: SignedInActor): Promise<User> {
    const user = await findUser(database.read(), actor.id)
    if (!user) throw notFound()
    return user
  }

  async function writeCodes(tx: Queries, userId: string): Promise<string[]> {
    const codes = Array.from({ length: contract.recoveryCodeCount }, () =>
      recoveryCodeOf(randomBytes(recoveryCodeLetters)),
    )
    await factors.replaceRecoveryCodes(tx, userId, codes.map(hashOf))
    return codes.map(inGroups)
  }

  /** The first factor comes with codes for the day on which it is lost. */
  async function codesIfNone(tx: Queries, userId: string): Promise<string[] | undefined> {
    return (await factors.countRecoveryCodes(tx, userId)) > 0 ? undefined : writeCodes(tx, userId)
  }

  async function afterRemoval(tx: Queries, userId: string, isDuty: boolean): Promise<void> {
    if (await factors.hasFactor(tx, userId)) return
    if (isDuty) throw conflict('last_factor', messages.lastFactorOnDuty)
    await factors.replaceRecoveryCodes(tx, userId, [])
  }

  return {
    async show(actor) {
      authorizeRole(actor, 'second-factor:own')
      const queries = database.read()
      const present = {
        totp: await factors.findTotp(queries, actor.id),
        passkeys: await passkeys.passkeysOf(queries, actor.id),
        recoveryCodesLeft: await factors.countRecoveryCodes(queries, actor.id),
      }
      return toOwnFactors(present, await duty.holdsFor(actor))
    },

    async beginTotp(actor) {
      authorizeRole(actor, 'second-factor:change')
      const user = await own(actor)
      const { siteName } = await settings.current()
      const secret = generateSecret()
      const purpose = totpOf(actor.id)
      const details = { secret: key.encrypt(secret, actor.id) }
      await database.transaction(async (tx) => {
        await lockOwn(tx, actor.id)
        if (await factors.findTotp(tx, actor.id)) throw conflict('totp_present', messages.totpPresent)
        await steps.deleteSteps(tx, purpose)
        const step = { purpose, tokenHash: hashOf(purpose), userId: actor.id, details, expiresAt: expiry() }
        await steps.insertStep(tx, step)
      })
      return { secret, uri: totpAddress(siteName, user.email ?? user.username, secret) }
    },

    async finishTotp(by, code) {
      authorizeRole(by.actor, 'second-factor:change')
      const { id } = by.actor
      const ended = () => conflict('setup_ended', messages.setupEnded)
      const wanted = { purpose: totpOf(id), tokenHash: hashOf(totpOf(id)), now: now() }
      const step = await steps.findStep(database.read(), wanted)
      if (!step || !(await database.transaction((tx) => steps.countTry(tx, step.id, maximumTries)))) throw ended()
      const sealed = String(step.details['secret'])
      const secret = key.decrypt(sealed, id)
      if (secret === null) throw ended()
      const timeStep = stepOfCode(secret, code, clock.now())
      if (timeStep === null) throw invalid([{ field: 'code', message: messages.wrongCode }], messages.wrongCode)
      return database.transaction(async (tx) => {
        const user = await lockOwn(tx, id)
        if (!(await steps.takeStep(tx, step.id))) throw ended()
        const isNew = await factors.insertTotp(tx, { userId: id, secret: sealed, step: timeStep, now: now() })
        if (!isNew) throw conflict('totp_present', messages.totpPresent)
        const recoveryCodes = await codesIfNone(tx, id)
        await record(tx, by, 'second-factor.add', id, { kind: 'totp' })
        await notices.secondFactorChanged(tx, user, by.caller)
        return { recoveryCodes }
      })
    },

    async removeTotp(by) {
      authorizeRole(by.actor, 'second-factor:change')
      const { id } = by.actor
      const isDuty = await duty.holdsFor(by.actor)
      await database.transaction(async (tx) => {
        const user = await lockOwn(tx, id)
        if (!(await factors.deleteTotp(tx, id))) throw notFound()
        await afterRemoval(tx, id, isDuty)
        await record(tx, by, 'second-factor.remove', id, { kind: 'totp' })
        await notices.secondFactorChanged(tx, user, by.caller)
      })
    },

    renewCodes(by) {
      authorizeRole(by.actor, 'second-factor:change')
      const { id } = by.actor
      return database.transaction(async (tx) => {
        const user = await lockOwn(tx, id)
        if (!(await factors.hasFactor(tx, id))) throw conflict('no_factor', messages.noFactor)
        const recoveryCodes = await writeCodes(tx, id)
        await record(tx, by, 'second-factor.renew-codes', id)
        await notices.secondFactorChanged(tx, user, by.caller)
        return { recoveryCodes }
      })
    },

    async beginPasskey(actor) {
      authorizeRole(actor, 'second-factor:change')
      const user = await own(actor)
      const { siteName } = await settings.current()
      const present = await passkeys.passkeysOf(database.read(), actor.id)
      if (present.length >= contract.maximumPasskeys) throw conflict('too_many_passkeys', messages.passkeysFull)
      const options = await checks.creation(user, present, siteName)
      await database.transaction((tx) =>
        steps.insertStep(tx, {
          purpose: passkeyOf(actor.id),
          tokenHash: hashOf(options.challenge),
          userId: actor.id,
          expiresAt: expiry(),
        }),
      )
      return { options }
    },

    async addPasskey(by, { name, passkey }) {
      authorizeRole(by.actor, 'second-factor:change')
      const { id } = by.actor
      const refused = () => invalid([{ field: 'passkey', message: messages.passkeyRefused }], messages.passkeyRefused)
      const challenge = clientDataOf(passkey)?.challenge ?? ''
      const wanted = { purpose: passkeyOf(id), tokenHash: hashOf(challenge), now: now() }
      const step = await steps.findStep(database.read(), wanted)
      if (!step || !(await database.transaction((tx) => steps.takeStep(tx, step.id)))) throw refused()
      const made = await checks.made(passkey, challenge)
      if (!made) throw refused()
      return database.transaction(async (tx) => {
        const user = await lockOwn(tx, id)
        if ((await passkeys.passkeysOf(tx, id)).length >= contract.maximumPasskeys)
          throw conflict('too_many_passkeys', messages.passkeysFull)
        const added = await passkeys.insertPasskey(tx, { ...made, userId: id, name }, now())
        if (!added) throw conflict('passkey_known', messages.passkeyKnown)
        const recoveryCodes = await codesIfNone(tx, id)
        await record(tx, by, 'second-factor.add', id, { kind: 'passkey', passkeyId: added.id })
        await notices.secondFactorChanged(tx, user, by.caller)
        return { passkey: toPasskeyView(added), recoveryCodes }
      })
    },

    renamePasskey(by, id, name) {
      return database.transaction(async (tx) => {
        const passkey = await passkeys.findPasskey(tx, id)
        if (!passkey) throw notFound()
        authorizeRead(by.actor, 'second-factor:own', passkey)
        await passkeys.namePasskey(tx, id, name)
        await record(tx, by, 'second-factor.rename', passkey.userId, { passkeyId: id })
        return { passkey: toPasskeyView({ ...passkey, name }) }
      })
    },

    async removePasskey(by, id) {
      const isDuty = await duty.holdsFor(by.actor)
      await database.transaction(async (tx) => {
        const user = await lockOwn(tx, by.actor.id)
        const passkey = await passkeys.findPasskey(tx, id)
        if (!passkey) throw notFound()
        authorizeRead(by.actor, 'second-factor:change', passkey)
        await passkeys.deletePasskey(tx, id)
        await afterRemoval(tx, passkey.userId, isDuty)
        await record(tx, by, 'second-factor.remove', passkey.userId, { kind: 'passkey', passkeyId: id })
        await notices.secondFactorChanged(tx, user, by.caller)
      })
    },
  }
}
