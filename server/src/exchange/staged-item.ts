import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import type { ItemOrigin } from '@lms/contracts/exchange/origin.ts'
import { type SentMessage, saidBy, sentMessage } from '@lms/contracts/messages.ts'
import { type Difficulty, QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { type PartName, partsIn } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { withTexts } from '../questions/question-writing.ts'
import type { Item, Problem } from './item.ts'

/** What a question of a file says, cleaned like everything that people write. */
export type ItemText = Pick<
  Item,
  | 'title'
  | 'content'
  | 'type'
  | 'answers'
  | 'explanation'
  | 'hint'
  | 'topic'
  | 'tags'
  | 'ignoreAccents'
  | 'template'
  | PartName
>

/** In the words of the contract; those of older imports have no key. */
export interface ItemProblem extends SentMessage {
  isBlocking: boolean
}

export interface StagedItem {
  place: string
  text: ItemText
  class: ClassCode | null
  /** The subject's name in the file. */
  subject: string | null
  difficulty: Difficulty | null
  points: number | null
  problems: ItemProblem[]
  fingerprint: string
  origin: ItemOrigin
}

/** The same for what a file says and for what somebody writes into the list: clean texts, and the rest within its size. */
export function tidiedText(text: ItemText, clean: Readonly<Record<string, string>>): ItemText {
  const isPlain = questionTypeRules[text.type].texts === 'plain'
  const { content, explanation, hint, answers, ...others } = withTexts(text, clean)
  return {
    title: text.title.trim(),
    content,
    type: text.type,
    answers: answers.map(({ text: own, isCorrect, explanation: note, tolerance, mistake, when }) => ({
      text: isPlain ? escapeText(textOf(own)) : own,
      isCorrect,
      ...(note && { explanation: note }),
      ...(tolerance !== undefined && { tolerance }),
      ...(mistake && { mistake }),
      ...(when && { when }),
    })),
    explanation,
    ...(hint && { hint }),
    topic: text.topic.trim().slice(0, 200),
    tags: [...new Set(text.tags.map((tag) => tag.trim().slice(0, 50)).filter((tag) => tag !== ''))].slice(0, 20),
    ignoreAccents: text.ignoreAccents,
    ...(text.template && { template: text.template }),
    ...partsIn(others),
  }
}

/** A place for it is chosen later; everything else must already fit. */
const somewhere = { subject: '00000000-0000-4000-8000-000000000000', class: 'LOP_1', difficulty: 'easy', points: 1 }

export function rulesBrokenBy(text: ItemText): ItemProblem[] {
  const checked = QuestionDraft.safeParse({ ...text, ...somewhere })
  return checked.success ? [] : checked.error.issues.map(({ message }) => ({ ...saidBy(message), isBlocking: true }))
}

/** A picture or a formula within what is told is shown as it is beside the question. */
export function itemProblem({ code, text = '', isBlocking }: Problem): ItemProblem {
  const told = { text: text.replaceAll('\uFFFC', '[…]') || '…' }
  return { ...sentMessage(exchangeProblems[code], told), isBlocking: isBlocking === true }
}
