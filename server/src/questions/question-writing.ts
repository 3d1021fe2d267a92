import { randomUUID } from 'node:crypto'
import { saidBy } from '@lms/contracts/messages.ts'
import { type Answer, QuestionDraft, type QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import { identified } from '@lms/contracts/question-types/part-ids.ts'
import {
  type HtmlParts,
  type QuestionParts,
  htmlOfParts,
  partsIn,
  withHtmlOfParts,
  withoutParts,
} from '@lms/contracts/question-types/parts.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { invalid } from '../platform/http/errors.ts'
import type { QuestionText } from './question.ts'

interface Known {
  answers: readonly Answer[]
  parts: QuestionParts
}

const nothingKnown: Known = { answers: [], parts: {} }

interface RichTexts extends HtmlParts {
  content?: string | undefined
  explanation?: string | null | undefined
  hint?: string | null | undefined
  answers?: readonly { text: string; explanation?: string | null | undefined }[] | undefined
}

/** What in it is HTML, by the names of the fields. Plain answers are taken as they are, as text. */
export function richTextsOf(given: RichTexts, type: QuestionType): Record<string, string> {
  const isPlain = questionTypeRules[type].texts === 'plain'
  const texts: [string, string | null | undefined][] = [
    ['content', given.content],
    ['explanation', given.explanation],
    ['hint', given.hint],
    ...(given.answers ?? []).flatMap(({ text, explanation }, index): [string, string | null | undefined][] => [
      [`answers.${index}.text`, isPlain ? undefined : text],
      [`answers.${index}.explanation`, explanation],
    ]),
    ...Object.entries(htmlOfParts(given)),
  ]
  return Object.fromEntries(texts.filter((each): each is [string, string] => typeof each[1] === 'string'))
}

/** The same with the clean texts in their places. */
export function withTexts<Given extends RichTexts>(given: Given, clean: Readonly<Record<string, string>>): Given {
  return {
    ...withHtmlOfParts(given, clean),
    ...(typeof given.content === 'string' && { content: clean['content'] }),
    ...(typeof given.explanation === 'string' && { explanation: clean['explanation'] }),
    ...(typeof given.hint === 'string' && { hint: clean['hint'] }),
    ...(given.answers && {
      answers: given.answers.map((answer, index) => ({
        ...answer,
        text: clean[`answers.${index}.text`] ?? answer.text,
        ...(typeof answer.explanation === 'string' && { explanation: clean[`answers.${index}.explanation`] }),
      })),
    }),
  }
}

/**
 * A question as it is kept, from texts that are clean: held against every rule afterwards, because what a rule
 * counted may be what was taken away. `known` is the question so far; its answers and parts keep their ids.
 */
export function checkedQuestion(
  cleaned: QuestionDraftInput,
  known: Known = nothingKnown,
): QuestionText & { topicId: string | null } {
  const checked = QuestionDraft.safeParse(cleaned)
  if (!checked.success)
    throw invalid(checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), ...saidBy(message) })))
  const { subject, answers, ...text } = withoutParts(checked.data)
  const knownIds = new Set(known.answers.map(({ _id }) => _id))
  return {
    ...text,
    subjectId: subject,
    tags: [...new Set(text.tags)],
    answers: answers.map(({ _id, explanation, ...answer }) => ({
      // Each id once, and only ids that were given here: nobody chooses another question's. None that grow with time:
      // they would tell in which order the author wrote, and many write the right one first.
      _id: _id !== undefined && knownIds.delete(_id) ? _id : randomUUID(),
      ...answer,
      ...(explanation && { explanation }),
    })),
    parts: identified(partsIn(checked.data), known.parts, randomUUID),
  }
}
