import { isOfParts } from '@lms/contracts/attempts/part-lines.ts'
import { isList } from '@lms/contracts/question-types/part-rules.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { readableTextOf } from '@lms/contracts/rich-text.ts'
import type { QuestionVersion } from '../../questions/question.ts'

const longestLine = 240

/** What stands in a mail is one line, without an address to press on: questions are written by many people. */
export function asLine(html: string): string {
  const text = readableTextOf(html)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\b(?:[a-z]+:\/\/|www\.)\S+/gi, '…')
    .trim()
  return text.length <= longestLine ? text : `${text.slice(0, longestLine - 1).trimEnd()}…`
}

type Worded = Pick<QuestionVersion, 'type' | 'answers'>

/** What was given, as the child saw it; null where it does not fit in a line. */
export function givenInWords({ type, answers }: Worded, given: Given): string | null {
  if (given === null || isOfParts({ type })) return null
  if (questionTypeRules[type].answeredBy === 'text') return typeof given === 'string' ? asLine(escaped(given)) : null
  const ids = typeof given === 'string' ? [given] : isList(given) ? given : []
  return joined(answers.filter(({ _id }) => ids.includes(_id)).map(({ text }) => text))
}

/** The answer that is right, under the same conditions; of several spellings the first. */
export function keyInWords({ type, answers }: Worded): string | null {
  if (isOfParts({ type })) return null
  const right = answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => text)
  return questionTypeRules[type].answeredBy === 'text' ? joined(right.slice(0, 1).map(escaped)) : joined(right)
}

function joined(texts: readonly string[]): string | null {
  const lines = texts.map(asLine).filter((line) => line !== '')
  return lines.length === 0 ? null : lines.join('; ')
}

/** What somebody typed is text, not markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
