import { beginPasskeySignIn, signInWithPasskey } from '@lms/contracts/second-factor/second-factor.ts'
import { secondFactorMessages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import { call } from '../lib/api.ts'
import { beginSession } from '../lib/session/session.ts'
import { registerScreenMessages } from '../lib/texts.ts'
import { showPasskey } from './passkey-browser.ts'

registerScreenMessages(secondFactorMessages)

/** Answers false when no passkey was shown. */
export async function enterWithPasskey(isRemembered: boolean): Promise<boolean> {
  const { options } = await call(beginPasskeySignIn)
  const passkey = await showPasskey(options)
  if (passkey === null) return false
  beginSession(await call(signInWithPasskey, { body: { passkey, rememberMe: isRemembered } }), isRemembered)
  return true
}
