import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { FoundParts } from '@lms/contracts/question-types/parts.ts'
import { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { Answer, Difficulty } from '@lms/contracts/questions/questions.ts'
import { QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { z } from 'zod'
import {
  type FormatReader,
  type FormatWriter,
  type Item,
  type PictureFile,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  emptyItem,
  mostItems,
  problem,
  richTextsIn,
} from '../../item.ts'
import { richTextsOf, withTexts } from '../../../questions/question-writing.ts'
import { decodeInPieces } from '../../text-decoding.ts'

/** The bank's own: the whole question, templates and hints included, with nothing lost. */

const jsonSign = 'lms-questions'

/** Before it is read: an object that says what it is. */
export function isOwnJson(head: string): boolean {
  return /^\uFEFF?\s*\{/.test(head) && head.slice(0, 200).includes(`"${jsonSign}"`)
}

const Written = z.object({
  title: z.string().default(''),
  content: z.string(),
  type: QuestionType,
  answers: z.array(Answer.omit({ _id: true })).default([]),
  explanation: z.string().default(''),
  hint: z.string().optional(),
  topic: z.string().default(''),
  tags: z.array(z.string()).default([]),
  ignoreAccents: z.boolean().default(false),
  difficulty: Difficulty.nullable().default(null),
  points: z.int().min(1).max(100).nullable().default(null),
  class: ClassCode.nullable().default(null),
  subject: z.string().nullable().default(null),
  template: QuestionTemplate.optional(),
  ...FoundParts.shape,
})

const File = z.object({
  format: z.literal(jsonSign),
  questions: z.array(z.unknown()),
  /** What stands in the texts under these addresses, in base64. */
  pictures: z.record(z.string(), z.string()).default({}),
})

export const ownJson: FormatReader & FormatWriter = {
  read(bytes) {
    const { questions, pictures: packed } = File.safeParse(parsed(bytes)).data ?? broken()
    if (questions.length > mostItems) throw new UnreadableFile('tooMuch')
    const pictures: PictureFile[] = Object.entries(packed).map(([name, content]) => ({
      name,
      content: Uint8Array.from(Buffer.from(content, 'base64')),
    }))
    const names = new Set(Object.keys(packed))
    return { items: questions.map((question, index) => readQuestion(question, index + 1, names)), pictures }
  },
  write(items, pictures) {
    const packed = [...pictures].map(([address, { content }]) => [address, Buffer.from(content).toString('base64')])
    const file = { format: jsonSign, version: 1, questions: items, pictures: Object.fromEntries(packed) }
    return new TextEncoder().encode(`${JSON.stringify(file, null, 1)}\n`)
  },
  carries: () => true,
  carriesHints: true,
  carriesTemplates: true,
  lossesOf: () => [],
}

function broken(): never {
  throw new UnreadableFile('broken')
}

function parsed(bytes: Uint8Array): unknown {
  const text = [...decodeInPieces(bytes)].join('').replace(/^\uFEFF/, '')
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return broken()
    throw error
  }
}

function readQuestion(given: unknown, number: number, pictures: ReadonlySet<string>): ReadItem {
  const place = `Câu ${number}`
  const read = Written.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const text = issue === undefined ? place : `${place}: ${issue.path.join('.')}`
    return { item: { ...emptyItem(), type: 'fill_blank' }, problems: [blocking('unreadable', text)], place }
  }
  const problems: Problem[] = []
  const item = withPictures(read.data, pictures, problems)
  return { item, problems, place }
}

/** Pictures that the file brings along are named by it; those of this site stay where they are. */
function withPictures(item: Item, names: ReadonlySet<string>, problems: Problem[]): Item {
  if (!richTextsIn(item).some((text) => text.includes('<img'))) return item
  const named = (html: string): string =>
    html.replaceAll(/(<img\b[^<>]*?\bsrc=")([^"]*)"/g, (whole, start: string, address: string) => {
      if (names.has(address)) return `${start}picture:${encodeURIComponent(address)}"`
      if (!address.startsWith('/uploads/')) problems.push(problem('pictureMissing', address))
      return whole
    })
  const texts = Object.entries(richTextsOf(item, item.type)).map(([field, html]) => [field, named(html)] as const)
  return withTexts(item, Object.fromEntries(texts))
}
