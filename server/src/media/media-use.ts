import type { MediaUse } from '@lms/contracts/media/media.ts'

export type MediaUseKind = MediaUse['kind']

const addresses = /\/uploads\/media\/([0-9a-f]{32})(?:-thumbnail)?\.[a-z]+/g

/** The secret parts of all picture addresses in these texts, each once. */
export function picturesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(addresses)].map(([, secret = '']) => secret)))]
}
