import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

export type OptionRole =
  | { kind: 'ordinary' }
  /** It means others by letter or place: 'Chỉ A đúng', 'Both A and C', 'Đáp án đầu tiên'. */
  | { kind: 'reference' }
  /** It means all, both or none of the others; `count` if it says how many there are. */
  | { kind: 'collective'; count: number | null }

/**
 * What an option says about its neighbours. In doubt it is a reference: one that stays where it was does no harm,
 * one that moves may change the key.
 */
export function roleOf(html: string): OptionRole {
  // 'Cá' is a fish and 'chị' a sister; without their marks they would read as 'both' and 'only'.
  const text = textOf(html)
    .normalize('NFC')
    .replaceAll(/(?<!\p{L})(c[áàạã]|chị)(?!\p{L})/giu, 'x$1')
  if (isReference(text)) return { kind: 'reference' }
  const words = foldText(text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
  return collectives.some((pattern) => pattern.test(words))
    ? { kind: 'collective', count: countIn(words) }
    : { kind: 'ordinary' }
}

const noun =
  '(?:dap an|phuong an|lua chon|cau tra loi|cau|y kien|y|khang dinh|menh de|phat bieu|nhan dinh|truong hop|ket qua|options?|answers?|choices?|statements?|ones?)'
const ending = '(?:dung|sai|duoc|chinh xac|phu hop|hop ly)'
const number = '(?:hai|ba|bon|nam|sau|\\d+)'
const truth = '(?:correct|right|true|wrong|false|incorrect|possible)'

const collectives = [
  '(tat ca|toan bo)',
  `ca ${number}`,
  'ca (cac|nhung)',
  `(deu|cung) (khong |chua |la )?${ending}`,
  `(khong|chua) ${ending}$`,
  `(khong|chua|chang)( co)?( mot)? (${noun}|cai|dieu|loai|thu)( nao| tren| o tren| ${ending}|$)`,
  `(khong|chang)( co)? (ai|gi)( ca| het| ${ending})*$`,
  `(cac|nhung|moi|${number}) ${noun} .*(tren|deu|nay)`,
  `${number} (deu|cung) ${ending}`,
  `${noun} nao cung`,
  `(mot )?${noun} khac$`,
  '(all|both|none|neither)$',
  `(all|both|none|neither|either|any|each|every|two|three|four)( one)?( of)?( the| these| those)? (above|these|those|them|following|others?|two|three|four|${noun})`,
  `(all|both|none|neither)( of [a-z]+)? (is|are|can be|could be|may be)( all)? ${truth}`,
  `no (correct |right |true |other )?${noun}`,
  '(everything|nothing|the( [a-z]+)?) above$',
  `(the above|these|they) are (all|both|not) ${truth}`,
  `(an)?other ${noun}$`,
].map((pattern) => new RegExp(`^${pattern}(?![a-z0-9])`))

const counts: readonly [RegExp, number][] = [
  [/^(ca )?(hai|2) |^ca (hai|2)$|^(both|neither|either)\b|^(all|any|none)?( of)?( the)? ?two\b/, 2],
  [/^(ca )?(ba|3) |^ca (ba|3)$|^(all|any|none)?( of)?( the)? ?three\b/, 3],
  [/^(ca )?(bon|4) |^ca (bon|4)$|^(all|any|none)?( of)?( the)? ?four\b/, 4],
  [/^(ca )?(nam|5) |^ca (nam|5)$/, 5],
]

function countIn(words: string): number | null {
  return counts.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** Words that point at what follows them: a letter or a number behind one is the name of an option. */
const pointers = new Set(
  'ca chi both only just either neither except but tru ngoai dap phuong lua an chon option options answer answers choice choices'.split(
    ' ',
  ),
)
const joints = new Set('va and hoac or lan voi cung nor hay & , ;'.split(' '))
/** What else is said around letters: an option of nothing but these and letters is about other options. */
const surroundings = new Set(
  'cau y tra loi khang dinh menh de phat bieu nhan hai ba cac nhung deu la moi co khong chua phai dung sai duoc chinh xac tat gom bao ket hop mot trong statement statements is are was the of all none not correct right true wrong false incorrect'.split(
    ' ',
  ),
)
/** 'Đáp án đầu tiên', 'all but the last one': what stands in these places is another after a shuffle. */
const ends = new Set('dau cuoi nhat tu duoi first second third fourth last previous next below'.split(' '))
const aboves = new Set('tren above'.split(' '))
const placeWords = new Set('tien thu ngay ke ben o two three four one ones so cung'.split(' '))
const plurals = new Set(
  'ca cac nhung tat hai ba bon nam khong all both none neither no any these those options answers choices statements'.split(
    ' ',
  ),
)

type Token = { kind: 'letter'; isCapital: boolean } | { kind: 'pointer' | 'joint' | 'said' | 'other' }

function isReference(text: string): boolean {
  return namesLetters(tokensOf(text)) || namesPlaces(foldText(text))
}

function tokensOf(text: string): Token[] {
  const spoken = text.replaceAll(/(?<=(?<!\p{L})[A-H]\s*)[+/](?=\s*[A-H](?!\p{L}))/gu, '&')
  const parts = spoken.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s.:()[\]"'“”‘’!?*-]/gu) ?? []
  return parts.map((part) => {
    const word = foldText(part)
    // Only the plain letter is a label: 'Ê' and 'Ạ' are not.
    if (/^[a-h]$/i.test(part)) return { kind: 'letter', isCapital: /[A-H]/.test(part) }
    if (joints.has(word)) return { kind: 'joint' }
    if (pointers.has(word)) return { kind: 'pointer' }
    return { kind: surroundings.has(word) ? 'said' : 'other' }
  })
}

function namesLetters(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'letter')
  const letter = tokens[at]
  if (letter?.kind !== 'letter') return false
  // A letter alone is an answer like any other.
  if (tokens.length > 1 && tokens.every(({ kind }) => kind !== 'other')) return true
  const isPointedAt = tokens.some(
    (token, index) => token.kind === 'letter' && token.isCapital && tokens[index - 1]?.kind === 'pointer',
  )
  if (isPointedAt) return true
  const isFirstNamed = tokens.slice(0, at).every(({ kind }) => kind !== 'other')
  return isFirstNamed && tokens[at + 1]?.kind === 'joint' && tokens[at + 2]?.kind === 'letter'
}

const numbered = /(?<![a-z0-9])(?:dap an|phuong an|lua chon|options?|answers?|choices?)(?: so)? \d/
const about = new RegExp(`(?<![a-z0-9])${noun}(?![a-z0-9])|^(only|chi|all but|all except) `)

function namesPlaces(folded: string): boolean {
  if (numbered.test(folded)) return true
  const words = folded.match(/[a-z0-9]+/g) ?? []
  const isKnown = (word: string): boolean =>
    [pointers, joints, surroundings, ends, aboves, placeWords, plurals].some((known) => known.has(word))
  if (!about.test(folded) || !words.every(isKnown)) return false
  if (words.some((word) => ends.has(word))) return true
  return words.some((word) => aboves.has(word)) && !words.some((word) => plurals.has(word))
}
