import { type ConfirmationMethod, ConfirmationNeeded } from '@lms/contracts/second-factor/confirmation-needed.ts'

/** What the server said to a call that it did not answer. */
interface Refusal {
  readonly code: string
  readonly data: unknown
}

/** What a call waits for: that the person shows again who they are. */
export interface WantedConfirmation {
  readonly methods: readonly ConfirmationMethod[]
  readonly answer: (isConfirmed: boolean) => void
}

let wanted: (WantedConfirmation & { readonly promise: Promise<boolean> }) | null = null
const listeners = new Set<() => void>()

/** For the dialog: what waits for an answer. */
export const confirmations = {
  current: (): WantedConfirmation | null => wanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Several calls at once ask one question. Answers true when the call is worth sending again. */
export function confirmAfter({ code, data }: Refusal): Promise<boolean> {
  if (code !== 'confirmation_required') return Promise.resolve(false)
  if (wanted !== null) return wanted.promise
  const needed = ConfirmationNeeded.safeParse(data)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  change({
    promise,
    methods: needed.success ? needed.data.methods : ['password'],
    answer(isConfirmed) {
      change(null)
      resolve(isConfirmed)
    },
  })
  return promise
}

function change(next: typeof wanted): void {
  wanted = next
  for (const listener of listeners) listener()
}

const dutyListeners = new Set<() => void>()

/** The server lets this administrator do nothing before a second factor is set up. */
export function onOwedSecondFactor(listener: () => void): () => void {
  dutyListeners.add(listener)
  return () => dutyListeners.delete(listener)
}

export function noteOwedSecondFactor({ code }: Refusal): void {
  if (code !== 'second_factor_required') return
  for (const listener of dutyListeners) listener()
}
