import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import { type Asked, toGiven, toKeyedQuestion } from '../attempt-view.ts'
import { type Check, hintAfter } from '../rules/tries.ts'

/** For who answered. The key comes with the last try, and only where it may be seen; so do words about a choice. */
export function toCheckedAnswer(asked: Asked, { tries, state }: Check, { keys }: { keys: boolean }): CheckedAnswer {
  const { question } = asked
  const given = tries.at(-1)?.given ?? null
  const hint = state === 'again' ? hintAfter(question, given) : null
  return {
    question: question.questionId,
    tries: tries.map((each) => ({ ...each, given: each.given === null ? null : toGiven(each.given) })),
    state,
    hint: hint && { ...hint, text: keys ? hint.text : null },
    key: keys && state !== 'again' ? toKeyedQuestion(asked, question, given) : null,
  }
}
