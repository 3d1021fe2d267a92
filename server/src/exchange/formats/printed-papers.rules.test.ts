import type { Language } from '@lms/contracts/messages.ts'
import { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { someItem, someItemOf } from '../../../testing/records/exchange-item.ts'
import { samplePaper, samplePicture, somePicture } from '../../../testing/samples/sample-paper.ts'
import { paragraph } from '../../../testing/samples/word-files.ts'
import { casesOf } from '../../../testing/setup/drawn-cases.ts'
import { paperDocx } from '../../quizzes/paper/docx/paper-docx.ts'
import { formulaOmml } from '../../quizzes/paper/formulas/formula-omml.ts'
import { type PaperFile, textsIn } from '../../quizzes/paper/paper-file.ts'
import type { AskedQuestion } from '../../quizzes/paper/paper.ts'
import { inline } from '../../quizzes/paper/printed-parts.ts'
import { formulaElement, unescapeText } from '../formulas-in-text.ts'
import type { Item, ReadFile } from '../item.ts'
import { readFileAs } from '../read-file.ts'

const passage = 'Đọc đoạn văn sau và trả lời các câu hỏi.\nNgày xưa có một cô bé. Câu 9. Cô tên là gì?'
const otherPicture = samplePicture.replace('aaa', 'bbb')

/** Things that stand in a question beside its words. */
const beside = fc.constantFrom(
  '',
  '',
  `<p><img src="${samplePicture}" alt="hình vuông"></p>`,
  `<p>Như <img src="${otherPicture}"> đây</p>`,
  '<table><tbody><tr><td><p>1</p></td><td><p>B</p></td></tr><tr><td><p>2. A</p></td><td><p>x</p><p>y</p></td></tr></tbody></table>',
  formulaElement('\\sideset{_1}{^2}\\prod x', true),
  `<p>${'Một câu rất dài. '.repeat(40).trim()}</p>`,
)

const written: fc.Arbitrary<Item> = fc
  .constantFrom(...questionTypes)
  .chain((type) => someItemOf(type) ?? someItem)
  .chain((item) => beside.map((more) => ({ ...item, content: item.content + more })))

interface Placed {
  item: Item
  section: number
}

const quiz = fc.record({
  placed: fc.array(fc.record({ item: written, section: fc.integer({ min: -1, max: 1 }) }), {
    minLength: 2,
    maxLength: 7,
  }),
  instructions: fc.tuple(fc.constantFrom(passage, 'Mỗi câu chọn một đáp án.', ''), fc.constantFrom(passage, '')),
  /** What each point is worth here. */
  worth: fc.constantFrom(1, 0.5),
  options: fc.record({
    versions: fc.integer({ min: 1, max: 3 }),
    shuffleQuestions: fc.boolean(),
    shuffleAnswers: fc.boolean(),
    seed: fc.nat(1000),
  }),
  withKey: fc.boolean(),
  withExplanations: fc.boolean(),
  language: fc.constantFrom<Language>('vi', 'en'),
})
type Quiz = Parameters<Parameters<typeof quiz.map>[0]>[0]

const idOf = (index: number): string => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`
const withIds = <Value extends object>(values: readonly Value[] = [], from = 0): (Value & { _id: string })[] =>
  values.map((value, index) => ({ ...value, _id: idOf(from + index) }))

/** As the bank holds it; no two ask the same. */
function bankQuestion({ item, section }: Placed, index: number, worth: number): AskedQuestion {
  const { type, answers, explanation, pairs = [], extras = [], items = [], gaps = [] } = item
  const parts = {
    ...item,
    pairs: pairs.map((pair, at) => ({ ...pair, leftId: idOf(at), rightId: idOf(100 + at) })),
    extraIds: extras.map((_, at) => idOf(200 + at)),
    itemIds: items.map((_, at) => idOf(at)),
    gaps: gaps.map((gap, at) => ({ ...gap, answers: withIds(gap.answers, at * 100) })),
    statements: withIds(item.statements),
    rubric: withIds(item.rubric),
  }
  return {
    id: idOf(index),
    type,
    content: item.content.replace('<p>', `<p>Bài số ${index}: `),
    explanation,
    points: (item.points ?? 1) * worth,
    answers,
    ...(section >= 0 && { section }),
    parts: questionTypeRules[type].parts === null && type !== 'numeric' ? {} : QuestionParts.parse(parts),
  }
}

async function printed({ instructions, options, withKey, withExplanations, language }: Quiz, asked: AskedQuestion[]) {
  const { or, isTrue, isFalse, unit, unitMissing } = textsIn(language)
  const file = await samplePaper(
    { ...options, or, isTrue, isFalse, unit, unitMissing },
    { withKey, withExplanations, language },
    asked,
  )
  const sections = instructions.map((instruction, at) => ({
    title: `Phần ${at + 1}: Câu 4 (2 điểm)`,
    instruction,
    minutes: at === 0 ? 15 : null,
  }))
  const pictures = new Map([...file.pictures, [otherPicture, await somePicture(64, 48)]])
  return { ...file, pictures, head: { ...file.head, sections } }
}

/** Two spellings of one formula are one, and a picture is what it shows. */
function seen(html: string, { pictures }: Pick<ReadFile, 'pictures'>, file: PaperFile): string {
  const addresses = [...file.pictures].map(([address, { content }]) => [address, Buffer.from(content)] as const)
  return html
    .replaceAll(
      /data-latex="([^"]*)"/g,
      (_, latex: string) => `data-latex="${formulaOmml(unescapeText(latex), false) ?? latex}"`,
    )
    .replaceAll(/src="picture:([^"]*)"/g, (_, name: string) => {
      const content = pictures.find((one) => one.name === decodeURIComponent(name))?.content ?? []
      return `src="${addresses.find(([, known]) => known.equals(Buffer.from(content)))?.[0]}"`
    })
}

/** What is asked, offered and right, however it is kept; `order`: of the options on the paper. */
function told(
  item: Omit<AskedQuestion, 'id' | 'points'> | Item,
  order: readonly number[] | null,
  see: (html: string) => string,
  withKey: boolean,
) {
  const parts = 'parts' in item ? { ...item.parts } : (item as Item)
  const one = (html: string): string => see(inline(html))
  const inPaper = <Value>(values: readonly Value[]): Value[] =>
    order ? order.flatMap((at) => values[at] ?? []) : [...values]
  const typed = questionTypeRules[item.type].answeredBy === 'text'
  const gaps = (parts.gaps ?? []).map(({ kind, answers }) => ({
    kind: withKey || kind === 'choice' ? kind : 'text',
    answers: (withKey || kind === 'choice' ? answers : [])
      .map(({ text, isCorrect, tolerance }) => `${text} ${withKey && isCorrect} ${tolerance}`)
      .toSorted(),
  }))
  const rights = (parts.pairs ?? []).map(({ right }) => one(right))
  return {
    type: item.type,
    content: see(item.content),
    answers: (typed ? (withKey ? item.answers : []) : inPaper(item.answers)).map(({ text, isCorrect, tolerance }) => ({
      text: typed ? textOf(text) : one(text),
      isCorrect: withKey && isCorrect,
      tolerance,
    })),
    unit: (withKey && parts.unit) || null,
    lefts: (parts.pairs ?? []).map(({ left }) => one(left)),
    rights: withKey ? rights.filter((text) => text !== '') : [],
    extras: [...(parts.extras ?? []).map(one), ...(withKey ? [] : rights)].filter((text) => text !== '').toSorted(),
    items: withKey ? (parts.items ?? []).map(one) : inPaper((parts.items ?? []).map(one)),
    gaps,
    statements: (parts.statements ?? []).map(({ text, isTrue }) => ({ text: one(text), isTrue: withKey && isTrue })),
    rubric: withKey ? (parts.rubric ?? []).map(({ text, points }) => `${text} ${points}`) : [],
  }
}

test(
  'a paper that was printed as Word comes back whole, and without its key it waits for one',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(quiz, async (given) => {
        const { placed, instructions, worth, withKey, withExplanations } = given
        const asked = placed.map((one, index) => bankQuestion(one, index, worth))
        const file = await printed(given, asked)
        const read = await readFileAs('docx', await paperDocx(file))
        const order = file.papers[0]?.frozen ?? []
        const inOrder = order.flatMap(({ questionId }) => asked.find(({ id }) => id === questionId) ?? [])
        const see = (html: string): string => seen(html, read, file)
        expect(read.items.map(({ item }) => told(item, null, see, true))).toEqual(
          inOrder.map((question, index) => {
            const instruction = instructions[question.section ?? -1] ?? ''
            const shared =
              instruction === passage
                ? passage
                    .split('\n')
                    .map((line) => `<p>${line}</p>`)
                    .join('')
                : ''
            return told({ ...question, content: shared + question.content }, order[index]?.order ?? [], see, withKey)
          }),
        )
        const [first = 1] = read.items.map(({ item }) => item.points ?? 0)
        expect(read.items.map(({ item }) => (item.points ?? 0) * (inOrder[0]?.points ?? 0))).toEqual(
          inOrder.map(({ points }) => points * first),
        )
        const explained = withKey && withExplanations
        expect(read.items.map(({ item }) => see(item.explanation))).toEqual(
          inOrder.map(({ explanation }) => (explained ? see(explanation) : '')),
        )
        const waits = read.items.map(({ problems }) =>
          problems.flatMap(({ code, isBlocking }) => (isBlocking ? [code] : [])),
        )
        expect(waits).toEqual(inOrder.map(({ type }) => (withKey || type === 'essay' ? [] : ['noKey'])))
      }),
      { numRuns: casesOf(60) },
    )
  },
)

describe('what somebody typed into it since', () => {
  async function typedInto(lines: readonly string[]) {
    const parts = unzipSync(await paperDocx(await samplePaper()))
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
      .replace('Tất cả các đáp án trên', 'Tất cả các phương án trên')
      .replace(/(?=<w:p>(?:(?!<w:p>).)*ĐÁP ÁN)/su, lines.map((line) => paragraph(line)).join(''))
    return readFileAs('docx', zipSync({ ...parts, 'word/document.xml': strToU8(text) }))
  }

  test('is another question, read as it is typed', async () => {
    const { items } = await typedInto(['Câu 6. 2 + 2 bằng mấy?', 'A. 4', 'B. 5', 'Đáp án: A'])
    expect(items.map(({ problems }) => problems)).toEqual([[], [], [], [], [], []])
    expect(items[0]?.item.answers.at(-1)?.text).toBe('<p>Tất cả các phương án trên</p>')
    expect(items[4]?.item.answers).toHaveLength(2)
    expect(items[5]?.item.answers).toEqual([
      { text: '<p>4</p>', isCorrect: true },
      { text: '<p>5</p>', isCorrect: false },
    ])
  })

  test('or is said to be left over', async () => {
    const { items, notes } = await typedInto(['Nộp bài đúng giờ.'])
    expect(items).toHaveLength(5)
    expect(notes).toEqual([{ code: 'linesLeftOver', text: '(1) Nộp bài đúng giờ.' }])
  })
})
