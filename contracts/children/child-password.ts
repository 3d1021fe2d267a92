/**
 * Syllables that can be read out in Vietnamese and typed by a child: no letter or digit that looks like another
 * (l, i, o, 0, 1, s, 5, z, 2), and nothing to press shift for. Half a billion of them; ten wrong ones close the door.
 */
const consonants = 'bcdghkmnprtvx'
const vowels = 'aeu'
const digits = '346789'

/** `below`: a random whole number from 0 to one less than this. */
export function readablePassword(below: (limit: number) => number): string {
  const pick = (letters: string): string => letters.charAt(below(letters.length))
  const word = (): string => pick(consonants) + pick(vowels) + pick(consonants) + pick(vowels)
  return `${word()}-${word()}-${pick(digits)}${pick(digits)}${pick(digits)}`
}

/** Every number equally often, from the browser's own source of chance. */
export function randomBelow(limit: number): number {
  const most = Math.floor(256 / limit) * limit
  const bytes = new Uint8Array(1)
  do crypto.getRandomValues(bytes)
  while ((bytes[0] ?? 0) >= most)
  return (bytes[0] ?? 0) % limit
}
