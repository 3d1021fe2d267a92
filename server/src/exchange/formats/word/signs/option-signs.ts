import { answerLetters } from '@lms/contracts/exchange/reading.ts'

/** How options begin: 'A.', 'b)', '[C]', or a box to be ticked. Texts are in NFC. */

/** Options go up to J, parts of a question further. */
export const letters: readonly string[] = answerLetters

export interface OptionStart {
  letter: string
  /** Where the label begins and where the text behind it does. */
  label: number
  at: number
  /** '*B.' is right. */
  isStarred: boolean
}

const firstOf = letters.map(
  (letter) =>
    new RegExp(
      String.raw`^(\s*)([*✓✔☑√]?)\s?[([]?(?:(?:${letter}|${letter.toLowerCase()})\s*(?:\)\.(?=\s|$)|\.\))|${letter}\s*[.):\]/、．]|${letter.toLowerCase()}\s*(?:[.)\]]|\/(?=\s)))\s*`,
      'u',
    ),
)
/** A star with a gap behind it is what stands before, not a sign of what follows. */
const before = String.raw`(?<=[\s\uFFFC;,？])([*√]?|[✓✔☑]\s?)`
/** Chinese has no spaces. */
const beforeBrackets = String.raw`(?<=[\p{Script=Han}。」』）])`
/** Whoever writes '[A]' or 'A]' writes all of them so: other brackets belong to what is said. */
const laterOf = letters.map((letter) => ({
  upper: new RegExp(
    String.raw`(?:${before}(?:\(${letter}\)(?!\.)|\(?${letter}\s*(?:\)\.(?=\s)|\.\)|[.)](?!\d)|[、．]))|${beforeBrackets}\(${letter}\)(?!\.))\s*`,
    'gu',
  ),
  lower: new RegExp(
    String.raw`${before}\(?(?:${letter.toLowerCase()}|${letter}(?=\s*\.))\s*(?:\)\.(?=\s)|\.\)|[.)](?!\d)|\/(?=\s))\s*`,
    'gu',
  ),
  boxed: new RegExp(String.raw`${before}\[${letter}\s*\]\s*`, 'gu'),
  closed: new RegExp(String.raw`${before}${letter}\s*\]\s*`, 'gu'),
  named: new RegExp(String.raw`${before}${letter}\s?:\s*`, 'gu'),
}))

/** 'C.102': typed without a space, a number may as well be a decimal one. */
const tight = letters.map((letter) => new RegExp(String.raw`(?<=[\s\uFFFC;,])()${letter}\.(?=\d)`, 'gu'))

/** Meant where a wide gap stands before it, behind three others, or where the letter behind it follows. */
function tightStart(text: string, from: number, next: number, count: number): RegExpExecArray | null {
  const [pattern, later] = [tight[next], laterOf[next + 1]?.upper]
  if (!pattern || !later) return null
  pattern.lastIndex = from
  const found = pattern.exec(text)
  if (!found) return null
  later.lastIndex = found.index + found[0].length
  return count > 2 || /(?:\t|\s{2})$/u.test(text.slice(0, found.index)) || later.test(text) ? found : null
}

function spellingOf(label: string): keyof (typeof laterOf)[number] {
  if (label.includes(']')) return label.includes('[') ? 'boxed' : 'closed'
  if (/[A-T]\s*:/.test(label)) return 'named'
  return /[A-T]/.test(label) ? 'upper' : 'lower'
}

const box = /^(\s*)([☐□❑❒◻⬜○◯☑☒✅◉])\s*(?=\S)(?!(?:correct )?(?:answer|đáp án(?!\s+khác)|ans)(?![\p{L}]))/iu

/** An option behind a box to be ticked, or behind one that is. */
function boxStart(text: string, expected: number): OptionStart[] {
  const found = box.exec(text)
  if (!found) return []
  const isStarred = /[☑☒✅◉]/u.test(found[2] ?? '')
  // '✅ B. Hà Nội': its letter is no part of it.
  const own = firstOf[expected]?.exec(text.slice(found[0].length))?.[0].length ?? 0
  return [{ letter: letters[expected] ?? '', label: found[1]?.length ?? 0, at: found[0].length + own, isStarred }]
}

function earlier(one: RegExpExecArray | null, other: RegExpExecArray | null): RegExpExecArray | null {
  return one && other ? (one.index < other.index ? one : other) : (one ?? other)
}

const secondPoint = /\.(?:\s+(?=\p{Lu})|(?=\p{Lu}(?:\p{Ll}|\s)))/uy

/** 'A.. Huế', 'C. .Hà Nội': a point too many; '.DOCX' is the end of a name. */
function textAt(text: string, at: number): number {
  secondPoint.lastIndex = at
  return at + (secondPoint.exec(text)?.[0].length ?? 0)
}

const longestCall = 80

/** 'sum(a, b)': the bracket was opened behind a name, and no letter of an option closes it. */
function closesCall(text: string, from: number, found: RegExpExecArray): boolean {
  const before = text.slice(Math.max(from, found.index - longestCall), found.index)
  return /^[^(]*\)/u.test(found[0]) && /[\p{L}\d_]\([^()]*$/u.test(before)
}

/** 'WHERE e.name' between two '`' is a piece of code, and ends no option. */
export function isInCode(text: string, at: number): boolean {
  return (text.slice(0, at).match(/`/gu)?.length ?? 0) % 2 === 1 && text.includes('`', at)
}

function isNoStart(text: string, from: number, found: RegExpExecArray): boolean {
  return closesCall(text, from, found) || isInCode(text, found.index)
}

/** All options that begin in this line, if the next one that is expected begins it. */
export function optionStarts(text: string, expected: number): OptionStart[] {
  const first = firstOf[expected]?.exec(text)
  if (!first) return boxStart(text, expected)
  const spelling = spellingOf(first[0])
  const starts: OptionStart[] = [
    {
      letter: letters[expected] ?? '',
      label: first[1]?.length ?? 0,
      at: textAt(text, first[0].length),
      isStarred: (first[2] ?? '') !== '',
    },
  ]
  for (let next = expected + 1; next < letters.length; next += 1) {
    const pattern = laterOf[next]?.[spelling]
    if (!pattern) break
    const from = starts.at(-1)?.at ?? 0
    pattern.lastIndex = from
    let found = pattern.exec(text)
    // 'B. C. Mác': an option is never empty, so this letter begins its text.
    while (found && (text.slice(from, found.index).trim() === '' || isNoStart(text, from, found)))
      found = pattern.exec(text)
    if (spelling === 'upper') found = earlier(found, tightStart(text, from, next, starts.length))
    // 'Xe A nặng bằng xe B.' ends a sentence.
    if (!found || text.slice(found.index + found[0].length).trim() === '') break
    starts.push({
      letter: letters[next] ?? '',
      label: found.index,
      at: textAt(text, found.index + found[0].length),
      isStarred: (found[1] ?? '') !== '',
    })
  }
  // 'a. … b. …' in a sentence is none: wide gaps or a third one show that they are meant.
  const isSaid = ({ label, at }: OptionStart): boolean =>
    text.slice(label, at).includes('.') && !/(?:\t|[\s;,]{2}|\uFFFC)$/u.test(text.slice(0, label))
  const doubtful = spelling === 'lower' && starts.length < 3 ? starts.slice(1).findIndex(isSaid) : -1
  return doubtful === -1 ? starts : starts.slice(0, doubtful + 1)
}

/** An 'A' with options behind it; small letters may be those of parts. */
export function beginsLarge(text: string): boolean {
  return /^\s*\*?[([]?A\s*[.)\]:]/u.test(text) && optionStarts(text, 0).length > 0
}

const firstInside = /(?<=[\s\uFFFC?:.？：。])(?:[*✓✔☑√]?(?:\(A\)|\(?A\s*[.)](?!\d))|\[?A\])\s*/u

/** An 'A.' in the line of the question itself; the line below has to begin with the next one, or it is none. */
export function firstOptionIn(text: string): OptionStart | null {
  const found = text.search(firstInside)
  const index = isInCode(text, found) ? -1 : found
  const [only, ...others] = index === -1 ? [] : optionStarts(text.slice(index), 0)
  const isSaid = only !== undefined && others.length === 0 && text.slice(index + only.at).trim() !== ''
  return isSaid ? { ...only, label: only.label + index, at: only.at + index } : null
}

/** 'There … three chairs.   a. is   b. are   c. am': something is to be filled or answered, and small letters do it. */
const smallInside = /(?<=\t|\s{2})\(?a\s?[.)](?=\s?\S)/u
const asksBefore = /\.{3}|…|_{2}|\?\s*$/u

/** Options that stand in the line of the question itself; three at least, or a text that only looks like some. */
export function optionsInside(text: string): OptionStart[] {
  // What does not follow the first one follows no later one.
  const large = text.search(firstInside)
  const small = large === -1 ? text.search(smallInside) : -1
  const index = small !== -1 && asksBefore.test(text.slice(0, small)) ? small : large
  const starts = index === -1 ? [] : optionStarts(text.slice(index), 0)
  return starts.length < 3
    ? []
    : starts.map((start) => ({ ...start, label: start.label + index, at: start.at + index }))
}

/** Behind what is right. */
export const tick = /(?<=\S)\s*[*✓✔☑√✅]$/u

const rightWord = String.raw`(?:đúng|correct|right|true|ans|answer|đáp án|đáp án đúng|correct answer|right answer)`

/** Words and signs that people type behind the right option, in brackets or behind an arrow; 'f(x)' is what is said. */
export const rightBehind = new RegExp(
  String.raw`(?<=\S)\s*(?:(?<=\s)[([]\s?[xvđ]\s?[)\]]|[([]\s?(?:\+|[✓✔✅☑]\uFE0F?(?:\s?${rightWord})?|${rightWord}(?:\s?[✓✔✅☑]\uFE0F?)?)\s?[)\]]|(?:<[-=]{1,3}|←|⬅️?)\s*(?:đúng|correct|right|ans|answer|đáp án|đáp án đúng|correct answer)?|\s[+x])\s*$`,
  'iu',
)
