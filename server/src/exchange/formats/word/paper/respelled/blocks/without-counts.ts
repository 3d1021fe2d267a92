import { cutLine, plainLine } from '../../../line-text.ts'
import { anyNumber, sameBefore } from '../../../../text/any-numbers.ts'
import type { Line } from '../../../word-file.ts'

/** Numbers before what is asked, or a sign that all of them begin with: nobody asks them. */
export function withoutCounts<Question extends { asked: Line[] }>(questions: Question[]): Question[] {
  const texts = questions.map(({ asked: [first = []] }) => plainLine(first))
  const numbers = texts.map((text) => anyNumber(text))
  const signs = texts.map((text) => sameBefore.exec(text))
  const areCounted = numbers.every((own, at) => own?.number === at + 1 && own.shape === numbers[0]?.shape)
  const areAlike = signs.every((own) => own !== null && own[1] === signs[0]?.[1])
  if (!areCounted && !areAlike) return questions
  return questions.map((question, at) => {
    const [first = [], ...others] = question.asked
    const from = (areCounted ? numbers[at]?.at : signs[at]?.[0].length) ?? 0
    return { ...question, asked: [cutLine(first, from), ...others] }
  })
}
