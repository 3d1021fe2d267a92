import {
  type NewPasskey,
  PasskeyCreation,
  type PasskeyProof,
  PasskeyRequest,
} from '@lms/contracts/second-factor/passkeys.ts'
import { type User, fullNameOf } from '../users/user.ts'
import type { StoredPasskey } from './passkey-store.ts'

/** EdDSA, ECDSA and RSA: every passkey of today, and nothing that Node calls an experiment. */
const supportedAlgorithmIDs = [-8, -7, -257]

type Made = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'useCount' | 'transports'>

export interface PasskeyChecks {
  creation(user: User, present: readonly StoredPasskey[], siteName: string): Promise<PasskeyCreation>
  /** Without passkeys to choose from, the browser offers all that it has for this site. */
  request(allowed?: readonly StoredPasskey[]): Promise<PasskeyRequest>
  /** Null when it was not made for this site and this challenge, or without knowing who holds the device. */
  made(passkey: NewPasskey, challenge: string): Promise<Made | null>
  /** The new count of uses, or null when the signature is not good. */
  shown(proof: PasskeyProof, challenge: string, passkey: StoredPasskey): Promise<number | null>
}

/** Hundreds of files, for the few who sign in so. */
const library = () => import('@simplewebauthn/server')

/** Passkeys belong to the host of the address that people type. */
export function createPasskeyChecks(publicUrl: string): PasskeyChecks {
  const { hostname, origin } = new URL(publicUrl)
  const party = { expectedRPID: hostname, requireUserVerification: true }
  // The web app of a developer is served by another port of the same machine.
  const originsOf = (claimed: string): string[] =>
    hostname === 'localhost' && /^http:\/\/localhost(:\d+)?$/.test(claimed) ? [origin, claimed] : [origin]

  return {
    async creation(user, present, siteName) {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: hostname,
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.email ?? user.username,
        userDisplayName: fullNameOf(user),
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: present.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return PasskeyCreation.parse(options)
    },

    async request(allowed) {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
        ...(allowed && { allowCredentials: allowed.map(descriptorOf) }),
      })
      return PasskeyRequest.parse(options)
    },

    async made(passkey, challenge) {
      const { verifyRegistrationResponse } = await library()
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...party,
          response: passkey,
          supportedAlgorithmIDs,
          expectedChallenge: challenge,
          expectedOrigin: originsOf(clientDataOf(passkey)?.origin ?? ''),
        })
        if (!verified) return null
        const { id, publicKey, counter } = registrationInfo.credential
        return {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          useCount: counter,
          transports: passkey.response.transports ?? [],
        }
      } catch {
        // Whatever does not parse or fit is refused the same way.
        return null
      }
    },

    async shown(proof, challenge, passkey) {
      const { verifyAuthenticationResponse } = await library()
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...party,
          response: proof,
          expectedChallenge: challenge,
          expectedOrigin: originsOf(clientDataOf(proof)?.origin ?? ''),
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.useCount,
            transports: passkey.transports,
          },
        })
        return verified ? authenticationInfo.newCounter : null
      } catch {
        return null
      }
    },
  }
}

function descriptorOf({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, transports }
}

/** What the browser says that it answered; nothing of it is believed before the signature was checked. */
export function clientDataOf(said: NewPasskey | PasskeyProof): { challenge: string; origin: string } | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(said.response.clientDataJSON, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data) || !('origin' in data)) return null
    const { challenge, origin } = data
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : null
  } catch {
    return null
  }
}
