import { type AskedQuestion, letterOf, rightOf } from './asked-questions.ts'

/** Where a paper says which option is right, and how. */
export interface KeyWay {
  /** Lines below the options. */
  below?: (question: AskedQuestion) => string[]
  /** Behind what is asked. */
  stem?: (question: AskedQuestion) => string
  /** At the right option: before its letter, behind its letter, behind its text. */
  before?: string
  inside?: string
  behind?: string
  /** Below all questions. */
  list?: (questions: readonly AskedQuestion[]) => string[]
}

const typedBelow = [
  'BENAR=B',
  '我的答案:正确答案:B',
  '你的答案:D正确答案:B',
  'Đáp án: B',
  'Đáp án B',
  'Đáp án: b',
  'Đáp án đúng: B',
  'Đáp án đúng là B',
  'Đáp án là B',
  'ĐA: B',
  'Đ/A: B',
  'DA: B',
  'Dap an: B',
  '(Đáp án: B)',
  '[Đáp án: B]',
  '**Đáp án: B**',
  'Đáp án : B',
  'Đáp án - B',
  'Đáp án = B',
  'Đáp án\nB',
  'Đáp án:\nB',
  'Answer: B',
  'ANSWER: B',
  'Ans: B',
  'Key: B',
  'Correct answer: B',
  'Correct: B',
  'The answer is B.',
  'Answer B',
  '=> B',
  '→ B',
  '-> B',
  '⇒ Chọn B',
  '=> Đáp án B',
  'Chọn B',
  'Chọn: B',
  'Chọn đáp án B',
  'Chọn câu B',
  'Chọn phương án B',
  'Phương án đúng: B',
  'Trả lời: B',
  'TL: B',
  'KQ: B',
  'Đúng: B',
  'B',
  'b',
  '(B)',
  '[B]',
  '✅ Đáp án: B',
  '👉 B',
  '// B',
  '@B',
  '#B',
  '<B>',
  'Đ: B',
]
const saidBelow: Readonly<Record<string, (question: AskedQuestion) => string>> = {
  'Đáp án: B. …': (own) => `Đáp án: ${letterOf(own)}. ${rightOf(own)}`,
  'Đáp án: …': (own) => `Đáp án: ${rightOf(own)}`,
  'Đáp án: 2': ({ right }) => `Đáp án: ${right + 1}`,
  '=> …': (own) => `=> ${rightOf(own)}`,
  '…': rightOf,
  '2': ({ right }) => String(right + 1),
  '1 from zero': ({ right }) => String(right),
  'B. …': (own) => `${letterOf(own)}. ${rightOf(own)}`,
  'Lời giải: … Chọn B.': (own) => `Lời giải: ${own.why} Chọn ${letterOf(own)}.`,
  'Lời giải\n…\nChọn B': (own) => `Lời giải\n${own.why}\nChọn ${letterOf(own)}`,
  'Hướng dẫn giải\nĐáp án B\n…': (own) => `Hướng dẫn giải\nĐáp án ${letterOf(own)}\n${own.why}`,
  'Lời giải. … Chọn B.': (own) => `Lời giải. ${own.why} Chọn ${letterOf(own)}.`,
  'Lời giải. Chọn B. …': (own) => `Lời giải. Chọn ${letterOf(own)}. ${own.why}`,
  'Lời giải. … Chọn $\\mathbf{B}$.': (own) => `Lời giải. ${own.why} Chọn $\\mathbf{${letterOf(own)}}$.`,
  'Đáp án: B\nGiải thích: …': (own) => `Đáp án: ${letterOf(own)}\nGiải thích: ${own.why}`,
  'Đáp án: B (…)': (own) => `Đáp án: ${letterOf(own)} (${own.why})`,
  'Đáp án: B - …': (own) => `Đáp án: ${letterOf(own)} - ${own.why}`,
  'Đáp án: B. Vì …': (own) => `Đáp án: ${letterOf(own)}. Vì ${own.why}`,
}

const asBelow =
  (typed: string): NonNullable<KeyWay['below']> =>
  (own) =>
    typed
      .replace(/(?<!\p{L})[Bb](?!\p{L})/u, (sign) => (sign === 'B' ? letterOf(own) : letterOf(own).toLowerCase()))
      .split('\n')

const signs = {
  before: ['*', '* ', '#', '[x] ', '✓ ', '✅ ', '> ', '@', '! ', '-> ', '=> ', '(*) ', '(x) ', '[*] '],
  inside: ['*', '* ', '#', '[x] ', '(x) ', '✓ '],
  behind: [
    '*',
    ' *',
    ' (*)',
    ' (đúng)',
    ' (Đ)',
    ' ✓',
    ' ✔',
    ' ✅',
    ' x',
    ' (x)',
    ' [x]',
    ' #',
    ' => đúng',
    ' <-',
    ' ←',
    ' (correct)',
    ' (đáp án)',
    ' (ĐA)',
    ' - đúng',
    ' (T)',
    ' [đúng]',
    ' -> Đáp án',
    '!!',
    ' @',
    ' // đúng',
    ' (Comprobado)',
  ],
} as const

type Listing = (questions: readonly AskedQuestion[]) => string[]

const inLine =
  (between: string, pair: (number: number, letter: string) => string): Listing =>
  (questions) => [questions.map((own, at) => pair(at + 1, letterOf(own))).join(between)]
const inLines =
  (pair: (number: number, own: AskedQuestion) => string): Listing =>
  (questions) =>
    questions.map((own, at) => pair(at + 1, own))
const below =
  (head: string, listing: Listing): Listing =>
  (questions) => ['', ...(head === '' ? [] : [head]), ...listing(questions)]

const lists: Readonly<Record<string, Listing>> = {
  '1.B 2.C': below(
    'ĐÁP ÁN',
    inLine(' ', (number, letter) => `${number}.${letter}`),
  ),
  '1B 2C': below(
    'ĐÁP ÁN',
    inLine(' ', (number, letter) => `${number}${letter}`),
  ),
  '1-B, 2-C': below(
    'ĐÁP ÁN',
    inLine(', ', (number, letter) => `${number}-${letter}`),
  ),
  '1→B': below(
    'ĐÁP ÁN',
    inLine(' ', (number, letter) => `${number}→${letter}`),
  ),
  '1. B in lines': below(
    'BẢNG ĐÁP ÁN',
    inLines((number, own) => `${number}. ${letterOf(own)}`),
  ),
  'Câu 1: B in lines': below(
    'ĐÁP ÁN',
    inLines((number, own) => `Câu ${number}: ${letterOf(own)}`),
  ),
  'Câu 1: B. …': below(
    'ĐÁP ÁN',
    inLines((number, own) => `Câu ${number}: ${letterOf(own)}. ${rightOf(own)}`),
  ),
  'Câu 1. Chọn B. …': below(
    'LỜI GIẢI CHI TIẾT',
    inLines((number, own) => `Câu ${number}. Chọn ${letterOf(own)}. ${own.why}`),
  ),
  BCAD: below(
    'ĐÁP ÁN',
    inLine('', (_, letter) => letter),
  ),
  'B C A D': below(
    'ĐÁP ÁN',
    inLine(' ', (_, letter) => letter),
  ),
  'B in lines': below(
    'ĐÁP ÁN',
    inLines((_, own) => letterOf(own)),
  ),
  '1.B 2.C without a head': below(
    '',
    inLine(' ', (number, letter) => `${number}.${letter}`),
  ),
  '1. B in lines without a head': below(
    '',
    inLines((number, own) => `${number}. ${letterOf(own)}`),
  ),
  'Câu 1: B without a head': below(
    '',
    inLines((number, own) => `Câu ${number}: ${letterOf(own)}`),
  ),
  'Đáp án câu 1: B': below(
    '',
    inLines((number, own) => `Đáp án câu ${number}: ${letterOf(own)}`),
  ),
}

export const keyWays: Readonly<Record<string, KeyWay>> = {
  ...Object.fromEntries(typedBelow.map((typed) => [`below ${typed}`, { below: asBelow(typed) }])),
  ...Object.fromEntries(
    Object.entries(saidBelow).map(([name, say]) => [`below ${name}`, { below: (own) => say(own).split('\n') }]),
  ),
  ...Object.fromEntries(signs.before.map((sign) => [`before ${sign}`, { before: sign }])),
  ...Object.fromEntries(signs.inside.map((sign) => [`inside ${sign}`, { inside: sign }])),
  ...Object.fromEntries(signs.behind.map((sign) => [`behind ${sign}`, { behind: sign }])),
  'behind (đáp án đúng), below Đáp án: B': { behind: ' (đáp án đúng)', below: (own) => [`Đáp án: ${letterOf(own)}`] },
  'stem (B)': { stem: (own) => ` (${letterOf(own)})` },
  'stem [B]': { stem: (own) => ` [${letterOf(own)}]` },
  'stem (Đáp án: B)': { stem: (own) => ` (Đáp án: ${letterOf(own)})` },
  ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [`list ${name}`, { list }])),
}
