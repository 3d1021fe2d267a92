import { saidBy } from '@lms/contracts/messages.ts'
import { type Answer, QuestionDraft, type QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { cleanHtml } from '../platform/html/clean-html.ts'
import { invalid } from '../platform/http/errors.ts'
import { newId } from '../platform/ids.ts'
import type { QuestionText } from './question.ts'

/**
 * What somebody wrote as it is kept: cleaned first, then held against every rule, because what a rule counted
 * may be what was taken away. `known` are the answers so far; they keep their ids.
 */
export function writtenQuestion(input: QuestionDraftInput, known: readonly Answer[] = []): QuestionText {
  const isPlain = questionTypeRules[input.type].texts === 'plain'
  const cleaned = {
    ...input,
    content: cleanHtml(input.content),
    explanation: cleanHtml(input.explanation ?? ''),
    answers: input.answers.map((answer) => ({
      ...answer,
      // Plain text is taken as it is and written so that it can be nothing but text.
      text: isPlain ? answer.text : cleanHtml(answer.text),
      explanation: cleanHtml(answer.explanation ?? ''),
    })),
  }
  const checked = QuestionDraft.safeParse(cleaned)
  if (!checked.success)
    throw invalid(checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), ...saidBy(message) })))
  const { subject, answers, ...text } = checked.data
  const knownIds = new Set(known.map(({ _id }) => _id))
  return {
    ...text,
    subjectId: subject,
    tags: [...new Set(text.tags)],
    answers: answers.map(({ _id, explanation, ...answer }) => ({
      // Each id once, and only ids that were given here: nobody chooses another question's.
      _id: _id !== undefined && knownIds.delete(_id) ? _id : newId(),
      ...answer,
      ...(explanation && { explanation }),
    })),
  }
}
