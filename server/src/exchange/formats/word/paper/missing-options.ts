import { textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, blocking } from '../../item.ts'
import { lettersIn } from '../signs/key-signs.ts'
import type { WordDraft } from './question-draft.ts'

/** Questions that have no options, and what they and their keys may be instead. */

/** A list of keys has numbers and letters, and no questions. */
const keyAlone = /^[A-J](?:(?:\s*[,;/&]?\s*[A-J]){0,9}\.?$|\s*[.)]\s+\S)/u

const fewestBare = 2
const mostBare = 10
const longestBare = 200

/** Neither options nor a key: a list of keys, lines that may be options, or something to be written about. */
export function withoutOptions([, ...lines]: readonly (string | null)[], asked: string): Problem {
  if (keyAlone.test(asked) || lettersIn(asked) !== null)
    return blocking('optionsMissing', { letter: asked.slice(0, 60) })
  const isBare =
    lines.length >= fewestBare &&
    lines.length <= mostBare &&
    lines.every((line) => line !== null && line.length <= longestBare) &&
    // Lettered, they are parts of what is asked: options were read as such.
    !lines.every((line) => /^[a-j]\s?[.)]/u.test(line ?? ''))
  return isBare ? blocking('optionsBare', { text: lines.join(' / ').slice(0, 200) }) : blocking('essay')
}

const choosing =
  /^\s*(?:(?:vậy|ta|nên)\s+){0,2}(?:chọn|đáp án(?:\s+đúng)?(?:\s+là)?)\s?:?\s?[([]?([A-J])[)\]]?(?:\s?[.,:;–-]|\s*$|\s\()/iu
/** 'Chọn B. Vì …' is said of options, whether lines stand there or not. */
const chosenFirst =
  /^\s*(?:chọn(?:\s(?:đáp án|phương án|câu|ý))?|đáp án(?:\s+đúng)?(?:\s+là)?)\s?:?\s?([A-J])(?:\s?[.:…]|\s*$)/iu
const reasoned = /^[([]?([A-J])[)\]]?\s?(?:[-–—]\s|\()/u
const fewestLines = 3

/** 'Chọn B' was said of lines that nobody read as options: they are neither to be typed nor to be written about. */
export function letterChosen({ type, answers, explanation }: Item, { stem, options }: WordDraft): string | null {
  if ((type !== 'essay' && type !== 'fill_blank') || options.length > 0) return null
  const said = [textOf(explanation), ...answers.map(({ text }) => textOf(text))]
  const own = said.map((text) => chosenFirst.exec(text)).find((one) => one !== null)
  if (own || stem.length < fewestLines) return own?.[1] ?? null
  const found = said.map((text, at) => choosing.exec(text) ?? (at > 0 ? reasoned.exec(text) : null))
  return found.find((one) => one !== null)?.[1] ?? null
}

interface Asked {
  content: string
  asked: string
  lines: readonly (string | null)[]
  /** Of the question itself. */
  number: number
}

/** A key that names an option where none was read is nothing to be typed. */
export function isNameOfOption(typed: string, { content, asked, lines, number }: Asked): boolean {
  const text = typed.replace(/(?<=^[A-Jabcdefghijnvà\s,;&]{1,20})[.;]$/u, '')
  return (
    letterAlone.test(text) ||
    letterWithText.test(text) ||
    lettersWithTexts.test(text) ||
    lettersAlone.test(text) ||
    isSmallLetter(text, content) ||
    isSmallWithText(text, lines) ||
    isOfList(text, asked) ||
    isOfNumbers(text, lines) ||
    areFields(lines) ||
    isOfFollowing(text, asked, lines.length) ||
    ofOthers.test(text) ||
    isOwnNumber(text, asked, number)
  )
}

/** Small letters may be what is to be typed. */
const letterAlone = /^(?:(?:[Oo]ption|[Pp]hương án)\s+)?[([]?[A-J][)\]]?$/u

/** 'D: Hà Nội' where nobody wrote options. */
const letterWithText = /^[A-J]\s*(?:[.:)]\s+|=\s*)\S/u

/** 'A, C' and 'A (Huế), C (Vinh)' name options, and there are none. */
const lettersAlone = /^[A-J](?:\s?[,;&]\s?[A-J]){1,9}$/u
const lettersWithTexts = /^[A-J]\s?\([^()]{1,60}\)\s?[,;]\s?[A-J]\s?\(/u

/** 'c' is what fills a gap, and without one it is the name of an option, as 'a and d' are of two. */
function isSmallLetter(text: string, content: string): boolean {
  const isName = /^[([]?[a-d][)\]]?(?:\s?(?:[,;&]|and|và)\s?[([]?[a-h][)\]]?){0,5}$/u.test(text)
  return isName && !/_|…|\.{3}|[☐□]/u.test(content)
}

/** 'c) Huế' where nobody wrote options; 'a) 5; b) 7' answers parts, and 'a) 5' the part that is asked for. */
function isSmallWithText(text: string, lines: readonly (string | null)[]): boolean {
  const [, said = ''] = /^[([]?[a-j]\s?[.)\]]\s+(\S.*)$/su.exec(text) ?? []
  const isPart = (of: string): boolean => /(?:^|[.:;,?]\s{1,5})[a-j]\s?[.)]\s/u.test(of.normalize('NFKC'))
  return said !== '' && !isPart(said) && !lines.some((line) => isPart(line ?? ''))
}

/** 'AC' or 'a' where 'a) … b) …' stand in what is asked, also in the letters of formulas ('𝑎)'). */
function isOfList(text: string, asked: string): boolean {
  const isName = lettersIn(text) !== null || /^[([]?[a-j][)\]]?$/iu.test(text)
  return isName && /(?<![\p{L}\d])a\s*[.)][^\n]*(?<![\p{L}\d])b\s*[.)]/iu.test(asked.normalize('NFKC'))
}

/** '4. The last of them' with the key 4 is the fourth of several options: a sum or a question would say so. */
function isOwnNumber(text: string, asked: string, number: number): boolean {
  return number > 1 && text === String(number) && !/[?=_…\d+×:]|\.{3}/u.test(asked)
}

/** '2' where '(1) …' and '(2) …' stand below what is asked. */
function isOfNumbers(text: string, [, ...lines]: readonly (string | null)[]): boolean {
  const said = Number(/^[([]?(\d{1,2})[)\].]?$/u.exec(text)?.[1])
  const numbers = new Set(lines.map((line) => Number(/^[([]?(\d{1,2})\s*[.)\]]/u.exec(line ?? '')?.[1])))
  return numbers.has(1) && numbers.has(2) && numbers.has(said)
}

/** 'Option_a: …' and 'Option_b: …' stand below what is asked: whatever the key says, there is nothing to be typed. */
function areFields(lines: readonly (string | null)[]): boolean {
  const sign = /^(?:option|choice)[\s_]?([ab])\s*[:：=]/iu
  const names = new Set(lines.map((line) => sign.exec(line ?? '')?.[1]?.toUpperCase()))
  return names.has('A') && names.has('B')
}

/** 'All of the above' where nothing stands above. */
const ofOthers =
  /^(?:(?:all|none|both|any) (?:of )?(?:the |these |those )?(?:above|mentioned|options|answers)|both \(?[a-d]\)? (?:and|&) \(?[a-d]\)?|(?:tất cả|cả) .{0,20}(?:trên|đều (?:đúng|sai)))/iu

/** 'Which of the following is true?' with a sentence as its key, and nothing follows. */
function isOfFollowing(text: string, asked: string, lines: number): boolean {
  return lines === 1 && text.split(/\s+/u).length > 3 && ofFollowing.test(asked)
}

const ofFollowing =
  /(?<![\p{L}])(?:nào|đâu)\s(?:[\p{L}]+\s){0,4}(?:sau|dưới) đây|(?:which|what) (?:one )?of (?:the following|these|those)/iu

/** 'F' may name an option; where nothing can be chosen, and others are answered with 'T', it is the other of the two. */
export function settleTruthLetters(drafts: readonly WordDraft[]): void {
  const bare = drafts.filter(({ options, answers }) => options.length === 0 && answers.length === 1)
  const isSaid = (letter: string): boolean => bare.some(({ answers }) => answers[0] === letter)
  if (!isSaid('T')) return
  for (const draft of bare) if (draft.answers[0] === 'F') draft.answers = ['False']
}
