import { type PartsDraft, partsIn } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import { type Templated, drawInstance } from '@lms/contracts/questions/templates/instances.ts'
import { sampleOf } from '@lms/contracts/questions/templates/template-check.ts'
import { attempted } from '@lms/contracts/questions/templates/template-failure.ts'
import { QuestionTemplate, normalisedTemplate } from '@lms/contracts/questions/templates/templates.ts'

/** What is in the form, as far as a template is made of it; null while it is none. */
export function templatedOf(values: QuestionDraftInput): (Templated & { template: QuestionTemplate }) | null {
  const { type, content, explanation, hint, answers = [], template, ...others } = values
  const read = QuestionTemplate.safeParse(template)
  if (!read.success) return null
  const rules = questionTypeRules[type]
  const parts = rules.parts?.normalise(partsIn(others as PartsDraft)) ?? {}
  const written = answers.map(({ isCorrect = false, text, when }) => ({
    isCorrect,
    text,
    ...(typeof when === 'string' && when !== '' && { when }),
  }))
  return {
    type,
    content,
    explanation: explanation ?? '',
    hint: hint ?? '',
    answers: rules.normalise(written),
    ...parts,
    template: normalisedTemplate(read.data),
  }
}

/** A question as one student would meet it; itself where it is the same for everybody. */
export function shownSample<Question extends Templated>(question: Question): Question {
  const outcome = attempted(() => sampleOf(question))
  return 'result' in outcome ? outcome.result : question
}

interface Sampled {
  instance: Templated | null
  /** Why there is none, packed. */
  problem: string | null
}

/** One by chance. */
export function drawnSample(question: Templated & { template: QuestionTemplate }): Sampled {
  const outcome = attempted(() => drawInstance(question, question.template, Math.random))
  return 'result' in outcome
    ? { instance: outcome.result.instance, problem: null }
    : { instance: null, problem: outcome.failure.said() }
}
