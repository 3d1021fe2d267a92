import { createHash } from 'node:crypto'

/** A name for exactly this content. */
export function entityTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}
