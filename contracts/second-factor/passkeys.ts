import { z } from 'zod'

/** What browsers and the server say to each other about passkeys (WebAuthn), as JSON. */

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
const CredentialType = z.literal('public-key')
const attachment = z.enum(['platform', 'cross-platform']).optional()
/** Nothing is asked of extensions. */
const extensions = z.record(z.string(), z.unknown()).transform(() => ({}))
const Transports = z.array(z.string().max(40)).max(10)

const Descriptor = z.object({ id: z.string(), type: CredentialType, transports: z.array(z.string()).optional() })

export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: CredentialType })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(Descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
  attestation: z.literal('none').optional(),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const NewPasskey = z.object({
  id: Base64Url.max(1400).min(1),
  rawId: Base64Url.max(1400),
  type: CredentialType,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: Transports.optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeyProof = z.object({
  id: Base64Url.max(1400).min(1),
  rawId: Base64Url.max(1400),
  type: CredentialType,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
})
export type PasskeyProof = z.infer<typeof PasskeyProof>
