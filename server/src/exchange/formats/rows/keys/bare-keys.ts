import { foldText } from '@lms/contracts/text-folding.ts'
import { textOf } from '@lms/contracts/rich-text.ts'

/** What people write around a letter or a place, and mean nothing else by. */

const leadingWord =
  /^(?:(?:đáp án(?: đúng)?|phương án(?: đúng)?|đúng|(?:the )?(?:correct|right)(?: answer| option)?|(?:correct )?answer)\s(?:là|is)|đáp án(?: đúng)?|đúng(?=\s?:)|đa|phương án|pa|lựa chọn|chọn|câu|ý|số|option|answer|choice|ans|#)\s{0,5}[:.]?\s{0,5}(?=(?:[a-j]|10|[1-9])(?:[^\p{L}\d]|$))/iu
/** '-> B', '= B', "'B" as programs keep what was typed as a text. */
const leadingSign = /^(?:[-–=]>|→|=|[-–]|['’`])\s{0,3}(?=[a-j][.)]?$)/iu
const trailingMark =
  /^([a-j]|10|[1-9])[.)]?\s{0,3}(?:\*|✓|✔|☑|\((?:đúng|correct)\)|\s(?:is (?:correct|right)|là đúng))\.?$/iu
const trailingSign = /(?<=^[([]?(?:[a-j]|10|[1-9])(?:[\s,;]{1,3}(?:[a-j]|10|[1-9])){0,9})\s?[,;]$/iu
const bracketed = /^(?:\[\s{0,3}([a-j])\s{0,3}\]|\(\s{0,3}([a-j]|10|[1-9])\s{0,3}\)|([a-j])\s{0,3}\))$/iu

export function bareKey(key: string): string {
  const bare = key
    .replaceAll(/[Ａ-Ｊａ-ｊⒶ-Ⓙⓐ-ⓙ]/gu, (wide) => wide.normalize('NFKC'))
    .replace(leadingSign, '')
    .replace(leadingWord, '')
    .replace(trailingMark, '$1')
    .replace(trailingSign, '')
  const [, one, other, third] = bracketed.exec(bare) ?? []
  return one ?? other ?? third ?? bare
}

/** 'BD' and 'ac', and no word that consists of such letters: 'Ba', 'da'. */
export function isRunOfLetters(text: string): boolean {
  const isRising = /^a?b?c?d?e?f?g?h?i?j?$/i.test(text)
  return isRising && (text === text.toUpperCase() || text === text.toLowerCase())
}

const placed =
  /^(?:[a-j](?:[\s,;/&|]{1,5}[a-j])*[.)]?|(?:option|choice|answer|opt|ans|phuongan|dapan|pa)[_-]?(?:[a-j]|[1-9]))$/iu
const labelled = /^[([]?[A-J]\s?[.):\]]\s*\S|^[A-J]\s[-–]\s\S/u

/** It names one of several, which have to be somewhere: 'Option B', '#2', 'B. Huế'. */
export function namesChoice(key: string): boolean {
  const bare = bareKey(key)
  return placed.test(bare) || labelled.test(key) || (bare !== key && /^(?:10|[1-9])$/.test(bare))
}

interface Offered {
  letter: string
  raw: string
  text: string
}

const before = /^([A-J])\s{1,5}(\S[\s\S]*)$/u
const behind = /^(\S[\s\S]*?)\s{0,3}(?:\(\s?([A-J])\s?\)|[-–:]\s{0,3}([A-J]))$/u

/** 'B Hà Nội', 'Hà Nội (B)', 'Hà Nội - B': the letter and the very text of one and the same. */
export function besideText(said: string, given: readonly Offered[]): string | null {
  const isSame = (letter: string, text: string): boolean =>
    given.some(
      (one) => one.letter === letter && [one.raw, textOf(one.text)].some((own) => foldText(own) === foldText(text)),
    )
  const [, letter = '', text = ''] = before.exec(said) ?? []
  if (isSame(letter, text)) return letter
  const [, words = '', one, other] = behind.exec(said) ?? []
  const last = one ?? other ?? ''
  return isSame(last, words) ? last : null
}
