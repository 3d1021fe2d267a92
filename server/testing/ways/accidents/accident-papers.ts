import { type AskedQuestion, letterOf, manyQuestions } from '../asked-questions.ts'
import { keyWays } from '../key-ways.ts'
import { numberWays, optionWays } from '../label-ways.ts'
import { type WayOutcome, outcomeOfFile, plain, toldAs } from '../way-outcome.ts'
import type { Accident, WrittenQuestion } from './accident.ts'
import { aroundAccidents, glued, keyAccidents } from './around-accidents.ts'
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

const inTheMiddle = 4

/** What an upload of the paper gives; null where this cannot happen to it. */
export async function outcomeOfAccident(paper: UsualPaper, name: string, at: number): Promise<WayOutcome | null> {
  const accident = accidents[name]
  const own = manyQuestions[at]
  const lines = accident && own && canHappen(paper, accident, own) ? writtenWith(paper, accident, own) : null
  if (!accident || !own || !lines) return null
  const meant = accident.meant ? accident.meant(own) : own
  const also = accident.also?.(own)
  const told = new Set(
    [...manyQuestions.filter((one) => one !== own), ...(meant ? [meant] : []), ...(also ? [also] : [])].map(toldAs),
  )
  const isMeant = (text: string): boolean =>
    told.has(plain((accident.added ?? []).reduce((left, added) => left.replace(plain(added), ' '), text)))
  return outcomeOfFile(new TextEncoder().encode(lines.join('\n')), 'de.txt', isMeant)
}

function canHappen({ option, key }: UsualPaper, { needs, key: said }: Accident, own: AskedQuestion): boolean {
  const label = optionWays[option]?.(2) ?? ''
  const { below, list } = keyWays[key] ?? {}
  const named = (below?.(own) ?? []).some((line) => new RegExp(`(?<!\\p{L})${letterOf(own)}(?!\\p{L})`, 'u').test(line))
  if (needs === 'label') return /[Cc3]/u.test(label)
  if (needs === 'letter') return /[Cc]/u.test(label)
  return needs !== 'key' || named || (list !== undefined && said !== undefined)
}

function writtenWith(paper: UsualPaper, accident: Accident, changed: AskedQuestion): string[] | null {
  const way = keyWays[paper.key] ?? {}
  const isUnmarked = accident === accidents['key: left out']
  if (isUnmarked && way.stem) return null
  const lines: string[] = []
  for (const [place, own] of manyQuestions.entries()) {
    const usual = written(paper, own, place, !isUnmarked || own !== changed)
    const { stem, options, below } = own === changed ? accident.change(usual, own, place + 1) : usual
    const [first = '', ...others] = [...stem, ...options.flat(), ...below]
    if (first === glued) {
      if (lines.at(-1) === '') lines.pop()
      lines.push(`${lines.pop() ?? ''} ${others.shift() ?? ''}`, ...others)
    } else lines.push(first, ...others)
    if (paper.between !== 'none' && place < manyQuestions.length - 1) lines.push(paper.between)
  }
  const list = way.list?.(manyQuestions) ?? []
  const said = accident.key ? listSaying(list, changed, accident.key(letterOf(changed))) : list
  return said && [...lines, ...said]
}

function written(
  { number, option, key }: UsualPaper,
  own: AskedQuestion,
  place: number,
  isKeyed: boolean,
): WrittenQuestion {
  const way = keyWays[key] ?? {}
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

/** What was taken wrong when each accident befell one question in the middle of some of the papers. */
export async function wrongAfterAccidents(papersEach: number): Promise<string[]> {
  const wrong: string[] = []
  for (const [at, name] of Object.keys(accidents).entries())
    for (let turn = 0; turn < papersEach; turn += 1) {
      const paper = usualPapers[(at * 7 + turn * 29) % usualPapers.length]
      const outcome = paper ? await outcomeOfAccident(paper, name, inTheMiddle) : null
      const text = Object.values(paper ?? {}).join(' ~ ')
      wrong.push(...(outcome?.wrong ?? []).map((told) => `${name} ~ ${text}: ${told}`))
    }
  return wrong
}
