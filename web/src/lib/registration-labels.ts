import { registrationMessages } from '@lms/contracts/accounts/registration-messages.ts'
import { registerMessages } from './texts.ts'

// Imported by every slice that takes names, addresses or new passwords; the sign-in page does without.
registerMessages(registrationMessages)
