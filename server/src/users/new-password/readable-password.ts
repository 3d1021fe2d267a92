import { randomInt } from 'node:crypto'

const readable = 'abcdefghjkmnpqrstuvwxyz'

/** To be read out or copied once: without letters that look alike, and strong enough for every rule. */
export function readablePassword(): string {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => readable[randomInt(readable.length)]).join('')
  return `${letters(4).replace(/^./, (letter) => letter.toUpperCase())}-${letters(4)}-${letters(4)}-${randomInt(1000, 9999)}`
}
