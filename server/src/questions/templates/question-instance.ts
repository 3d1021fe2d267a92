import { partsIn, type QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Answer } from '@lms/contracts/questions/questions.ts'
import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { type DrawnInstance, type Made, instanceIfAny } from '@lms/contracts/questions/templates/instances.ts'
import { drawnOrSample, problemOfQuiz, sampleOf } from '@lms/contracts/questions/templates/template-check.ts'
import { type TemplateFailure, attempted } from '@lms/contracts/questions/templates/template-failure.ts'
import type { Drawn, QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { seedFrom, seededRandom } from '../../platform/seeded-random.ts'

/** As far as a template has something to say about it. */
interface Instantiable {
  type: QuestionType
  content: string
  explanation: string
  hint?: string
  answers: readonly Pick<Answer, 'text' | 'isCorrect'>[]
  parts: QuestionParts
  template: QuestionTemplate | null
}

/** What a paper keeps of a template for good: its numbers, and what every expression came to. */
export interface Numbers {
  drawn: Drawn
  made: Made
}

/** The numbers of one paper, and the question that they make. The same seed gives the same numbers. */
export function drawQuestion<Question extends Instantiable>(
  question: Question,
  seed: string,
): { question: Question; numbers: Numbers } | null {
  const { template } = question
  if (template === null) return null
  const found: DrawnInstance<Flat<Question>> = drawnOrSample(flat(question), template, seededRandom(seedFrom(seed)))
  return { question: nested(question, found.instance), numbers: { drawn: found.drawn, made: found.made } }
}

/** The question that these numbers make; itself where it is the same for everybody. Null where the two do not fit. */
export function questionWith<Question extends Instantiable>(
  question: Question,
  numbers: { [Name in keyof Numbers]?: Numbers[Name] | undefined },
): Question | null {
  if (question.template === null && numbers.drawn === undefined) return question
  const instance = instanceIfAny(flat(question), numbers)
  return instance && nested(question, instance)
}

/** One of the questions that a template makes, always the same: what lists and files show. */
export function sampleQuestion<Question extends Instantiable>(question: Question): Question {
  if (question.template === null) return question
  const outcome = attempted(() => sampleOf(flat(question)))
  return 'result' in outcome ? nested(question, outcome.result) : question
}

const sampleLength = 200

/** Null for a question that is the same for everybody. */
export function sampleTextOf(question: Instantiable): string | null {
  if (question.template === null) return null
  const text = readableTextOf(sampleQuestion(question).content)
  return text.length > sampleLength ? `${text.slice(0, sampleLength - 1)}…` : text
}

/** Why no quiz may ask all of these. */
export function problemOfTemplates(questions: readonly Instantiable[]): TemplateFailure | null {
  return problemOfQuiz(questions.map(flat))
}

type Flat<Question extends Instantiable> = Question & QuestionParts

/** Contracts know the parts beside the other fields. */
function flat<Question extends Instantiable>(question: Question): Flat<Question> {
  return { ...question, ...question.parts }
}

function nested<Question extends Instantiable>(question: Question, instance: Flat<Question>): Question {
  const { content, explanation, hint, answers } = instance
  return {
    ...question,
    content,
    explanation,
    ...(hint !== undefined && { hint }),
    answers,
    parts: partsIn(instance),
    template: null,
  }
}
