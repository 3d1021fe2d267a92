import { PlainType } from '@lms/contracts/question-types/registry.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { z } from 'zod'
import { typedText } from '../formulas-in-text.ts'
import {
  type FormatReader,
  type ReadItem,
  UnreadableFile,
  blocking,
  emptyItem,
  problem,
  settledType,
  titleFrom,
} from '../item.ts'

const Answered = z.object({ questions: z.array(z.unknown()).max(200) })
const Copied = z.object({
  content: z.string().min(1).max(20_000),
  type: z.string().catch(''),
  answers: z
    .array(z.object({ text: z.string().max(5000), isCorrect: z.boolean().catch(false) }))
    .max(50)
    .catch([]),
  explanation: z.string().max(20_000).catch(''),
})

/** What a model copied from a photograph: each question says so, and one without a printed key waits for it. */
export const photo: FormatReader = {
  read(bytes) {
    const answered = Answered.safeParse(jsonIn(bytes))
    if (!answered.success) throw new UnreadableFile('aiFailed')
    const items = answered.data.questions.flatMap((candidate, index): ReadItem[] => {
      const copied = Copied.safeParse(candidate)
      return copied.success ? [readItem(copied.data, index + 1)] : []
    })
    return { items, pictures: [] }
  },
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

function readItem({ content, type, answers, explanation }: z.infer<typeof Copied>, number: number): ReadItem {
  const known = PlainType.safeParse(type)
  const html = typedText(content)
  const isTyped = known.data === 'fill_blank'
  const item = settledType({
    ...emptyItem(),
    title: titleFrom(html),
    content: html,
    explanation: typedText(explanation),
    type: known.data === 'multiple_choice' || isTyped ? known.data : 'single_choice',
    answers: answers
      .filter(({ text, isCorrect }) => text.trim() !== '' && (!isTyped || isCorrect))
      .map(({ text, isCorrect }) => ({ text: isTyped ? escapeText(text.trim()) : typedText(text), isCorrect })),
  })
  const hasKey = item.answers.some(({ isCorrect }) => isCorrect)
  return {
    item,
    problems: [...(hasKey ? [] : [blocking('noKey')]), problem('readByAi')],
    place: `Câu ${number}`,
  }
}
