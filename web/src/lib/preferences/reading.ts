import type { Preferences } from '@lms/contracts/settings/site.ts'

export type ReadingChoice = Required<{ [Name in 'textSize' | 'spacing' | 'calm']: NonNullable<Preferences[Name]> }>

let shown: ReadingChoice = { textSize: 'normal', spacing: 'normal', calm: false }
const listeners = new Set<() => void>()

/** How texts are shown at present: one object until something changes. */
export function readingChoice(): ReadingChoice {
  return shown
}

export function onReadingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page carries the choice on its root; the styles of texts that are read look there. */
export function showReading(own: Preferences): void {
  const next = { textSize: own.textSize ?? 'normal', spacing: own.spacing ?? 'normal', calm: own.calm ?? false }
  if (next.textSize === shown.textSize && next.spacing === shown.spacing && next.calm === shown.calm) return
  shown = next
  const { dataset } = document.documentElement
  dataset['textSize'] = next.textSize
  dataset['spacing'] = next.spacing
  dataset['calm'] = String(next.calm)
  for (const listener of listeners) listener()
}
