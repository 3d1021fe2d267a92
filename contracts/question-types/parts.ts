import { z } from 'zod'
import { Id, optional } from '../fields.ts'
import { says } from '../messages.ts'
import { questionMessages as messages } from '../questions/question-messages.ts'

/** What a question carries besides its text and its answers, each of it by the types that need it. */

export const partLimits = {
  pairsMinimum: 2,
  pairsMaximum: 12,
  extrasMaximum: 12,
  itemsMinimum: 2,
  itemsMaximum: 12,
  gapsMaximum: 20,
  gapAnswersMaximum: 10,
  statementsMinimum: 2,
  statementsMaximum: 8,
  rubricMaximum: 12,
  wordsMaximum: 5000,
} as const

export const gapKinds = ['choice', 'text', 'number'] as const
export type GapKind = (typeof gapKinds)[number]

/** How a type that can be partly right counts: `ordering` the first two, `statements` the last two. */
export const partCredits = ['all_or_nothing', 'pairs', 'table', 'even'] as const
export type PartCredit = (typeof partCredits)[number]

const Tolerance = z.number(says(messages.toleranceInvalid)).min(0, says(messages.toleranceInvalid)).max(1e12)

export const Unit = z.object({
  /** Several that are accepted stand apart by a line: 'cm²|cm2'. */
  text: z.string(),
  required: z.boolean(),
  /** Percent of the points that an answer without it loses, where it is required. */
  missingCosts: z.int(),
})

export const GapAnswer = z.object({
  _id: Id,
  /** Plain text. */
  text: z.string(),
  isCorrect: z.boolean(),
  tolerance: z.number().optional(),
})

export const QuestionParts = z
  .object({
    unit: Unit.nullable(),
    /** Both sides are safe HTML. */
    pairs: z.array(z.object({ leftId: Id, left: z.string(), rightId: Id, right: z.string() })),
    /** Right sides that belong to nothing. */
    extras: z.array(z.string()),
    extraIds: z.array(Id),
    /** In the right order. */
    items: z.array(z.string()),
    itemIds: z.array(Id),
    /** The first is that of `[[1]]`. */
    gaps: z.array(z.object({ kind: z.enum(gapKinds), answers: z.array(GapAnswer) })),
    /** `when`: in a template, the condition under which it is true; without one, as it is marked. */
    statements: z.array(z.object({ _id: Id, text: z.string(), isTrue: z.boolean(), when: z.string().optional() })),
    rubric: z.array(z.object({ _id: Id, text: z.string(), points: z.int() })),
    minimumWords: z.int().nullable(),
    maximumWords: z.int().nullable(),
    allowPictures: z.boolean(),
    credit: z.enum(partCredits),
  })
  .partial()
export type QuestionParts = z.infer<typeof QuestionParts>

/** As a file brought them: without ids, and not yet held to any rule. */
export const FoundParts = z
  .object({
    unit: Unit.nullable(),
    pairs: z.array(z.object({ left: z.string(), right: z.string() })),
    extras: z.array(z.string()),
    items: z.array(z.string()),
    gaps: z.array(z.object({ kind: z.enum(gapKinds), answers: z.array(GapAnswer.omit({ _id: true })) })),
    statements: z.array(z.object({ text: z.string(), isTrue: z.boolean(), when: z.string().optional() })),
    rubric: z.array(z.object({ text: z.string(), points: z.int() })),
    minimumWords: z.int().nullable(),
    maximumWords: z.int().nullable(),
    allowPictures: z.boolean(),
    credit: z.enum(partCredits),
  })
  .partial()

const text = (maximum: number) => z.string().max(maximum, says(messages.tooLong))
/** Longer lists are refused by the rules of the type, in words; these bounds are against harm. */
const many = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(50, says(messages.partsMany))
const words = z
  .int(says(messages.wordsInvalid))
  .min(0, says(messages.wordsInvalid))
  .max(partLimits.wordsMaximum, says(messages.wordsInvalid))
  .nullable()

/** As somebody writes them. What was there before brings its ids along and keeps them. */
export const partFields = {
  unit: z
    .object({
      text: text(100),
      required: z.boolean().default(false),
      missingCosts: z.int().min(0).max(100).default(50),
    })
    .nullable(),
  pairs: many(z.object({ leftId: optional(Id), left: text(5000), rightId: optional(Id), right: text(5000) })),
  extras: many(text(5000)),
  extraIds: many(Id),
  items: many(text(5000)),
  itemIds: many(Id),
  gaps: many(
    z.object({
      kind: z.enum(gapKinds, says(messages.gapKindUnknown)),
      answers: many(
        z.object({
          _id: optional(Id),
          text: text(500),
          isCorrect: z.boolean().default(false),
          tolerance: Tolerance.optional(),
        }),
      ),
    }),
  ),
  statements: many(z.object({ _id: optional(Id), text: text(5000), isTrue: z.boolean(), when: optional(text(200)) })),
  rubric: many(
    z.object({
      _id: optional(Id),
      text: text(1000),
      points: z.int(says(messages.pointsRange)).min(1, says(messages.pointsRange)).max(100, says(messages.pointsRange)),
    }),
  ),
  minimumWords: words,
  maximumWords: words,
  allowPictures: z.boolean(),
  credit: z.enum(partCredits, says(messages.creditUnknown)),
} as const
const PartsDraft = z.object(partFields).partial()
/** Before the parts have their ids. */
export type PartsDraft = z.infer<typeof PartsDraft>
export type PartName = keyof PartsDraft

export const toleranceField = Tolerance

/** The parts out of something that has more. */
export function partsIn(record: PartsDraft): PartsDraft {
  const names = Object.keys(partFields) as PartName[]
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]))
}

export function withoutParts<Draft extends PartsDraft>(draft: Draft): Omit<Draft, PartName> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in partFields))) as Omit<Draft, PartName>
}

/** As far as they hold HTML. */
export interface HtmlParts {
  pairs?: readonly { left: string; right: string }[] | undefined
  extras?: readonly string[] | undefined
  items?: readonly string[] | undefined
  statements?: readonly { text: string }[] | undefined
}

/** The parts that are HTML, by the names of their fields. */
export function htmlOfParts({ pairs, extras, items, statements }: HtmlParts): Record<string, string> {
  const named = [
    ...(pairs ?? []).flatMap(({ left, right }, index) => [
      [`pairs.${index}.left`, left] as const,
      [`pairs.${index}.right`, right] as const,
    ]),
    ...(extras ?? []).map((html, index) => [`extras.${index}`, html] as const),
    ...(items ?? []).map((html, index) => [`items.${index}`, html] as const),
    ...(statements ?? []).map(({ text: html }, index) => [`statements.${index}.text`, html] as const),
  ]
  return Object.fromEntries(named)
}

/** Everything that the parts say, HTML or not. */
export function textsOfParts({ gaps = [], rubric = [], ...parts }: PartsDraft): string[] {
  const typed = gaps.flatMap(({ answers }) => answers.map(({ text: own }) => own))
  return [...Object.values(htmlOfParts(parts)), ...typed, ...rubric.map(({ text: own }) => own)]
}

/** The same parts with other HTML in its places. */
export function withHtmlOfParts<Parts extends HtmlParts>(parts: Parts, html: Readonly<Record<string, string>>): Parts {
  const { pairs, extras, items, statements } = parts
  return {
    ...parts,
    ...(pairs && {
      pairs: pairs.map((pair, index) => ({
        ...pair,
        left: html[`pairs.${index}.left`] ?? pair.left,
        right: html[`pairs.${index}.right`] ?? pair.right,
      })),
    }),
    ...(extras && { extras: extras.map((extra, index) => html[`extras.${index}`] ?? extra) }),
    ...(items && { items: items.map((item, index) => html[`items.${index}`] ?? item) }),
    ...(statements && {
      statements: statements.map((statement, index) => ({
        ...statement,
        text: html[`statements.${index}.text`] ?? statement.text,
      })),
    }),
  }
}
