import { textOf } from '@lms/contracts/rich-text.ts'
import { readFileAs } from '../../src/exchange/read-file.ts'
import { formatOf } from '../../src/exchange/recognise.ts'
import { stagedItem } from '../../src/exchange/threads/staging.ts'

/** A file of questions that are well formed, of which one is changed as such files really are broken. */
export interface Bank {
  name: string
  questions: readonly string[]
  join(questions: readonly string[]): string
}

/** `at`: which question; the outcome is `same`, the codes that keep it out, or its key where it is taken otherwise. */
export type Accident = readonly [
  what: string,
  at: number,
  change: readonly [from: string | RegExp, to: string],
  outcome: string,
]

/** What became of the changed question; throws where one of its neighbours is not what it was. */
export async function outcomeOf({ name, questions, join }: Bank, [, at, [from, to]]: Accident): Promise<string> {
  const before = await linesIn(name, join(questions))
  const changed = questions.map((question, index) => (index === at ? question.replace(from, () => to) : question))
  if (changed[at] === questions[at]) throw new Error(`nothing to change in ${questions[at]}`)
  const after = await linesIn(name, join(changed))
  const lost = before.filter(({ line }, index) => index !== at && !after.some((one) => one.line === line))
  if (lost.length > 0) throw new Error(`lost: ${lost.map(({ line }) => line).join(' ## ')}`)
  const others = after.filter(({ line }) => !before.some((one) => one.line === line))
  if (others.length === 0) return after.length === before.length ? 'same' : 'gone'
  return others.map(({ key, held }) => held || key).join(' ## ')
}

async function linesIn(name: string, text: string): Promise<{ line: string; key: string; held: string }[]> {
  const bytes = new TextEncoder().encode(text)
  const { items } = await readFileAs(formatOf(bytes, name), bytes)
  return items.map((item) => {
    const { text: own, problems } = stagedItem(item, new Map())
    const held = problems
      .flatMap(({ key = '', isBlocking }) => (isBlocking ? [`!${key.split('.').at(-1)}`] : []))
      .join(' ')
    const offered = own.statements?.map(({ text: said, isTrue }) => ({ text: said, isCorrect: isTrue })) ?? own.answers
    const key = offered.map(({ text: said, isCorrect }) => (isCorrect ? '*' : '') + textOf(said)).join(' | ')
    return { line: [own.type, textOf(own.content), key, held, textOf(own.explanation)].join(' / '), key, held }
  })
}
