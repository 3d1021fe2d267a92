import { parseArgs } from 'node:util'
import { createMemory } from '../server/src/practice/rules/memory.ts'
import { trainedModel } from '../server/src/practice/rules/trained-model.ts'
import { randomFrom } from './practice/layer-fitting.ts'
import { policies } from './practice/policies.ts'
import { type SimulatedPupil, type World, questionsOf, simulatedPupil } from './practice/pupils.ts'
import { table } from './table.ts'

/**
 * What simulated pupils know after 30 days of practice chosen in three ways, with the same number of questions. Nothing
 * is said about real children. `npm run bench:practice-pupils -- --pupils 40 --days 30 --questions 10 --only '20 topics'`
 */
const { values } = parseArgs({
  options: {
    pupils: { type: 'string', default: '40' },
    days: { type: 'string', default: '30' },
    questions: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})
const [pupils, days, size] = [Number(values.pupils), Number(values.days), Number(values.questions)]
const day = 86_400_000
const start = Date.UTC(2026, 0, 5, 10)

const worlds: Record<string, World> = {
  'usual forgetting, 20 topics': { topics: 20, questionsPerTopic: 30, halfLife: 8, hasHistory: true },
  'quick forgetting, 20 topics': { topics: 20, questionsPerTopic: 30, halfLife: 3, hasHistory: true },
  'slow forgetting, 20 topics': { topics: 20, questionsPerTopic: 30, halfLife: 25, hasHistory: true },
  'usual forgetting, 8 topics': { topics: 8, questionsPerTopic: 60, halfLife: 8, hasHistory: true },
  'usual forgetting, 20 topics, no quizzes before': {
    topics: 20,
    questionsPerTopic: 30,
    halfLife: 8,
    hasHistory: false,
  },
  'usual forgetting, 40 topics': { topics: 40, questionsPerTopic: 20, halfLife: 8, hasHistory: true },
}

for (const [name, world] of Object.entries(worlds).filter(([name]) => name.includes(values.only))) {
  const questions = questionsOf(world, 7)
  const bank = bankAfterOthers(world)
  console.log(`\n${name}: ${pupils} pupils, ${days} days, ${size} questions a day`)
  /** Each topic had its quiz of three questions, in the order in which they were taught. */
  const quizzes = ({ taughtAt }: SimulatedPupil, random: () => number) =>
    (world.hasHistory ? taughtAt : [])
      .map((at, topic) => ({ at, topic }))
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ at, topic }) =>
        questions
          .filter((question) => question.topic === topic)
          .map((question) => ({ question, at, place: random() }))
          .toSorted((one, other) => one.place - other.place)
          .slice(0, 3),
      )
  const idle = Array.from({ length: pupils }, (_, index) => {
    const pupil = simulatedPupil(world, 1000 + index, start)
    for (const { question, at } of quizzes(pupil, randomFrom(9000 + index))) pupil.answer(question, at)
    return { before: pupil.known(start), after: pupil.known(start + days * day) }
  })
  const lines = Object.entries(policies).map(([policy, make]) => {
    const results = Array.from({ length: pupils }, (_, index) => {
      const pupil = simulatedPupil(world, 1000 + index, start)
      const memory = bank.withoutChildren()
      const chooser = make({ questions, memory, model: trainedModel, random: randomFrom(5000 + index) })
      let [asked, right] = [0, 0]
      for (const { question, at } of quizzes(pupil, randomFrom(9000 + index)))
        chooser.learn(question, pupil.answer(question, at), at)
      for (let today = 0; today < days; today++) {
        const now = start + today * day
        for (const question of chooser.choose(now, size)) {
          const isRight = pupil.answer(question, now)
          chooser.learn(question, isRight, now)
          asked++
          if (isRight) right++
        }
      }
      return { known: pupil.known(start + days * day), later: pupil.known(start + (days + 14) * day), asked, right }
    })
    return { policy, results }
  })
  const ours = lines[0]?.results ?? []
  console.log(
    table([
      {
        choice: 'no practice',
        'known at the start': percent(mean(idle.map(({ before }) => before))),
        ...known(idle.map(({ after }) => ({ known: after, later: Number.NaN, asked: 0, right: 0 }))),
        'ours is better for': '',
      },
      ...lines.map(({ policy, results }) => ({
        choice: policy,
        'known at the start': percent(mean(idle.map(({ before }) => before))),
        ...known(results),
        'ours is better for':
          results === ours
            ? ''
            : `${results.filter(({ known }, index) => (ours[index]?.known ?? 0) > known).length} of ${pupils}`,
      })),
    ]),
  )
}

/** Others have answered before: questions have their difficulties, this child none of its levels. */
function bankAfterOthers(world: World) {
  const questions = questionsOf(world, 7)
  const memory = createMemory(trainedModel.beliefs)
  const random = randomFrom(3)
  for (let other = 0; other < 60; other++) {
    const pupil = simulatedPupil(world, 100_000 + other, start)
    for (let index = 0; index < 200; index++) {
      const question = questions[Math.floor(random() * questions.length)]
      if (!question) continue
      const now = start - (200 - index) * 3_600_000
      const isRight = pupil.answer(question, now)
      memory.learn({
        childId: `other-${other}`,
        questionId: question.id,
        topicId: String(question.topic),
        isRight,
        at: now,
      })
    }
  }
  return memory
}

function known(results: readonly { known: number; later: number; asked: number; right: number }[]) {
  const all = results.map(({ known }) => known)
  const asked = mean(results.map((result) => result.asked))
  const error = Math.sqrt(mean(all.map((value) => (value - mean(all)) ** 2)) / all.length)
  return {
    'known after': `${percent(mean(all))} ± ${percent(error)}`,
    'two weeks later': asked === 0 ? '' : percent(mean(results.map(({ later }) => later))),
    'questions asked': asked.toFixed(0),
    'answered right': asked === 0 ? '' : percent(mean(results.map((result) => result.right)) / asked),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
