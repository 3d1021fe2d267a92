import { z } from 'zod'
import { FactorMethod } from '../accounts/accounts.ts'

/** What somebody can confirm with: the password, or a factor that they have. */
const ConfirmationMethod = z.enum(['password', ...FactorMethod.options])
export type ConfirmationMethod = z.infer<typeof ConfirmationMethod>

/** The `data` of a 403 with the code `confirmation_required`. */
export const ConfirmationNeeded = z.object({ methods: z.array(ConfirmationMethod) })
