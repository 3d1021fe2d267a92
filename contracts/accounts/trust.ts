import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById } from '../fields.ts'
import { type Message, says } from '../messages.ts'
import { trustMessages as messages } from './trust-messages.ts'

const linkToken = (invalid: Message) => z.string(says(invalid)).min(1, says(invalid)).max(200, says(invalid))

export const sendVerification = endpoint('POST', '/auth/verification-mail/:id', {
  access: 'account:verify',
  summary: 'Send the mail with which the address of an account is verified; one’s own account or one’s child’s',
  message: messages.verificationSent,
  params: ById,
})

export const verifyEmail = endpoint('POST', '/auth/verify-email', {
  access: 'account:verify',
  summary: 'Verify an address with the token of a mailed link, signed in as the account or as its parent',
  message: messages.emailVerified,
  body: z.object({ token: linkToken(messages.verificationLinkInvalid) }),
  data: z.object({ email: z.string() }),
})

export const reportNotMe = endpoint('POST', '/auth/not-me', {
  access: 'public',
  summary: 'This was not me: ends every session, locks the account and mails a link that sets a new password',
  message: messages.accountSecured,
  body: z.object({ token: linkToken(messages.notMeLinkInvalid) }),
})

export const releaseAddress = endpoint('POST', '/auth/release-address', {
  access: 'public',
  summary: 'Take an address off the account of a child, with the token of a mail to that address; the username stays',
  message: messages.addressReleased,
  body: z.object({ token: linkToken(messages.releaseLinkInvalid) }),
})
