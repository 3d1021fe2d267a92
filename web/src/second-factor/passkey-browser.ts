import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@lms/contracts/second-factor/passkeys.ts'

/** Null when the person thought better of it, or the device has none. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return orNull(async () => {
    const { response, authenticatorAttachment, ...made } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    return { ...made, authenticatorAttachment, response: { clientDataJSON, attestationObject, transports } }
  })
}

export async function showPasskey(options: PasskeyRequest): Promise<PasskeyProof | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return orNull(() => startAuthentication({ optionsJSON: options }))
}

async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    // The browser says the same for a cancelled dialog, a passkey that is there already and a device without any.
    if (error instanceof Error && /^(NotAllowed|InvalidState|Abort|Constraint)Error$/.test(error.name)) return null
    throw error
  }
}
