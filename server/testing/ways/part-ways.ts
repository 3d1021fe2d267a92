import { paragraph, table, wordFile } from '../samples/word-files.ts'
import { type AskedParts, askedParts } from './asked-parts.ts'
import { type PartKeyWay, partKeyWays } from './part-key-ways.ts'
import { type WayOutcome, outcomeOfFile, plain } from './way-outcome.ts'

/** A paper in parts: how they are headed, how their questions are counted, and where the keys are. */
export interface PartWay {
  head: string
  number: string
  count: string
  key: string
}

/** The heading of each part; the last is that of the essays. */
const headWays: Readonly<Record<string, readonly string[]>> = {
  ministry: [
    'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn. Thí sinh trả lời từ câu 1 đến câu 4. Mỗi câu hỏi thí sinh chỉ chọn một phương án.',
    'PHẦN II. Câu trắc nghiệm đúng sai. Thí sinh trả lời từ câu 1 đến câu 2. Trong mỗi ý a), b), c), d) ở mỗi câu, thí sinh chọn đúng hoặc sai.',
    'PHẦN III. Câu trắc nghiệm trả lời ngắn. Thí sinh trả lời từ câu 1 đến câu 3.',
    'PHẦN IV. TỰ LUẬN',
  ],
  'PHẦN I:': ['PHẦN I: TRẮC NGHIỆM', 'PHẦN II: ĐÚNG - SAI', 'PHẦN III: TRẢ LỜI NGẮN', 'PHẦN IV: TỰ LUẬN'],
  'Phần 1.': ['Phần 1. Trắc nghiệm', 'Phần 2. Đúng/Sai', 'Phần 3. Trả lời ngắn', 'Phần 4. Tự luận'],
  'PHẦN 1 –': ['PHẦN 1 – TRẮC NGHIỆM', 'PHẦN 2 – ĐÚNG SAI', 'PHẦN 3 – TRẢ LỜI NGẮN', 'PHẦN 4 – TỰ LUẬN'],
  'I.': [
    'I. TRẮC NGHIỆM NHIỀU LỰA CHỌN (3 điểm)',
    'II. TRẮC NGHIỆM ĐÚNG SAI (4 điểm)',
    'III. TRẢ LỜI NGẮN (2 điểm)',
    'IV. TỰ LUẬN (1 điểm)',
  ],
  'I/': ['I/ Trắc nghiệm', 'II/ Đúng sai', 'III/ Trả lời ngắn', 'IV/ Tự luận'],
  'A.': ['A. TRẮC NGHIỆM', 'B. ĐÚNG SAI', 'C. TRẢ LỜI NGẮN', 'D. TỰ LUẬN'],
  'Dạng 1.': ['Dạng 1. Trắc nghiệm', 'Dạng 2. Đúng sai', 'Dạng 3. Trả lời ngắn', 'Dạng 4. Tự luận'],
  'PHẦN TRẮC NGHIỆM': ['PHẦN TRẮC NGHIỆM', 'PHẦN ĐÚNG SAI', 'PHẦN TRẢ LỜI NGẮN', 'PHẦN TỰ LUẬN'],
  '**I.**': ['**I. Trắc nghiệm**', '**II. Đúng sai**', '**III. Trả lời ngắn**', '**IV. Tự luận**'],
  '## PHẦN I': ['## PHẦN I. TRẮC NGHIỆM', '## PHẦN II. ĐÚNG SAI', '## PHẦN III. TRẢ LỜI NGẮN', '## PHẦN IV. TỰ LUẬN'],
  'PART 1': ['PART 1. MULTIPLE CHOICE', 'PART 2. TRUE OR FALSE', 'PART 3. SHORT ANSWERS', 'PART 4. WRITING'],
}

const numberWays: Readonly<Record<string, (number: number) => string>> = {
  'Câu 1.': (number) => `Câu ${number}. `,
  'Câu 1:': (number) => `Câu ${number}: `,
  'CÂU 1.': (number) => `CÂU ${number}. `,
  'Câu 1': (number) => `Câu ${number} `,
  'Câu 1 (NB).': (number) => `Câu ${number} (NB). `,
  '[NB] Câu 1.': (number) => `[NB] Câu ${number}. `,
  'Câu 1⏎': (number) => `Câu ${number}\n`,
  '**Câu 1.**': (number) => `**Câu ${number}.** `,
  'Question 1.': (number) => `Question ${number}. `,
  'Bài 1.': (number) => `Bài ${number}. `,
  '1.': (number) => `${number}. `,
  '1)': (number) => `${number}) `,
}

const essay = 'Em hãy tả con vật mà em yêu thích.'

/** Whether each part counts from one, and whether essays stand behind them. */
const countWays: Readonly<Record<string, { goesOn: boolean; hasEssays: boolean }>> = {
  'from one': { goesOn: false, hasEssays: false },
  'goes on': { goesOn: true, hasEssays: false },
  'from one, essays': { goesOn: false, hasEssays: true },
  'goes on, essays': { goesOn: true, hasEssays: true },
}

export const usualPartWay: PartWay = { head: 'ministry', number: 'Câu 1.', count: 'from one', key: 'below' }

export const partWays: Readonly<Record<keyof PartWay, readonly string[]>> = {
  head: Object.keys(headWays),
  number: Object.keys(numberWays),
  count: Object.keys(countWays),
  key: Object.keys(partKeyWays),
}

/** A list without headings says nothing where each part counts from one. */
export function isPart({ count, key }: PartWay): boolean {
  return countWays[count]?.goesOn === true || partKeyWays[key]?.isOfOneCount !== true
}

/** Lines, and the rows of tables. */
export type PartBlock = string | readonly (readonly string[])[]

function writtenParts({ head, number, count, key }: PartWay, asked: AskedParts): PartBlock[] {
  const heads = headWays[head] ?? []
  const { goesOn = false, hasEssays = false } = countWays[count] ?? {}
  const way: PartKeyWay = partKeyWays[key] ?? {}
  const counted = (before: number, at: number): number => (goesOn ? before : 0) + at + 1
  const begun = (before: number, at: number, asks: string): string[] =>
    `${numberWays[number]?.(counted(before, at)) ?? ''}${asks}`.split('\n')
  const { choices, statements, typed } = asked
  const said = {
    choices: choices.map((own, at) => ({ number: counted(0, at), letter: 'ABCD'[own.right] ?? '' })),
    statements: statements.map(({ truths }, at) => ({ number: counted(choices.length, at), truths })),
    typed: typed.map(({ answer }, at) => ({ number: counted(choices.length + statements.length, at), answer })),
    heads,
  }
  return [
    heads[0] ?? '',
    ...choices.flatMap((own, at) => [
      ...begun(0, at, own.asks),
      ...own.options.map((text, place) => `${'ABCD'[place] ?? ''}. ${text}`),
      ...(way.belowChoice?.('ABCD'[own.right] ?? '') ?? []),
    ]),
    ...(way.behindParts?.(said)[0] ?? []),
    heads[1] ?? '',
    ...statements.flatMap((own, at) => [
      ...begun(choices.length, at, own.asks),
      ...own.statements.map(
        (text, place) => `${'abcd'[place] ?? ''}) ${text}${way.behindStatement?.(own.truths[place] === true) ?? ''}`,
      ),
      ...(way.belowStatements?.(own.truths) ?? []),
    ]),
    ...(way.behindParts?.(said)[1] ?? []),
    heads[2] ?? '',
    ...typed.flatMap((own, at) => [
      ...begun(choices.length + statements.length, at, own.asks),
      ...(way.belowTyped?.(own.answer) ?? []),
    ]),
    ...(way.behindParts?.(said)[2] ?? []),
    ...(hasEssays ? [heads[3] ?? '', ...begun(choices.length + statements.length + typed.length, 0, essay)] : []),
    ...(way.list?.(said) ?? []),
  ]
}

/** What an upload of the paper gives; one with tables is a Word file. */
export function outcomeOfParts(way: PartWay, asked: AskedParts = askedParts): Promise<WayOutcome> {
  const blocks = writtenParts(way, asked)
  const texts = new Set([...expectedTexts(asked), essay].map(plain))
  const isMeant = (told: string): boolean => texts.has(told)
  const lines = blocks.filter((block): block is string => typeof block === 'string')
  return lines.length === blocks.length
    ? outcomeOfFile(new TextEncoder().encode(lines.join('\n')), 'de.txt', isMeant)
    : outcomeOfFile(
        wordFile(blocks.map((block) => (typeof block === 'string' ? paragraph(block) : table(block))).join('')),
        'de.docx',
        isMeant,
      )
}

/** How many questions the paper asks. */
export function askedOfParts({ count }: PartWay): number {
  return expectedTexts(askedParts).length + (countWays[count]?.hasEssays === true ? 1 : 0)
}

function expectedTexts({ choices, statements, typed }: AskedParts): string[] {
  return [
    ...choices.map(({ asks, options, right }) =>
      [asks, ...options.map((text, at) => (at === right ? '*' : '') + text)].join(' | '),
    ),
    ...statements.map(({ asks, statements: own, truths }) =>
      [asks, ...own.map((text, at) => (truths[at] ? '*' : '') + text)].join(' | '),
    ),
    ...typed.map(({ asks, answer }) => `${asks} | *${answer}`),
  ]
}
