import type { QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import { cleanHtml } from '../platform/html/clean-html.ts'
import { checkedQuestion, richTextsOf, withTexts } from './question-writing.ts'
import type { QuestionText } from './question.ts'

/** What a program wrote, cleaned at once. What people send is cleaned by an `HtmlCleaner`, which keeps others waiting less. */
export function writtenQuestion(input: QuestionDraftInput): QuestionText & { topicId: string | null } {
  const clean = Object.entries(richTextsOf(input, input.type)).map(([field, html]) => [field, cleanHtml(html)])
  return checkedQuestion(withTexts(input, Object.fromEntries(clean)))
}
