import { foldText } from '../text-folding.ts'
import type { WeakReason } from './password-messages.ts'

/** Whose password it is: what somebody who knows the person would try first. */
export interface PasswordOwner {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly username?: string | undefined
  readonly email?: string | null | undefined
}

/** A child's has fewer letters to remember, and nothing behind it that is worth a machine. */
export type PasswordAudience = 'adult' | 'child'

/** What a dictionary has to say about a text; `pattern` and `dictionaryName` as the library calls them. */
export interface Estimate {
  readonly guessesLog10: number
  readonly sequence: readonly {
    readonly pattern: string
    readonly token: string
    readonly dictionaryName?: unknown
  }[]
}
export type Estimator = (text: string, hints: string[]) => Estimate

export const strengths = ['refused', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

export interface Verdict {
  readonly strength: Strength
  /** Why it is refused. */
  readonly reason: WeakReason | null
}

/** Powers of ten of the tries that a guesser needs; ten wrong ones close the door for a quarter of an hour. */
const minimum: Readonly<Record<PasswordAudience, number>> = { adult: 7, child: 4.5 }
const isGoodFrom = 8.5
const isStrongFrom = 10.5

/** Whoever reads this far knows enough; the library's time grows faster than the text. */
const read = 32

export function judgePassword(
  estimate: Estimator,
  password: string,
  owner: PasswordOwner,
  audience: PasswordAudience,
): Verdict {
  const hints = hintsOf(owner)
  const folded = foldText(password)
  const compact = compactOf(password)
  // Where most of it are other signs, letters alone say little.
  const isSpoken = compact.length > 4 && compact.length * 2 >= folded.length
  const plain = isSpoken ? (shapeOf(compact) ?? (isPersonal(compact, hints) ? 'personal' : null)) : null
  if (plain !== null) return { strength: 'refused', reason: plain }
  const texts = [...new Set([password.slice(0, read), folded.slice(0, read)])].map((text) => ({ text, extra: 0 }))
  // Whether there are dashes between words is one more thing to guess, not one for each.
  if (isSpoken && compact !== folded) texts.push({ text: compact.slice(0, read), extra: Math.log10(2) })
  const estimates = texts.map(({ text, extra }) => {
    const { guessesLog10, sequence } = estimate(text, hints)
    return { guesses: guessesLog10 + extra, sequence }
  })
  const weakest = estimates.reduce((one, other) => (other.guesses < one.guesses ? other : one))
  if (weakest.guesses >= minimum[audience]) return { strength: strengthOf(weakest.guesses), reason: null }
  return { strength: 'refused', reason: reasonIn(weakest.sequence) }
}

function strengthOf(guesses: number): Strength {
  if (guesses >= isStrongFrom) return 'strong'
  return guesses >= isGoodFrom ? 'good' : 'fair'
}

/** Letters and digits only, without marks: what is left of `Mật-Khẩu 1` is `matkhau1`. */
function compactOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function hintsOf({ firstName = '', lastName = '', username = '', email }: PasswordOwner): string[] {
  const address = (email ?? '').toLowerCase()
  const [local = '', domain = ''] = address.split('@')
  const given = [firstName, lastName, `${lastName}${firstName}`, `${firstName}${lastName}`, username, local, address]
  const parts = [firstName, lastName, username, local, domain].flatMap((text) =>
    foldText(text).split(/[^\p{L}\p{N}]+/u),
  )
  return [...new Set([...given.flatMap((text) => [foldText(text), compactOf(text)]), ...parts])].filter(
    (hint) => hint.length > 1,
  )
}

/** A name, a username or an address, with a number behind or before it or with none. */
function isPersonal(compact: string, hints: readonly string[]): boolean {
  const known = hints.filter((hint) => hint.length > 2).toSorted((one, other) => other.length - one.length)
  const rest = known.reduce((text, hint) => text.replaceAll(hint, ''), compact)
  return rest !== compact && /^\d{0,8}$/.test(rest)
}

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfvtgb', '1qaz2wsx3edc4rfv']

/** What nobody has to look up anywhere, however long it is. */
function shapeOf(compact: string): WeakReason | null {
  if (/^(.{1,4}?)\1+$/u.test(compact)) return 'repeats'
  if (isInOrder(compact)) return 'sequence'
  const reversed = compact.split('').toReversed().join('')
  if (keyboardRows.some((row) => row.includes(compact) || row.includes(reversed))) return 'keyboard'
  return isDate(compact) ? 'date' : null
}

function isInOrder(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  // After the nine comes the nought.
  const step = (difference: number): number => (difference === -9 ? 1 : difference === 9 ? -1 : difference)
  const [first = 0] = steps.map(step)
  return Math.abs(first) === 1 && steps.every((difference) => step(difference) === first)
}

function isDate(text: string): boolean {
  const isDay = (day: string, month: string): boolean =>
    Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
  const [, day = '', month = ''] = /^(\d\d)(\d\d)(?:(?:19|20)?\d\d)$/.exec(text) ?? []
  if (isDay(day, month)) return true
  const [, yearMonth = '', yearDay = ''] = /^(?:19|20)\d\d(\d\d)(\d\d)$/.exec(text) ?? []
  return isDay(yearDay, yearMonth)
}

const byPattern: Readonly<Record<string, WeakReason>> = {
  dictionary: 'common',
  spatial: 'keyboard',
  sequence: 'sequence',
  repeat: 'repeats',
  date: 'date',
  regex: 'date',
}

function reasonIn(sequence: Estimate['sequence']): WeakReason {
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')) return 'personal'
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length)
  return byPattern[longest?.pattern ?? ''] ?? 'easy'
}
