import type { Preferences } from '@lms/contracts/settings/site.ts'

const names = ['textSize', 'spacing', 'calm', 'sound'] as const
export type ReadingChoice = { [Name in (typeof names)[number]]: NonNullable<Preferences[Name]> }

const unchosen: ReadingChoice = { textSize: 'normal', spacing: 'normal', calm: false, sound: true }
let shown: ReadingChoice = unchosen
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
  const next: ReadingChoice = {
    textSize: own.textSize ?? unchosen.textSize,
    spacing: own.spacing ?? unchosen.spacing,
    calm: own.calm ?? unchosen.calm,
    sound: own.sound ?? unchosen.sound,
  }
  if (names.every((name) => next[name] === shown[name])) return
  shown = next
  const { dataset } = document.documentElement
  dataset['textSize'] = next.textSize
  dataset['spacing'] = next.spacing
  dataset['calm'] = String(next.calm)
  for (const listener of listeners) listener()
}
