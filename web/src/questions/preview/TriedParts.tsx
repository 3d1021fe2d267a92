import type { GivenAnswer } from '@lms/contracts/attempts/attempts.ts'
import { identified } from '@lms/contracts/question-types/part-ids.ts'
import type { PartsDraft, QuestionParts } from '@lms/contracts/question-types/parts.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { useState } from 'react'
import { partAnswers } from '../parts/answer/part-answers.tsx'

interface TriedPartsProps {
  question: { title: string; content: string; type: QuestionType; points: number }
  parts: PartsDraft
}

/** A question with parts, to be tried: it is not graded, and nothing is kept. */
export function TriedParts({ question, parts }: TriedPartsProps) {
  const [given, setGiven] = useState<GivenAnswer>(null)
  const { answeredBy, parts: rules } = questionTypeRules[question.type]
  const Answer = partAnswers[answeredBy]
  if (Answer === undefined || rules === null) return null
  const asked = rules.asked(numbered(rules.normalise(parts)), [])
  return <Answer question={{ _id: '', ...question, ...asked }} given={given} isLocked={false} onAnswer={setGiven} />
}

/** Parts that were never saved have no ids yet. */
function numbered(parts: PartsDraft): QuestionParts {
  let next = 0
  return identified(parts, {}, () => `part ${String((next += 1)).padStart(3, '0')}`)
}
