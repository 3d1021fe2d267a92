import { type AskedQuestion, letterOf, manyQuestions } from '../asked-questions.ts'
import { type KeyWay, keyWays } from '../key-ways.ts'
import { numberWays, optionWays } from '../label-ways.ts'
import { type WayOutcome, outcomeOfFile, plain, toldAs } from '../way-outcome.ts'
import type { Accident, WrittenQuestion } from './accident.ts'
import { aroundAccidents, glued, keyAccidents } from './around-accidents.ts'
import { lookWays, lookedFile } from './looked-keys.ts'
import { optionAccidents } from './option-accidents.ts'
import { stemAccidents } from './stem-accidents.ts'

export const accidents: Readonly<Record<string, Accident>> = {
  ...optionAccidents,
  ...stemAccidents,
  ...aroundAccidents,
  ...keyAccidents,
}

/** How a paper is written but for the one question. */
export interface UsualPaper {
  number: string
  option: string
  key: string
  between: string
}

const numbers = ['Câu 1:', '1.', 'Câu 1', 'Question 1:', '1)', 'Câu 1:⏎', 'Bài 1:', 'Câu 1 (NB):']
const labels = ['A. ', 'a) ', 'A) ', '- ', '', 'A/ ', '1) ', 'A.']
const keys = [
  'below Đáp án: B',
  'list 1.B 2.C',
  'before *',
  'behind  ✓',
  'below Answer: B',
  'below B',
  'list 1. B in lines without a head',
  'below Lời giải: … Chọn B.',
  'behind  (đúng)',
  'list Câu 1: B in lines',
  'below Đáp án: …',
  'before ✅ ',
  'list BCAD',
  'below => B',
  'below Đáp án: B\nGiải thích: …',
  'list Câu 1. Chọn B. …',
  'stem (B)',
  'behind *',
  'behind  (x)',
  'below Đáp án: B. …',
]

const papersEach = 4

/** Each key with the usual labels, and beside others. */
export const usualPapers: readonly UsualPaper[] = keys.flatMap((key, at) =>
  Array.from({ length: papersEach }, (_, turn) => ({
    key,
    number: turn === 0 ? (at % 2 === 0 ? 'Câu 1:' : '1.') : (numbers[(at * 3 + turn * 5) % numbers.length] ?? ''),
    option:
      turn === 0
        ? 'A. '
        : turn === 1
          ? at % 3 === 0
            ? 'a) '
            : 'A) '
          : (labels[(at + turn * 3) % labels.length] ?? ''),
    between: turn % 2 === 0 ? '' : 'none',
  })),
)

/** Paragraphs of Word, in which the right option looks otherwise. */
export const lookedPapers: readonly UsualPaper[] = Object.keys(lookWays).flatMap((key, at) =>
  Array.from({ length: 2 }, (_, turn) => ({
    key,
    number: numbers[(at * 3 + turn * 5) % numbers.length] ?? '',
    option: turn === 0 ? 'A. ' : (labels[(at * 3 + 1) % labels.length] ?? ''),
    between: turn === 0 ? 'none' : '',
  })),
)

function wayOf(key: string): KeyWay {
  return keyWays[key] ?? lookWays[key] ?? {}
}

/** What happens to which question. */
export interface Happened {
  name: string
  at: number
}

/** What an upload of the paper gives; null where this cannot happen to it. */
export async function outcomeOfAccidents(paper: UsualPaper, happened: readonly Happened[]): Promise<WayOutcome | null> {
  const lines = linesOf(paper, happened)
  if (!lines) return null
  const isMeant = meantAfter(happened)
  return paper.key in lookWays
    ? outcomeOfFile(lookedFile(lines, paper.key), 'de.docx', isMeant)
    : outcomeOfFile(new TextEncoder().encode(lines.join('\n')), 'de.txt', isMeant)
}

/** Whether it was told as one of the questions, or as they are meant now. */
function meantAfter(happened: readonly Happened[]): (told: string) => boolean {
  const befallen = happened.flatMap(({ name, at }) => {
    const [accident, own] = [accidents[name], manyQuestions[at]]
    return accident && own ? [{ accident, own }] : []
  })
  const changed = befallen.flatMap(({ accident, own }) => [
    accident.meant ? accident.meant(own) : own,
    accident.also?.(own) ?? null,
  ])
  const untouched = manyQuestions.filter((_, at) => !happened.some((one) => one.at === at))
  const told = new Set([...untouched, ...changed].flatMap((meant) => (meant ? [toldAs(meant)] : [])))
  const added = befallen.flatMap(({ accident }) => (accident.added ?? []).map(plain))
  return (text) => told.has(plain(added.reduce((left, one) => left.replace(one, ' '), text)))
}

function canHappen({ option, key }: UsualPaper, { needs, key: said }: Accident, own: AskedQuestion): boolean {
  const label = optionWays[option]?.(2) ?? ''
  const { below, list } = wayOf(key)
  const named = (below?.(own) ?? []).some((line) => new RegExp(`(?<!\\p{L})${letterOf(own)}(?!\\p{L})`, 'u').test(line))
  if (needs === 'label') return /[Cc3]/u.test(label)
  if (needs === 'letter') return /[Cc]/u.test(label)
  return needs !== 'key' || named || (list !== undefined && said !== undefined)
}

/** Null where one of them cannot happen to such a paper. */
function linesOf(paper: UsualPaper, happened: readonly Happened[]): string[] | null {
  const way = wayOf(paper.key)
  const lines: string[] = []
  let list: readonly string[] | null = way.list?.(manyQuestions) ?? []
  for (const [place, own] of manyQuestions.entries()) {
    const found = happened.find(({ at }) => at === place)
    const accident = found && accidents[found.name]
    if (accident && !canHappen(paper, accident, own)) return null
    const isUnmarked = accident === accidents['key: left out']
    if (isUnmarked && way.stem) return null
    const usual = written(paper, own, place, !isUnmarked)
    const { stem, options, below } = accident?.change(usual, own, place + 1) ?? usual
    const [first = '', ...others] = [...stem, ...options.flat(), ...below]
    if (first === glued) {
      if (lines.at(-1) === '') lines.pop()
      lines.push(`${lines.pop() ?? ''} ${others.shift() ?? ''}`, ...others)
    } else lines.push(first, ...others)
    if (paper.between !== 'none' && place < manyQuestions.length - 1) lines.push(paper.between)
    list = list && accident?.key ? listSaying(list, own, accident.key(letterOf(own))) : list
  }
  return list && [...lines, ...list]
}

function written(
  { number, option, key }: UsualPaper,
  own: AskedQuestion,
  place: number,
  isKeyed: boolean,
): WrittenQuestion {
  const way = wayOf(key)
  return {
    stem: `${numberWays[number]?.(place + 1) ?? ''}${own.asks}${way.stem?.(own) ?? ''}`.split('\n'),
    options: own.options.map((text, at) => {
      const label = optionWays[option]?.(at) ?? ''
      const { before = '', inside = '', behind = '' } = at === own.right && isKeyed ? way : {}
      return [`${before}${label}${inside}${text}${behind}`]
    }),
    below: way.below?.(own) ?? [],
  }
}

/** Null where the number of the question does not stand before its letter. */
function listSaying(list: readonly string[], own: AskedQuestion, said: string): string[] | null {
  if (list.length === 0) return []
  const number = manyQuestions.indexOf(own) + 1
  const sign = new RegExp(`((?<!\\d)${number}(?!\\d)[^\\n\\p{L}\\d]*(?:Chọn )?)${letterOf(own)}(?!\\p{L})`, 'u')
  const text = list.join('\n')
  return sign.test(text) ? text.replace(sign, (_, before: string) => before + said).split('\n') : null
}
