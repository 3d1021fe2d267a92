import type { PartBlock } from './part-ways.ts'

interface SaidParts {
  choices: readonly { number: number; letter: string }[]
  statements: readonly { number: number; truths: readonly boolean[] }[]
  typed: readonly { number: number; answer: string }[]
  heads: readonly string[]
}

/** Where and how a paper in parts says what is right. */
export interface PartKeyWay {
  belowChoice?: (letter: string) => string[]
  behindStatement?: (isTrue: boolean) => string
  belowStatements?: (truths: readonly boolean[]) => string[]
  belowTyped?: (answer: string) => string[]
  /** Below the last question of each part. */
  behindParts?: (said: SaidParts) => PartBlock[][]
  /** Below all questions. */
  list?: (said: SaidParts) => PartBlock[]
  /** Says its numbers once for all parts. */
  isOfOneCount?: boolean
}

const sign = (isTrue: boolean): string => (isTrue ? 'Đ' : 'S')
const word = (isTrue: boolean): string => (isTrue ? 'Đúng' : 'Sai')

const truthForms: Readonly<Record<string, (truths: readonly boolean[]) => string>> = {
  ĐSĐS: (truths) => truths.map(sign).join(''),
  'Đ S Đ S': (truths) => truths.map(sign).join(' '),
  'Đ, S, Đ, S': (truths) => truths.map(sign).join(', '),
  'Đ - S - Đ - S': (truths) => truths.map(sign).join(' - '),
  'a-Đ, b-S': (truths) => truths.map((own, at) => `${'abcd'[at] ?? ''}-${sign(own)}`).join(', '),
  'a) Đ b) S': (truths) => truths.map((own, at) => `${'abcd'[at] ?? ''}) ${sign(own)}`).join(' '),
  'a) Đúng; b) Sai': (truths) => truths.map((own, at) => `${'abcd'[at] ?? ''}) ${word(own)}`).join('; '),
  'a. Đ    b. S': (truths) => truths.map((own, at) => `${'abcd'[at] ?? ''}. ${sign(own)}`).join('    '),
  'aĐ bS': (truths) => truths.map((own, at) => `${'abcd'[at] ?? ''}${sign(own)}`).join(' '),
  'Đúng, Sai': (truths) => truths.map(word).join(', '),
}

const belowWays: Readonly<Record<string, PartKeyWay>> = {
  ...Object.fromEntries(
    Object.entries(truthForms).map(([name, form]) => [
      name === 'a-Đ, b-S' ? 'below' : `below ${name}`,
      {
        belowChoice: (letter: string) => [`Đáp án: ${letter}`],
        belowStatements: (truths: readonly boolean[]) => [`Đáp án: ${form(truths)}`],
        belowTyped: (answer: string) => [`Đáp án: ${answer}`],
      },
    ]),
  ),
  'below without a colon': {
    belowChoice: (letter) => [`Đáp án ${letter}`],
    belowStatements: (truths) => [`Đáp án ${truths.map(sign).join('')}`],
    belowTyped: (answer) => [`Đáp án ${answer}`],
  },
  'below without a word for statements': {
    belowChoice: (letter) => [`Đáp án: ${letter}`],
    belowStatements: (truths) => [truthForms['a. Đ    b. S']?.(truths) ?? ''],
    belowTyped: (answer) => [`Đáp án: ${answer}`],
  },
  'behind each statement (Đ)': {
    belowChoice: (letter) => [`Đáp án: ${letter}`],
    behindStatement: (isTrue) => ` (${sign(isTrue)})`,
    belowTyped: (answer) => [`Đáp án: ${answer}`],
  },
  'behind each statement - Đúng': {
    belowChoice: (letter) => [`Chọn ${letter}`],
    behindStatement: (isTrue) => ` - ${word(isTrue)}`,
    belowTyped: (answer) => [`Trả lời: ${answer}`],
  },
  'behind each statement → Đúng': {
    belowChoice: (letter) => [`=> ${letter}`],
    behindStatement: (isTrue) => ` → ${word(isTrue)}`,
    belowTyped: (answer) => [`=> ${answer}`],
  },
  'solved below': {
    belowChoice: (letter) => ['Lời giải', `Chọn ${letter}`],
    belowStatements: (truths) => ['Lời giải', ...truths.map((own, at) => `${'abcd'[at] ?? ''}) ${word(own)}`)],
    belowTyped: (answer) => ['Lời giải', `Đáp án: ${answer}`],
  },
}

type Listed = (said: SaidParts) => PartBlock[][]

const inRow =
  (
    between: string,
    form: (truths: readonly boolean[]) => string,
    pair: (number: number, text: string) => string,
  ): Listed =>
  ({ choices, statements, typed }) => [
    [choices.map(({ number, letter }) => pair(number, letter)).join(between)],
    [statements.map(({ number, truths }) => pair(number, form(truths))).join(between)],
    [typed.map(({ number, answer }) => pair(number, answer)).join(between)],
  ]
const inLines =
  (form: (truths: readonly boolean[]) => string, pair: (number: number, text: string) => string): Listed =>
  ({ choices, statements, typed }) => [
    choices.map(({ number, letter }) => pair(number, letter)),
    statements.map(({ number, truths }) => pair(number, form(truths))),
    typed.map(({ number, answer }) => pair(number, answer)),
  ]

const truthsIn = (name: string): ((truths: readonly boolean[]) => string) => truthForms[name] ?? (() => '')

const lists: Readonly<Record<string, Listed>> = {
  '1.B 2.C': inRow(' ', truthsIn('ĐSĐS'), (number, text) => `${number}.${text}`),
  '1-B; 2-C': inRow('; ', truthsIn('ĐSĐS'), (number, text) => `${number}-${text}`),
  'Câu 1: B; Câu 2: C': inRow('; ', truthsIn('ĐSĐS'), (number, text) => `Câu ${number}: ${text}`),
  '1. B in lines': inLines(truthsIn('ĐSĐS'), (number, text) => `${number}. ${text}`),
  'Câu 1: B in lines': inLines(truthsIn('a) Đ b) S'), (number, text) => `Câu ${number}: ${text}`),
  'Câu 1. B in lines': inLines(truthsIn('a-Đ, b-S'), (number, text) => `Câu ${number}. ${text}`),
  'Câu 1: Đúng, Sai in lines': inLines(truthsIn('Đúng, Sai'), (number, text) => `Câu ${number}: ${text}`),
  'a line for each statement': ({ choices, statements, typed }) => [
    [choices.map(({ number, letter }) => `${number}.${letter}`).join(' ')],
    statements.flatMap(({ number, truths }) => [
      `Câu ${number}:`,
      ...truths.map((own, at) => `${'abcd'[at] ?? ''}) ${word(own)}`),
    ]),
    typed.map(({ number, answer }) => `Câu ${number}: ${answer}`),
  ],
  '1a) Đ': ({ choices, statements, typed }) => [
    [choices.map(({ number, letter }) => `${number}${letter}`).join(' ')],
    statements.map(({ number, truths }) =>
      truths.map((own, at) => `${number}${'abcd'[at] ?? ''}) ${sign(own)}`).join('  '),
    ),
    [typed.map(({ number, answer }) => `${number}. ${answer}`).join('    ')],
  ],
  'tables with the numbers across': ({ choices, statements, typed }) => [
    [
      [
        ['Câu', ...choices.map(({ number }) => String(number))],
        ['Đáp án', ...choices.map(({ letter }) => letter)],
      ],
    ],
    [
      [
        ['Câu', ...statements.map(({ number }) => String(number))],
        ['Đáp án', ...statements.map(({ truths }) => truthsIn('ĐSĐS')(truths))],
      ],
    ],
    [
      [
        ['Câu', ...typed.map(({ number }) => String(number))],
        ['Đáp án', ...typed.map(({ answer }) => answer)],
      ],
    ],
  ],
  'tables with the numbers downwards': ({ choices, statements, typed }) => [
    [[['Câu', 'Đáp án'], ...choices.map(({ number, letter }) => [String(number), letter])]],
    [[['Câu', 'a', 'b', 'c', 'd'], ...statements.map(({ number, truths }) => [String(number), ...truths.map(sign)])]],
    [[['Câu', 'Đáp án'], ...typed.map(({ number, answer }) => [String(number), answer])]],
  ],
  'tables with the statements downwards': ({ choices, statements, typed }) => [
    [[choices.map(({ number, letter }) => `${number}. ${letter}`)]],
    [
      [
        ['Câu', ...statements.map(({ number }) => String(number))],
        ...[0, 1, 2, 3].map((at) => [
          `${'abcd'[at] ?? ''})`,
          ...statements.map(({ truths }) => sign(truths[at] === true)),
        ]),
      ],
    ],
    [[typed.map(({ number, answer }) => `${number}. ${answer}`)]],
  ],
  'tables with a row for each statement': ({ choices, statements, typed }) => [
    [[['Câu', 'Chọn'], ...choices.map(({ number, letter }) => [`Câu ${number}`, letter])]],
    [
      [
        ['Câu', 'Lệnh hỏi', 'Đáp án (Đ/S)'],
        ...statements.flatMap(({ number, truths }) =>
          truths.map((own, at) => [at === 0 ? String(number) : '', `${'abcd'[at] ?? ''})`, sign(own)]),
        ),
      ],
    ],
    [[['Câu', 'Đáp án'], ...typed.map(({ number, answer }) => [`Câu ${number}`, answer])]],
  ],
}

const shortHeads = ['Phần I', 'Phần II', 'Phần III'] as const

/** A list for each part: behind it, behind all of them below their headings or those in short, or in one line each. */
const listedWays: Readonly<Record<string, PartKeyWay>> = Object.fromEntries(
  Object.entries(lists).flatMap(([name, listed]): [string, PartKeyWay][] => [
    [`behind each part: ${name}`, { behindParts: (said) => listed(said).map((blocks) => ['ĐÁP ÁN', ...blocks]) }],
    [
      `list: ${name}`,
      {
        list: (said) => [
          '',
          'ĐÁP ÁN',
          ...listed(said).flatMap((blocks, at) => [said.heads[at]?.split(/\. (?=.{40})/u)[0] ?? '', ...blocks]),
        ],
      },
    ],
    [
      `list, short heads: ${name}`,
      {
        list: (said) => [
          '',
          'HƯỚNG DẪN CHẤM VÀ ĐÁP ÁN',
          ...listed(said).flatMap((blocks, at) => [`${shortHeads[at] ?? ''}:`, ...blocks]),
        ],
      },
    ],
    [`list without heads: ${name}`, { isOfOneCount: true, list: (said) => ['', 'ĐÁP ÁN', ...listed(said).flat()] }],
  ]),
)

const inOneLine: Readonly<Record<string, PartKeyWay>> = {
  'PHẦN I: 1.B 2.C': {
    list: (said) => [
      '',
      'ĐÁP ÁN',
      ...(lists['1.B 2.C']?.(said) ?? []).map(
        (blocks, at) => `PHẦN ${['I', 'II', 'III'][at] ?? ''}: ${String(blocks[0])}`,
      ),
    ],
  },
  'a table with a row for each part': {
    list: ({ choices, statements, typed }) => [
      '',
      'ĐÁP ÁN',
      [
        ['Phần I', ...choices.map(({ number, letter }) => `${number}.${letter}`)],
        ['Phần II', ...statements.map(({ number, truths }) => `${number}.${truthsIn('ĐSĐS')(truths)}`), '', ''],
        ['Phần III', ...typed.map(({ number, answer }) => `${number}.${answer}`), ''],
      ],
    ],
  },
  'a table with a column for each part': {
    list: (said) => [
      '',
      'ĐÁP ÁN',
      [
        ['Phần I', 'Phần II', 'Phần III'],
        ...[0, 1, 2, 3].map((at) => (lists['1. B in lines']?.(said) ?? []).map((blocks) => String(blocks[at] ?? ''))),
      ],
    ],
  },
}

export const partKeyWays: Readonly<Record<string, PartKeyWay>> = { ...belowWays, ...listedWays, ...inOneLine }
