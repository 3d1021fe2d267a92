/** What may stand between two options: signs of a key, what separates them, and the letter of the next. */

const sign = String.raw`[*✓✔√☑✅]|[([](?:x|đúng|correct)[)\]]`
const truth = String.raw`(?:(?:→|=>|⇒|->)\s*)?[([]?(?:đúng|sai|true|false|đ|s)(?!\p{L})[)\]]?`
const letter = String.raw`[([]?(?<!\p{L})([A-Ja-j])\s?(?:[.):\]/]|\s*\|)[.)\]]?|[([]?(?<![\p{L}\p{N}])(\d)[.)\]](?=\s)`
const separator = String.raw`\n|\s{2,}|\s*[;|]\s*|\s/\s|(?<=\s)[-+•●○◦▪·□☐](?=\s|\p{L}|$)|\s(?:hay|hoặc|or)(?=\s)|,\s`

const empty = String.raw`[\s\uFFFC]`
const whole = new RegExp(
  `^[.;:,?]*(?:${empty}|${sign})*(?:${separator}|${empty})*(?:${sign}|${empty})*(?:${letter})?(?:${sign}|${empty})*$`,
  'iu',
)
const withTruths = new RegExp(
  `^[.;:,]*(?:${empty}|${sign}|${truth}|[|])*(?:${separator}|${empty})*(?:${empty})*(?:${letter})?${empty}*$`,
  'iu',
)
const signs = new RegExp(sign, 'iu')
const cut = new RegExp(`${separator}|[*]?(?:${letter})`, 'iu')

export interface Gap {
  /** The letter, or the number, of the next; empty without one. */
  label: string
  /** Signs of the option before, and of the next. */
  isSignedBefore: boolean
  isSignedBehind: boolean
}

/** Null where something else stands there, or nothing that separates. */
export function gapOf(given: string, next: string, isStatement: boolean): Gap | null {
  const text = given.replaceAll(/\s*\n\s*/gu, '\n ').replaceAll(/ {2,}|\t\s*/gu, '  ')
  // A minus directly before a number belongs to it.
  if (/[-+]$/u.test(text) && !/\p{L}/u.test(next)) return null
  const found = (isStatement ? withTruths : whole).exec(text)
  if (!found) return null
  const label = (found[1] ?? found[2] ?? '').toUpperCase()
  if (label === '' && !new RegExp(separator, 'iu').test(text)) return null
  const at = cut.exec(text)?.index ?? text.length
  return { label, isSignedBefore: signs.test(text.slice(0, at)), isSignedBehind: signs.test(text.slice(at)) }
}

/** What may stand in the line behind the last of them. */
export function isSignBehind(text: string): boolean {
  return new RegExp(`^[.;:,?]*(?:${empty}|${sign})*$`, 'iu').test(text)
}

export function isTruthBehind(text: string): boolean {
  return new RegExp(`^[.;:,]*(?:${empty}|[|]|${truth})*$`, 'iu').test(text)
}

export const isSigned = (text: string): boolean => signs.test(text)

/** Letters in their order from the first on, or none at all. */
export function areInOrder(labels: readonly string[]): boolean {
  return (
    labels.every((own) => own === '') ||
    labels.every((own, at) => own === 'ABCDEFGHIJ'[at]) ||
    labels.every((own, at) => own === String(at + 1))
  )
}
