/** Visible ASCII besides @, which would make it look like an address. */
const plain = /^[\u0021-\u003f\u0041-\u007e]$/
/** A letter of the alphabet under marks, as in é, ữ or ñ. */
const marked = /^[a-z][\u0300-\u036f]+$/

/** One way of writing each letter: a keyboard may send a letter and its marks apart. */
export function normalUsername(username: string): string {
  return username.normalize('NFC').toLowerCase().normalize('NFC')
}

/**
 * Letters of Vietnamese and of what is written with marks on the same alphabet, digits, and the signs of a keyboard.
 * What cannot be seen, what changes the direction of reading, and letters of other scripts that look like these are no
 * part of a name by which one person is told from another.
 */
export function isReadableUsername(username: string): boolean {
  return Array.from(normalUsername(username)).every(
    (letter) => plain.test(letter) || letter === 'đ' || marked.test(letter.normalize('NFD')),
  )
}
