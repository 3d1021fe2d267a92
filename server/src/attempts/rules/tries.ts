import type { CheckedAnswer, Hint } from '@lms/contracts/attempts/checked-answers.ts'
import { isList } from '@lms/contracts/question-types/part-rules.ts'
import type { Gradable, Given } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { isBlank } from '@lms/contracts/rich-text.ts'

/** One try at a question that is judged at once. */
export interface Try {
  given: Given
  isRight: boolean
  usedHint: boolean
}

/** What became of a question so far. */
export interface Check {
  tries: readonly Try[]
  state: CheckedAnswer['state']
}

export interface Tried extends Omit<Gradable, 'answers'> {
  type: QuestionType
  /** The author's own. */
  hint?: string | undefined
  answers: readonly {
    _id: string
    text: string
    isCorrect: boolean
    explanation?: string | undefined
    tolerance?: number | undefined
  }[]
}

interface SentTry {
  given: Given
  /** 1 for the first. */
  number: number
  usedHint: boolean
}

export type TryOutcome =
  | { kind: 'taken' | 'repeated'; check: Check }
  /** A second try without a first one. */
  | { kind: 'out of turn' }

/** What arrives first counts; the same try again, or one more than there are, changes nothing. */
export function takeTry(question: Tried, before: Check | null, sent: SentTry): TryOutcome {
  const tries = before?.tries ?? []
  if (before && (sent.number <= tries.length || before.state !== 'again')) return { kind: 'repeated', check: before }
  if (sent.number > tries.length + 1) return { kind: 'out of turn' }
  const isRight = isRightlyAnswered(question, sent.given)
  const hint = tries.length === 1 ? hintAfter(question, tries[0]?.given ?? null) : null
  const after = [...tries, { given: sent.given, isRight, usedHint: sent.usedHint && hint !== null }]
  const state = isRight ? 'right' : after.length < triesAllowed(question) ? 'again' : 'wrong'
  return { kind: 'taken', check: { tries: after, state } }
}

/** Two; but where only one other answer would be left, trying again teaches nothing. */
function triesAllowed({ type, answers }: Pick<Tried, 'type' | 'answers'>): 1 | 2 {
  return questionTypeRules[type].answeredBy === 'one' && answers.length <= 2 ? 1 : 2
}

function isRightlyAnswered(question: Tried, given: Given): boolean {
  return shareFor(question, given) >= 1
}

function shareFor(question: Tried, given: Given): number {
  return questionTypeRules[question.type].grade(question, given, { multipleChoiceCredit: 'all_or_nothing' })
}

/** What helps after a wrong try: the author's hint, what they say about the choice, how much of it is right, that the unit is missing. */
export function hintAfter(question: Tried, given: Given): Hint | null {
  const { answeredBy } = questionTypeRules[question.type]
  const { hint: own = '' } = question
  const hint = {
    own: isBlank(own) ? null : own,
    text: remarkOn(question, given),
    count: answeredBy === 'many' ? rightChoices(question, given) : rightParts(question, given),
    needsUnit: answeredBy === 'text' && shareFor(question, given) > 0,
  }
  return hint.own !== null || hint.text !== null || hint.count !== null || hint.needsUnit ? hint : null
}

/** On the first wrong choice that the author has something to say about. */
function remarkOn({ answers }: Tried, given: Given): string | null {
  const chosen = chosenIn(given)
  const remark = answers.find(
    ({ _id, isCorrect, explanation = '' }) => chosen.has(_id) && !isCorrect && !isBlank(explanation),
  )
  return remark?.explanation ?? null
}

function rightChoices({ answers }: Tried, given: Given): Hint['count'] {
  const chosen = chosenIn(given)
  const keys = answers.filter(({ isCorrect }) => isCorrect)
  return chosen.size === 0 ? null : { right: keys.filter(({ _id }) => chosen.has(_id)).length, of: keys.length }
}

/** Only how many: of a statement that is not right, the other would be the key. */
function rightParts(question: Tried, given: Given): Hint['count'] {
  const judged = given === null ? {} : (questionTypeRules[question.type].parts?.judged(question, given) ?? {})
  const all = Object.values(judged)
  return all.length < 2 ? null : { right: all.filter(Boolean).length, of: all.length }
}

function chosenIn(given: Given): Set<string> {
  if (given === null) return new Set()
  return new Set(typeof given === 'string' ? [given] : isList(given) ? given : [])
}
