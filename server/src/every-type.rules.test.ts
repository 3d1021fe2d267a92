import { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import {
  type QuestionType,
  isAnswered,
  questionTypeRules,
  questionTypes,
} from '@lms/contracts/question-types/registry.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts, rightAnswerTo } from '../testing/records/question-parts.ts'
import { namesIn } from '../testing/early-secrets.ts'
import { askedIn, toPaperQuestion } from './attempts/attempt-view.ts'
import { freezePaper } from './attempts/rules/paper.ts'
import type { QuestionVersion } from './questions/question.ts'
import { checkedQuestion } from './questions/question-writing.ts'
import { writtenQuestion } from './questions/written-question.ts'

const subject = '0193e6a0-0000-7000-8000-000000000000'
const place = { title: 'Câu hỏi thử', subject, class: 'LOP_4', difficulty: 'easy', points: 10 } as const
const content = '<p>Hai cộng ba bằng mấy?</p>'
const draftOf = (type: QuestionType) => ({ ...place, content, answers: [], ...drafts[type], type })
const grading = { multipleChoiceCredit: 'partial' } as const

/** One question of the type as the bank keeps it. */
function kept(type: QuestionType): QuestionVersion {
  const at = { questionId: subject, version: 1, authorId: null, createdAt: '2026-11-16T00:00:00.000Z' }
  return { ...writtenQuestion(draftOf(type)), ...at }
}

const flat = ({ type, answers, parts }: QuestionVersion) => ({ type, answers, ...parts })
const shareOf = (question: QuestionVersion, given: Given): number =>
  questionTypeRules[question.type].grade(question, given, grading)

/** What somebody may send for it: its own ids and texts in every form, and anything else. */
function someGiven(question: QuestionVersion): fc.Arbitrary<Given> {
  const known = JSON.stringify([question.answers, question.parts]).match(/(?<=")[^"\\]+(?=")/g) ?? []
  const word = fc.oneof(fc.constantFrom('1', '2', '3', '20 cm', '__proto__', 'constructor', ...known), fc.string())
  return fc.oneof(
    fc.constant(null),
    word,
    fc.array(word, { maxLength: 12 }),
    fc.dictionary(word, fc.oneof(word, fc.boolean()), { maxKeys: 12 }),
  )
}

/** What is right, whatever ids it was given. */
function keyOf({ type, answers, parts }: Pick<QuestionVersion, 'type' | 'answers' | 'parts'>): string {
  const { extraIds: _extras, itemIds: _items, ...others } = partsIn(parts)
  const nameless: unknown = JSON.parse(
    JSON.stringify([type, answers, others], (name, value: unknown) =>
      ['_id', 'leftId', 'rightId'].includes(name) ? undefined : value,
    ),
  )
  return JSON.stringify(nameless)
}

describe.each(questionTypes)('%s', (type) => {
  const question = kept(type)
  const isJudged = questionTypeRules[type].isMarkedByPerson !== true

  test('no answer earns more than all or less than nothing, and one kept as JSON earns the same', () => {
    const copy = JSON.parse(JSON.stringify(question)) as QuestionVersion
    fc.assert(
      fc.property(someGiven(question), (given) => {
        const share = shareOf(question, given)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(shareOf(copy, JSON.parse(JSON.stringify(given)) as Given)).toBe(share)
        if (!isAnswered(given)) expect(share).toBe(0)
      }),
      { numRuns: 60 },
    )
    expect(shareOf(question, rightAnswerTo(flat(question)))).toBe(isJudged ? 1 : 0)
  })

  test('writing it again changes neither its key nor the ids that answers name', () => {
    expect(keyOf(question)).toBe(keyOf({ ...question, ...writtenQuestion(draftOf(type)) }))
    const { parts, subjectId: _subject, ...others } = question
    const again = checkedQuestion({ ...others, ...parts, subject }, question)
    expect(again.answers).toEqual(question.answers)
    expect(again.parts).toEqual(question.parts)
  })

  test('a paper has no name in it that a paper has no place for', () => {
    const allowed = new Set(namesIn(PaperQuestion))
    for (let seed = 1; seed <= 20; seed += 1) {
      const paper = freezePaper([question], { shuffleQuestions: false, shuffleAnswers: false }, seed)
      const [asked] = askedIn(paper, [question]).map(toPaperQuestion)
      const names = JSON.stringify(asked).match(/(?<=[{,]")[^"\\]+(?=":)/g) ?? []
      expect(names.filter((name) => !allowed.has(name))).toEqual([])
    }
  })

  test('ids do not tell in which order the author wrote', () => {
    const idsOf = ({ answers, parts }: QuestionVersion) =>
      JSON.stringify([answers, parts]).match(/[\da-f]{8}-[\da-f-]{27}/g)
    const written = Array.from({ length: 30 }, () => idsOf(kept(type)) ?? [])
    if (written.some((ids) => ids.length > 1))
      expect(written.every((ids) => ids.join() === ids.toSorted().join())).toBe(false)
  })
})
