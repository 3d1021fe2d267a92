/** Controls, ends of lines, and marks that turn the direction of reading. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A name is one line that reads as it is written, or it could pass for another one. */
export function isPlainName(name: string): boolean {
  return !unfit.test(name)
}
