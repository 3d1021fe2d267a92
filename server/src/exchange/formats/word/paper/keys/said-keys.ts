import { type Problem, blocking, problem } from '../../../item.ts'
import { areTruthsMissing, lettersIn } from '../../signs/key-signs.ts'
import { guard } from '../../signs/line-signs.ts'
import { isSmall } from '../../signs/option-letters.ts'
import { plainLine } from '../../line-text.ts'
import type { WordOption } from '../settled-keys.ts'

/** 'A) Huế e B) Vinh' names two. */
const alsoNamed = /\s(?:e|y|et|und|and|và|i|и|&|\+)\s+\*{0,2}[([]?[A-J]\s?[).\]]\s*\S/u

/** What a line says that the key is: a letter, what an option says, or both. */
export function keysSaid(
  typed: readonly string[],
  { options }: { options: readonly WordOption[] },
  problems: Problem[],
): ReadonlySet<string> {
  const keys = new Set<string>()
  // 'B' in one line, and 'Đáp án: C' in another.
  const alone = new Set(typed.flatMap((text) => /^\s*([A-J])\s?[.)]?\s*$/u.exec(text)?.[1] ?? []))
  if (alone.size > 1) problems.push(blocking('keyConflict', { answers: [...alone].join(' / ') }))
  for (const text of typed) {
    if (isOfParts(text) || isSheet(text, options.length) || areTruthsMissing(text, options.length)) {
      problems.push(blocking('wrongLetter', { letter: text.slice(0, 60) }))
      continue
    }
    const [, letter = '', behind = ''] = lettered(text, options)
    const same = optionSaying(text, options)
    // 'B. Hà Nội': what stands behind the letter says the same, something more, or something else.
    const other = behind === '' ? undefined : optionSaying(behind, options)
    // 'E = m/V' is what an option says, and no letter with a text behind it.
    const isText = same !== undefined && other === undefined && behind !== ''
    const named = isText ? null : (lettersIn(text) ?? lettersIn(letter.toUpperCase()))
    // 'BC' may be the name of a side, and be written so in an option; 'A' may be what another option says.
    if (named && same && (!named.includes(same.letter) || (named.length > 1 && /^[A-J]+$/u.test(text)))) {
      problems.push(blocking('keyConflict', { answers: `${named.join(', ')} / ${same.letter}` }))
      continue
    }
    if (named && other && !named.includes(other.letter))
      problems.push(blocking('keyConflict', { answers: `${letter} / ${other.letter}` }))
    else if (named && alsoNamed.test(behind) && lettersIn(text) === null) {
      problems.push(blocking('wrongLetter', { letter: text.slice(0, 60) }))
      continue
    } else if (named && behind !== '' && !other && lettersIn(text) === null)
      problems.push(problem('wordingDropped', { text: behind.slice(0, 200) }))
    if (named) for (const letter of named) keys.add(letter)
    else if (same) keys.add(same.letter)
    else problems.push(blocking('wrongLetter', { letter: text.slice(0, 60) }))
  }
  return keys
}

/** 'A B C D' is where somebody rings one of them. */
function isSheet(text: string, count: number): boolean {
  return count > 2 && /^\s*A(?:[\s/|]+[B-J]){2,9}\s*$/u.test(text) && lettersIn(text)?.length === count
}

/** 'a) 30  b) 50' answers each of them, and chooses none. */
function isOfParts(text: string): boolean {
  return lettersIn(text) === null && /^\s*a\s?[.)].{1,200}\sb\s?[.)]\s?\S/su.test(text)
}

/** Of the letter of an option and what is said behind it: 'B. Hà Nội', 'B (Hà Nội)' or 'B – Hà Nội'. */
const letterBefore = [
  /^([A-J])\s*(?:\)\.|[.):=])\s*(.*)$/isu,
  /^([A-J])\s*[([]([^()[\]]+)[)\]]\.?$/isu,
  /^([A-J])\s+[-–—]\s+(.*)$/isu,
] as const

/** 'B. Hà Nội', or 'b) Hà Nội' where the options have small letters as well, or where the text is that of option B. */
function lettered(text: string, options: readonly WordOption[]): readonly string[] {
  const found = letterBefore.map((pattern) => pattern.exec(text)).find((one) => one !== null) ?? spaced(text, options)
  const [, letter = '', behind = ''] = found ?? []
  const areSmall = options[0] !== undefined && isSmall(options[0])
  const isOwn = optionSaying(behind, options)?.letter === letter.toUpperCase()
  return found && (areSmall || /[A-J]/u.test(letter) || isOwn) ? found : []
}

/** 'C Oát' where an option says 'Oát': elsewhere such a letter begins a text. */
function spaced(text: string, options: readonly WordOption[]): RegExpExecArray | null {
  const found = /^([A-J])\s+(\S.*)$/su.exec(text)
  return found && options.some((option) => isTextOf(option, found[2] ?? '')) ? found : null
}

/** Spaces, and a dash or a tick before a word, change nothing where one option alone says the same without them. */
export function optionSaying(text: string, options: readonly WordOption[]): WordOption | undefined {
  const same = options.find((option) => isTextOf(option, text))
  if (same) return same
  const said = withoutSpaces(text)
  const [only, ...others] = said === '' ? [] : options.filter((option) => withoutSpaces(textOf(option)) === said)
  return others.length === 0 ? only : undefined
}

function withoutSpaces(text: string): string {
  return plain(text.replace(/^\s*[-–—•√✓✔]\s+(?=\p{L}(?:\p{L}|\s\p{L}))/u, '')).replaceAll(/\s+/gu, '')
}

export function isTextOf(option: WordOption, text: string): boolean {
  return plain(textOf(option)) === plain(text)
}

function textOf({ lines }: WordOption): string {
  return lines.map(plainLine).join(' ')
}

function plain(said: string): string {
  return said
    .replaceAll(guard, '')
    .replace(/[.;]\s*$/u, '')
    .trim()
    .toLowerCase()
}

/** '(B) — Because …': why stands behind the dash, unless an option says just that. */
export function letterBeforeDash(
  text: string,
  options: readonly WordOption[],
): { letter: string; length: number } | null {
  const [own = '', letter = ''] = /^\s*[([]?([A-J])[)\]]?\s+[—–]\s+(?=\S+(?:\s+\S+){2})/u.exec(text) ?? []
  const isReason = own !== '' && options.length > 1 && !optionSaying(text.slice(own.length), options)
  return isReason ? { letter, length: own.length } : null
}
