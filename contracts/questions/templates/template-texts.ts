import type { AnswerDraft } from '../../question-types/question-type.ts'
import type { GapKind } from '../../question-types/parts.ts'
import { type QuestionType, questionTypeRules } from '../../question-types/registry.ts'
import type { TextKind } from './placeholders.ts'

/** Everything of a question that people read. */
export interface TemplateTexts {
  type: QuestionType
  content: string
  explanation?: string | null | undefined
  hint?: string | null | undefined
  answers: readonly AnswerDraft[]
  pairs?: readonly { left: string; right: string }[] | undefined
  extras?: readonly string[] | undefined
  items?: readonly string[] | undefined
  gaps?: readonly { kind: GapKind; answers: readonly { text: string }[] }[] | undefined
  statements?: readonly { text: string; isTrue: boolean; when?: string | undefined }[] | undefined
  unit?: { text: string } | null | undefined
  rubric?: readonly { text: string }[] | undefined
}

/** The same question with other texts in their places; `field` is where each stands. */
export function mappedTexts<Question extends TemplateTexts>(
  question: Question,
  change: (text: string, kind: TextKind, field: string) => string,
): Question {
  const { type, content, explanation, hint, answers, pairs, extras, items, gaps, statements, unit, rubric } = question
  const html = (text: string, field: string): string => change(text, 'html', field)
  const { texts } = questionTypeRules[type]
  const answerKind = texts === 'plain' ? 'escaped-key' : 'html'
  return {
    ...question,
    content: html(content, 'content'),
    ...(typeof explanation === 'string' && { explanation: html(explanation, 'explanation') }),
    ...(typeof hint === 'string' && { hint: html(hint, 'hint') }),
    answers: answers.map((answer, index) => ({
      ...answer,
      text: change(answer.text, answerKind, `answers.${index}.text`),
      ...(typeof answer.explanation === 'string' && {
        explanation: html(answer.explanation, `answers.${index}.explanation`),
      }),
    })),
    ...(pairs && {
      pairs: pairs.map((pair, index) => ({
        ...pair,
        left: html(pair.left, `pairs.${index}.left`),
        right: html(pair.right, `pairs.${index}.right`),
      })),
    }),
    ...(extras && { extras: extras.map((text, index) => html(text, `extras.${index}`)) }),
    ...(items && { items: items.map((text, index) => html(text, `items.${index}`)) }),
    ...(gaps && {
      gaps: gaps.map((gap, index) => ({
        ...gap,
        answers: gap.answers.map((answer, place) => ({
          ...answer,
          text: change(answer.text, gap.kind === 'choice' ? 'plain' : 'key', `gaps.${index}.answers.${place}.text`),
        })),
      })),
    }),
    ...(statements && {
      statements: statements.map((statement, index) => ({
        ...statement,
        text: html(statement.text, `statements.${index}.text`),
      })),
    }),
    ...(rubric && {
      rubric: rubric.map((each, index) => ({ ...each, text: change(each.text, 'plain', `rubric.${index}.text`) })),
    }),
    ...(unit && { unit: { ...unit, text: change(unit.text, 'plain', 'unit.text') } }),
  }
}
