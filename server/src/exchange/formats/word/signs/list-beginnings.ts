/** How the lines of a list begin, as far as letters with a point do not begin them. */
export interface Beginning {
  sign: string
  pattern: RegExp
  /** Which one it is; a sign that does not count begins all of them. */
  placeOf?: (found: string) => number
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const ofLetter = (found: string): number => found.toUpperCase().charCodeAt(0) - 65
const ofNumber = (found: string): number => Number(found) - 1

export const beginnings: readonly Beginning[] = [
  { sign: '[ ]', pattern: /^\s*(?:[-–*+•]\s+)?\[\s?[xX✓]?\s?\]\s+/u },
  { sign: '☐', pattern: /^\s*(?:[-–*+•]\s+)?[☐□❑❒◻⬜○◯]\s*/u },
  { sign: '-', pattern: /^\s*[-–—]\s+/u },
  { sign: '•', pattern: /^\s*[•●▪◦‣➢❖✦]\s*/u },
  { sign: '+', pattern: /^\s*\+\s+/u },
  { sign: '*', pattern: /^\s*\*\s+/u },
  { sign: '1.', pattern: /^\s*(\d{1,2})\s?\.\s+/u, placeOf: ofNumber },
  { sign: '1)', pattern: /^\s*(\d{1,2})\s?\)\s*/u, placeOf: ofNumber },
  { sign: '(1)', pattern: /^\s*\((\d{1,2})\)\s*/u, placeOf: ofNumber },
  { sign: 'i.', pattern: /^\s*([ivx]{1,4})\s?[.)]\s+/u, placeOf: (found) => romans.indexOf(found) },
  { sign: 'Ⓐ', pattern: /^\s*([Ⓐ-Ⓩ])\s*/u, placeOf: (found) => found.charCodeAt(0) - 0x24b6 },
  { sign: 'ⓐ', pattern: /^\s*([ⓐ-ⓩ])\s*/u, placeOf: (found) => found.charCodeAt(0) - 0x24d0 },
  { sign: '①', pattern: /^\s*([①-⑳])\s*/u, placeOf: (found) => found.charCodeAt(0) - 0x2460 },
  { sign: 'A;', pattern: /^\s*([A-J])\s?[;>]\s*/u, placeOf: ofLetter },
  { sign: 'A', pattern: /^\s*([A-J])\s+(?=[\p{L}\p{N}"“‘'($])/u, placeOf: ofLetter },
]
