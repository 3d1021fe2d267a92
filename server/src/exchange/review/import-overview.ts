import { type ImportOverview, mostNamed } from '@lms/contracts/exchange/overview.ts'
import { exchangeReasons } from '@lms/contracts/exchange/review-messages.ts'
import { seenProblems } from '@lms/contracts/exchange/reading-problems.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { shapeFrom } from './item-shape.ts'
import { readingOf } from './reading-store.ts'
import { countedBy, originsOf, problemsOf } from './overview-store.ts'

/** Five statements, whatever the file holds; nothing long is read but one origin for each group of reasons. */
export async function overviewOf(queries: Queries, importId: string): Promise<ImportOverview> {
  const shapes = (await countedBy(queries, importId, 'shape')).map(({ said, ...counted }) => ({
    ...counted,
    ...shapeFrom(said),
  }))
  const chosen = shapes.filter(({ options }) => options > 0)
  const counts = [...Map.groupBy(chosen, ({ options }) => options)].map(([count, alike]) => ({
    count,
    questions: sum(alike),
    first: Math.min(...alike.map(({ first }) => first)),
  }))
  const letters = new Map<string, number>()
  for (const one of chosen)
    for (const letter of one.letters) letters.set(letter, (letters.get(letter) ?? 0) + one.questions)
  return {
    types: [...Map.groupBy(shapes, ({ type }) => type)]
      .map(([type, alike]) => ({ type, questions: sum(alike) }))
      .toSorted(byQuestions),
    options: counts.toSorted(byQuestions),
    keys: [...letters]
      .map(([letter, questions]) => ({ letter, questions }))
      .toSorted((one, other) => one.letter.localeCompare(other.letter)),
    reasons: await reasonsIn(queries, importId),
    notes: (await readingOf(queries, importId)).notes,
    problems: saidIn(await problemsOf(queries, importId)),
  }
}

interface Counted {
  questions: number
}

const sum = (counted: readonly Counted[]): number => counted.reduce((total, { questions }) => total + questions, 0)
const byQuestions = (one: Counted, other: Counted): number => other.questions - one.questions

async function reasonsIn(queries: Queries, importId: string): Promise<ImportOverview['reasons']> {
  const counted = await countedBy(queries, importId, 'reasons')
  const origins = await originsOf(
    queries,
    importId,
    counted.map(({ first }) => first),
  )
  const examples = new Map(
    origins.flatMap((origin) => (origin?.reasons ?? []).map((reason) => [reason.key ?? '', reason] as const)),
  )
  return Object.values(exchangeReasons)
    .flatMap((reason) => {
      const example = examples.get(reason.key)
      if (!example) return []
      const questions = sum(counted.filter(({ said }) => said.split(' ').includes(reason.key)))
      // What one question says is not what all of them say.
      const values = example.values && 'said' in example.values ? { ...example.values, said: '…' } : example.values
      return [{ ...sentMessage(reason, values), questions }]
    })
    .toSorted(byQuestions)
}

function saidIn(items: Awaited<ReturnType<typeof problemsOf>>): ImportOverview['problems'] {
  const all = items.flatMap(({ number, problems }) => problems.map((one) => ({ ...one, number })))
  const groups = Map.groupBy(all, ({ key, message, isBlocking }) => `${isBlocking ? '!' : ''}${key ?? message}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { number: _number, ...said } = first
      const numbers = [...new Set(group.map(({ number }) => number))]
      return [
        {
          ...said,
          canBeSeen: first.isBlocking && seenProblems.includes(first.key ?? ''),
          questions: numbers.length,
          numbers: numbers.slice(0, mostNamed),
        },
      ]
    })
    .toSorted((one, other) => Number(other.isBlocking) - Number(one.isBlocking) || byQuestions(one, other))
}
