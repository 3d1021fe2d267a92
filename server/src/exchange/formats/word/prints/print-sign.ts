import type { WordBlock } from '../word-file.ts'
import { formResult } from './form-results.ts'
import { headedPrint } from './headed-prints.ts'
import { pointedForm } from './pointed-forms.ts'
import { printLines } from './print-lines.ts'
import type { PrintedQuestion } from './printed-question.ts'
import { scoredForm } from './scored-forms.ts'
import { scoredProblems } from './scored-problems.ts'

export interface FoundPrint {
  questions: PrintedQuestion[]
  /** No paper that somebody typed looks like this. */
  isSure: boolean
}

/**
 * Results of learning platforms that somebody printed or copied: a program set all questions alike, so that what it
 * writes around them says where each begins. Null for anything else.
 */
export function foundPrint(blocks: readonly WordBlock[]): FoundPrint | null {
  const lines = printLines(blocks)
  const questions = scoredForm(lines) ?? formResult(lines) ?? scoredProblems(lines)
  return questions ? { questions, isSure: true } : headedPrint(lines)
}

/** Of a text, as much of it as was looked at. */
export function isPrint(text: string): boolean {
  const blocks = text
    .normalize('NFC')
    .split(/\r\n|\r|\n/u)
    .map((line): WordBlock => ({ kind: 'line', line: [{ kind: 'text', text: line, look: {} }] }))
  return foundPrint(blocks)?.isSure === true || pointedForm(printLines(blocks)) !== null
}
