import type { AskedQuestion } from '../asked-questions.ts'
import { type WayOutcome, oneOf, outcomeOfFile } from '../way-outcome.ts'
import { askedAbroad } from './asked-abroad.ts'
import { languageWords } from './language-words.ts'

/** One paper as somebody may write it in a language. */
export interface LanguageWay {
  language: string
  number: string
  option: string
  key: string
  /** What stands in the middle and belongs to no question. */
  heading: string
}

interface OptionWay {
  label: string
  /** The letters as the key says them. */
  letters: string
  /** Those of the options, where they are others. */
  typed?: string
}

const latin = 'ABCD'
const cyrillic = 'АБВГ'

const optionWays: Readonly<Record<string, OptionWay>> = {
  'A. ': { label: 'A. ', letters: latin },
  'A) ': { label: 'A) ', letters: latin },
  '(A) ': { label: '(A) ', letters: latin },
  'a) ': { label: 'A) ', letters: latin.toLowerCase() },
  'a. ': { label: 'A. ', letters: latin.toLowerCase() },
  'a) for B': { label: 'A) ', letters: latin, typed: latin.toLowerCase() },
  'A.': { label: 'A.', letters: latin },
  '- A) ': { label: '- A) ', letters: latin },
}
const ownOptionWays: Readonly<Record<string, Readonly<Record<string, OptionWay>>>> = {
  Chinese: { 'A、': { label: 'A、', letters: latin }, 'A．': { label: 'A．', letters: latin } },
  Russian: {
    'А. ': { label: 'A. ', letters: cyrillic },
    'А) ': { label: 'A) ', letters: cyrillic },
    'а) ': { label: 'A) ', letters: cyrillic.toLowerCase() },
    'а) for Б': { label: 'A) ', letters: cyrillic, typed: cyrillic.toLowerCase() },
  },
}
const commonNumbers = ['1. ', '1) ', '1.', '(1) ']

type Listing = (questions: readonly AskedQuestion[], letterOf: (question: AskedQuestion) => string) => string[]
const lists: Readonly<Record<string, Listing>> = {
  '1. B': (all, letterOf) => all.map((own, at) => `${at + 1}. ${letterOf(own)}`),
  '1) B': (all, letterOf) => all.map((own, at) => `${at + 1}) ${letterOf(own)}`),
  '1: B': (all, letterOf) => all.map((own, at) => `${at + 1}: ${letterOf(own)}`),
  '1 B': (all, letterOf) => all.map((own, at) => `${at + 1} ${letterOf(own)}`),
  '1-B': (all, letterOf) => all.map((own, at) => `${at + 1}-${letterOf(own)}`),
  '1.B 2.C': (all, letterOf) => [all.map((own, at) => `${at + 1}.${letterOf(own)}`).join(' ')],
  '1B 2C': (all, letterOf) => [all.map((own, at) => `${at + 1}${letterOf(own)}`).join(' ')],
  '1-B, 2-C': (all, letterOf) => [all.map((own, at) => `${at + 1}-${letterOf(own)}`).join(', ')],
  '1=B; 2=C': (all, letterOf) => [all.map((own, at) => `${at + 1}=${letterOf(own)}`).join('; ')],
  '1 -> B': (all, letterOf) => all.map((own, at) => `${at + 1} -> ${letterOf(own)}`),
  '1. B, 2. C': (all, letterOf) => [all.map((own, at) => `${at + 1}. ${letterOf(own)}`).join(', ')],
  '1. B - why': (all, letterOf) => all.map((own, at) => `${at + 1}. ${letterOf(own)} - ${own.why}`),
  '1. B. why': (all, letterOf) => all.map((own, at) => `${at + 1}. ${letterOf(own)}. ${own.why}`),
  '1. B) text': (all, letterOf) => all.map((own, at) => `${at + 1}. ${letterOf(own)}) ${own.options[own.right] ?? ''}`),
  '1. (B)': (all, letterOf) => all.map((own, at) => `${at + 1}. (${letterOf(own)})`),
}

export interface WaysOfLanguage {
  numbers: readonly string[]
  options: readonly string[]
  keys: readonly string[]
  /** A key with '|' between a head and a form is a list behind the last question. */
  heads: readonly string[]
  /** The same in the line of the list. */
  headsInLine: readonly string[]
  lists: readonly string[]
  notes: readonly string[]
  headings: readonly string[]
  remarks: readonly string[]
}

export const languages = [...languageWords.keys()]

export function waysOf(language: string): WaysOfLanguage {
  const words = languageWords.get(language)
  if (!words) throw new Error(language)
  const named = words.numbers.filter((number) => /^[^(]*\p{L}[^(]*$/u.test(number) && !number.includes('⏎'))
  return {
    numbers: [...words.numbers, ...commonNumbers],
    options: [...Object.keys(optionWays), ...Object.keys(ownOptionWays[language] ?? {})],
    keys: words.keys,
    heads: ['', ...words.listHeads],
    headsInLine: words.listHeads.map((head) => `${head}>`),
    lists: [...Object.keys(lists), ...named.map((number) => `${number}B`)],
    notes: words.notes,
    headings: words.headings,
    remarks: words.remarks,
  }
}

/** The key below each question, a list behind the last one where there is a '|', or a note that says none. */
function writtenIn({ language, number, option, key, heading }: LanguageWay): string {
  const asked = askedAbroad.get(language) ?? []
  const own = optionWays[option] ?? ownOptionWays[language]?.[option] ?? { label: '', letters: latin }
  const letterOf = ({ right }: AskedQuestion): string => own.letters[right] ?? ''
  const [head = '', list] = key.split('|')
  const lines = asked.flatMap((question, at) => [
    ...numbered(number, at).concat(question.asks).split('⏎'),
    ...question.options.map((text, place) => own.label.replace('A', (own.typed ?? own.letters)[place] ?? '') + text),
    ...(list === undefined ? said(key, question, letterOf(question)) : []),
    '',
    ...(heading !== '' && at === 2 ? [heading, ''] : []),
  ])
  const listed =
    list === undefined
      ? []
      : (lists[list]?.(asked, letterOf) ??
        asked.map((question, at) => numbered(list, at).replace(/B$/u, letterOf(question))))
  const isInLine = head.endsWith('>')
  const behind = isInLine
    ? [`${head.replace(/\s?[:：]?>$/u, '')}: ${listed.join(', ')}`]
    : [...(head !== '' && list !== undefined ? [head] : []), ...listed]
  return [...lines, ...behind].join('\n')
}

function numbered(number: string, at: number): string {
  return number.replace('1', String(at + 1))
}

function said(key: string, { options, right, why }: AskedQuestion, letter: string): string[] {
  return key === ''
    ? []
    : key
        .replaceAll(/(?<![A-Za-z])[Bb](?![A-Za-z]| C)/gu, (sign) => (sign === 'b' ? letter.toLowerCase() : letter))
        .replaceAll('…', () => options[right] ?? '')
        .replaceAll('~', () => why)
        .split('⏎')
}

/** What an upload of the paper gives. */
export function outcomeIn(way: LanguageWay): Promise<WayOutcome> {
  return outcomeOfFile(
    new TextEncoder().encode(writtenIn(way)),
    'paper.txt',
    oneOf(askedAbroad.get(way.language) ?? []),
  )
}
