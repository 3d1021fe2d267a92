import type { OneKeyPace, Preferences } from '@lms/contracts/settings/site.ts'

/** How long each control is lit, in milliseconds. */
export const oneKeyPauses = { slow: 3000, medium: 2000, fast: 1200 } as const

let pace: OneKeyPace = 'off'
const listeners = new Set<() => void>()

/** How quickly the controls light up for whoever has one key; 'off' for everybody else. */
export function oneKeyPace(): OneKeyPace {
  return pace
}

export function onOneKeyChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function followOneKey(own: Preferences): void {
  const next = own.oneKey ?? 'off'
  if (next === pace) return
  pace = next
  for (const listener of listeners) listener()
}
