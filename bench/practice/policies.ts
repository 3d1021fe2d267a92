import { type Candidate, chooseQuestions } from '../../server/src/practice/rules/choice.ts'
import { type TopicMemory, dueAt, recallOf, remembered, retention } from '../../server/src/practice/rules/forgetting.ts'
import { type Memory } from '../../server/src/practice/rules/memory.ts'
import { type Model, predict } from '../../server/src/practice/rules/prediction.ts'
import type { Question } from './pupils.ts'

/** Chooses a day's questions from what was answered, never from what the simulated pupil truly knows. */
export interface Policy {
  choose(now: number, size: number): Question[]
  learn(question: Question, isRight: boolean, now: number): void
}

interface Setting {
  questions: readonly Question[]
  memory: Memory
  model: Model
  random: () => number
}

const restDays = 3
const day = 86_400_000
const childId = 'child'

export const policies: Record<string, (setting: Setting) => Policy> = {
  'ours (due, then 70 to 85 of a hundred)': rightInTime,
  random: (setting) => withRest(setting, ({ rested, random, size }) => shuffled(rested, random).slice(0, size)),
  'weakest first, one topic until it is full': (setting) =>
    withRest(setting, ({ rested, random, size, chanceIn }) =>
      shuffled(rested, random)
        .toSorted((one, other) => chanceIn(one.topic) - chanceIn(other.topic))
        .slice(0, size),
    ),
  'weakest first, a question of each': (setting) =>
    withRest(setting, ({ rested, random, size, chanceIn }) => {
      const places = new Map<number, number>()
      const placed = shuffled(rested, random).map((question) => {
        const place = places.get(question.topic) ?? 0
        places.set(question.topic, place + 1)
        return { question, place, chance: chanceIn(question.topic) }
      })
      return placed
        .toSorted((one, other) => one.place - other.place || one.chance - other.chance)
        .slice(0, size)
        .map(({ question }) => question)
    }),
}

function rightInTime({ questions, memory, model }: Setting): Policy {
  const topics = new Map<string, TopicMemory>()
  const askedAt = new Map<string, number>()
  const byId = new Map(questions.map((question) => [question.id, question]))
  return {
    choose(now, size) {
      const candidates = questions.map(({ id, topic }): Candidate => {
        const topicId = String(topic)
        const situation = memory.situation({ childId, questionId: id, topicId })
        const probability = predict(situation, topicId, now, model)
        return { questionId: id, topicId, probability, askedAt: askedAt.get(id) ?? null }
      })
      const practised = [...topics].map(([topicId, topic]) => ({
        topicId,
        dueAt: dueAt(topic),
        retention: retention(topic, now),
      }))
      return chooseQuestions({ candidates, topics: practised, reserved: new Set(), now, size }).flatMap(
        ({ questionId }) => byId.get(questionId) ?? [],
      )
    },
    learn(question, isRight, now) {
      const topicId = String(question.topic)
      const recall = recallOf([{ isRight, withHint: false, isSlow: false }])
      topics.set(topicId, remembered(topics.get(topicId) ?? null, recall, now))
      askedAt.set(question.id, now)
      memory.learn({ childId, questionId: question.id, topicId, isRight, at: now })
    },
  }
}

interface Moment {
  rested: Question[]
  random: () => number
  size: number
  /** The share of right answers in a topic, which everybody can see; one half while there are none. */
  chanceIn(topic: number): number
}

/** No question twice in three days, as with ours. */
function withRest({ questions, random }: Setting, choose: (moment: Moment) => Question[]): Policy {
  const askedAt = new Map<string, number>()
  const shares = new Map<number, { right: number; all: number }>()
  const shareOf = (topic: number) => shares.get(topic) ?? { right: 0, all: 0 }
  return {
    choose: (now, size) =>
      choose({
        rested: questions.filter(({ id }) => now - (askedAt.get(id) ?? -Infinity) >= restDays * day),
        random,
        size,
        chanceIn: (topic) => (shareOf(topic).right + 1) / (shareOf(topic).all + 2),
      }),
    learn(question, isRight, now) {
      askedAt.set(question.id, now)
      const { right, all } = shareOf(question.topic)
      shares.set(question.topic, { right: right + (isRight ? 1 : 0), all: all + 1 })
    },
  }
}

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing)
}
