import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@lms/contracts/second-factor/passkeys.ts'

interface Behaviour {
  /** Where the browser seems to be. */
  origin?: string
  /** Whether the device asked for a finger or a number. */
  isVerified?: boolean
}

/** A device that holds one passkey, as far as the server can tell from what it sends. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  let uses = 0

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(host: string, isVerified: boolean, attested: Buffer | null): Buffer {
    uses += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const parts = [createHash('sha256').update(host).digest(), Buffer.from([flags]), counter]
    return Buffer.concat(attested ? [...parts, attested] : parts)
  }

  /** The key as COSE says it, behind the id of the credential. */
  function attestedCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(x),
      Buffer.from([0x22]),
      bytes(y),
    ])
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
  }

  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const
  const text = (bytes: Buffer): string => bytes.toString('base64url')

  return {
    create(
      { challenge, rp, user }: PasskeyCreation,
      { origin = `http://${rp.id}`, isVerified = true }: Behaviour = {},
    ): NewPasskey {
      userHandle = user.id
      const data = authenticatorData(rp.id ?? '', isVerified, attestedCredential())
      const length = Buffer.from([0x58, data.length])
      const named = (name: string) => Buffer.concat([Buffer.from([0x60 | name.length]), Buffer.from(name)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        named('fmt'),
        named('none'),
        named('attStmt'),
        Buffer.from([0xa0]),
        named('authData'),
        length,
        data,
      ])
      const response = {
        clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
        attestationObject: text(attestation),
        transports: ['internal'],
      }
      return { ...common, response, clientExtensionResults: {} }
    },

    show(
      { challenge, rpId = '' }: PasskeyRequest,
      { origin = `http://${rpId}`, isVerified = true }: Behaviour = {},
    ): PasskeyProof {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(rpId, isVerified, null)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(createSign('sha256').update(signed).sign(privateKey)),
        userHandle,
      }
      return { ...common, response, clientExtensionResults: {} }
    },
  }
}
