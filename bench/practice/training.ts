import { inputsOf } from '../../server/src/practice/rules/inputs.ts'
import { expectation } from '../../server/src/practice/rules/learning.ts'
import { type Memory, createMemory } from '../../server/src/practice/rules/memory.ts'
import { type Model, predict } from '../../server/src/practice/rules/prediction.ts'
import { type Beliefs, newQuestion } from '../../server/src/practice/rules/states.ts'
import type { Pupil } from './answers.ts'
import { type Examples, fitLayer } from './layer-fitting.ts'
import { type Prediction, logLoss } from './measures.ts'

/** Answers that are enough to choose by, or to fit a layer of two thousand weights to. */
const enough = { choosing: 200_000, fitting: 400_000 }
const folds = 5
/** One answer in so many is shown to the layer as if nobody had met its question: in the product many are new. */
const unseen = 20

export function train(pupils: readonly Pupil[], start: Beliefs, say: (line: string) => void): Model {
  const beliefs = chooseBeliefs(pupils, start, say)
  const examples = crossFitted(pupils, beliefs)
  say(`${examples.count} answers to fit the layer to, ${examples.width} inputs`)
  return { beliefs, layer: fitLayer(examples) }
}

/** What is known of questions and topics once all these pupils have answered. */
export function remember(pupils: readonly Pupil[], beliefs: Beliefs): Memory {
  const memory = createMemory(beliefs)
  for (const pupil of pupils) for (const answer of pupil) memory.learn(answer)
  return memory
}

/** Each answer is predicted before it is shown. `isAlone`: no pupil profits from answers of the one before. */
export function replay(pupils: readonly Pupil[], known: Memory, model: Model, isAlone = false): Prediction[] {
  const together = known.withoutChildren()
  return pupils.flatMap((pupil) => {
    const memory = isAlone ? known.withoutChildren() : together
    return pupil.map((answer, place) => {
      const probability = predict(memory.situation(answer), answer.topicId, answer.at, model)
      memory.learn(answer)
      return { probability, isRight: answer.isRight, place }
    })
  })
}

/**
 * What the layer is fitted to. A pupil's inputs come from a memory that has not seen that pupil: five times, questions
 * are learned from four fifths of the pupils and met by the others, as they will be by pupils who are new.
 */
function crossFitted(pupils: readonly Pupil[], beliefs: Beliefs): Examples {
  const share = enough.fitting / pupils.reduce((sum, { length }) => sum + length, 0)
  const rows: number[][] = []
  const right: boolean[] = []
  for (let fold = 0; fold < folds; fold++) {
    const memory = remember(
      pupils.filter((_, index) => index % folds !== fold),
      beliefs,
    ).withoutChildren()
    const others = pupils.filter((_, index) => index % folds === fold)
    for (const pupil of others.slice(0, Math.ceil(others.length * Math.min(1, share))))
      for (const answer of pupil) {
        const situation = memory.situation(answer)
        const seen = rows.length % unseen === 0 ? { ...situation, question: newQuestion(beliefs) } : situation
        rows.push(inputsOf(seen, answer.topicId, answer.at, beliefs))
        right.push(answer.isRight)
        memory.learn(answer)
      }
  }
  const width = rows[0]?.length ?? 0
  const inputs = new Float32Array(rows.length * width)
  for (const [index, row] of rows.entries()) inputs.set(row, index * width)
  return { inputs, width, count: rows.length, right }
}

/**
 * Beliefs are tried one after the other on a fifth of the training pupils, learned from the other four fifths. The test
 * pupils have no part in it.
 */
function chooseBeliefs(pupils: readonly Pupil[], start: Beliefs, say: (line: string) => void): Beliefs {
  const some = firstAnswers(pupils, enough.choosing)
  const learned = some.filter((_, index) => index % 5 !== 0)
  const tried = some.filter((_, index) => index % 5 === 0)
  const score = (beliefs: Beliefs) => {
    const memory = remember(learned, beliefs).withoutChildren()
    return logLoss(
      tried.flatMap((pupil) =>
        pupil.map((answer, place) => {
          const { probability } = expectation(memory.situation(answer), beliefs)
          memory.learn(answer)
          return { probability, isRight: answer.isRight, place }
        }),
      ),
    )
  }
  let best = start
  let least = score(start)
  for (const belief of tunable)
    for (const factor of [1.6, 1 / 1.6]) {
      for (let tries = 0; tries < 4; tries++) {
        const next = { ...best, [belief]: changed(belief, best[belief], factor) }
        const loss = score(next)
        if (loss > least - 1e-5) break
        best = next
        least = loss
      }
    }
  say(`beliefs chosen on ${tried.length} of the training pupils: log loss ${least.toFixed(4)}`)
  return best
}

const tunable = [
  'questionDoubt',
  'childDoubt',
  'topicDoubt',
  'difficultyDoubt',
  'childForm',
  'childFormKept',
  'topicForm',
  'topicFormKept',
  'childDrift',
  'topicDrift',
] as const satisfies readonly (keyof Beliefs)[]

/** What is kept is a share: its rest is what grows or shrinks. */
function changed(belief: (typeof tunable)[number], value: number, factor: number): number {
  return belief.endsWith('Kept') ? 1 - Math.min(0.95, (1 - value) * factor) : value * factor
}

function firstAnswers(pupils: readonly Pupil[], most: number): Pupil[] {
  let count = 0
  return pupils.filter(({ length }) => (count += length) <= most || count === length)
}
