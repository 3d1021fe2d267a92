import { useState, useSyncExternalStore } from 'react'
import { type WantedConfirmation, confirmations } from '../lib/confirmation/confirmation.ts'
import { lazyExtra } from '../lib/extras/lazy-extra.tsx'

const ConfirmationDialog = lazyExtra(async () => (await import('./ConfirmationDialog.tsx')).ConfirmationDialog)

/** Asks who somebody is where a call waits for it; stands once in the layout, over what is typed there. */
export function ConfirmationHost() {
  const wanted = useSyncExternalStore(confirmations.subscribe, confirmations.current)
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState<WantedConfirmation | null>(wanted)
  if (wanted !== null && wanted !== shown) setShown(wanted)
  return shown === null ? null : <ConfirmationDialog wanted={shown} isOpen={wanted !== null} />
}
