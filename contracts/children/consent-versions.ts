import type { Message } from '../messages.ts'
import { consentTexts20261116, consentTextsWithExplanations } from './consent-text-messages.ts'

export type ConsentText = Readonly<Record<'account' | 'ai' | 'statistics', Message>>

const versions: Readonly<Record<string, ConsentText>> = {
  '2026-11-16': consentTexts20261116,
  '2026-11-16-2': consentTextsWithExplanations,
}

/** The text that people are asked to agree to now. */
export const consentVersion = '2026-11-16-2'

/** Null for a version that this product has never known. */
export function consentTextOf(version: string): ConsentText | null {
  return versions[version] ?? null
}
