import type { Pupil } from './answers.ts'
import type { Prediction } from './measures.ts'

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** Everybody is right as often as all were. */
export function shareOfAll(train: readonly Pupil[], test: readonly Pupil[]): Prediction[] {
  const answers = train.flat()
  const probability = answers.filter(({ isRight }) => isRight).length / answers.length
  return test.flatMap((pupil) => pupil.map(({ isRight }, place) => ({ probability, isRight, place })))
}

/**
 * Elo: one number per pupil and per item, which move less the more they have moved (how much
 * less was chosen on a part of `train`). Items learn on in `test`.
 */
export function elo(train: readonly Pupil[], test: readonly Pupil[]): Prediction[] {
  const items = new Map<string, { level: number; times: number }>()
  const predictions: Prediction[] = []
  const step = { pupil: (times: number) => 1 / (1 + 0.05 * times), item: (times: number) => 1 / (1 + 0.2 * times) }
  const base = oddsOf(train)
  for (const [pupils, isTest] of [[train, false] as const, [test, true] as const])
    for (const pupil of pupils) {
      let level = 0
      for (const [place, { questionId, isRight }] of pupil.entries()) {
        const item = items.get(questionId) ?? { level: 0, times: 0 }
        const probability = logistic(base + level - item.level)
        if (isTest) predictions.push({ probability, isRight, place })
        const surprise = (isRight ? 1 : 0) - probability
        level += step.pupil(place) * surprise
        items.set(questionId, { level: item.level - step.item(item.times) * surprise, times: item.times + 1 })
      }
    }
  return predictions
}

/**
 * Logistic regression on counts: a weight for each item and skill, and for the logarithms of wins and fails at all, per
 * skill (with weights of its own) and per item. Fitted on `train` by AdaGrad; `test` changes only the counts.
 */
export function countsRegression(train: readonly Pupil[], test: readonly Pupil[]): Prediction[] {
  const weights = new Map<string, { value: number; squares: number }>()
  const weightOf = (key: string) => {
    const known = weights.get(key)
    if (known) return known
    const made = { value: 0, squares: 1e-2 }
    weights.set(key, made)
    return made
  }
  const predictions: Prediction[] = []
  const rounds = [train, train, train, train, train, test]
  for (const [round, pupils] of rounds.entries())
    for (const pupil of pupils) {
      const counts = new Map<string, { wins: number; fails: number }>()
      const countOf = (key: string) => counts.get(key) ?? { wins: 0, fails: 0 }
      for (const [place, { questionId, topicId, isRight }] of pupil.entries()) {
        const [all, skill, item] = [countOf('all'), countOf(`s${topicId}`), countOf(`i${questionId}`)]
        const inputs: [string, number][] = [
          ['base', 1],
          [`i${questionId}`, 1],
          [`s${topicId}`, 1],
          ['wins', Math.log1p(all.wins)],
          ['fails', Math.log1p(all.fails)],
          [`wins s${topicId}`, Math.log1p(skill.wins)],
          [`fails s${topicId}`, Math.log1p(skill.fails)],
          ['wins of item', Math.log1p(item.wins)],
          ['fails of item', Math.log1p(item.fails)],
        ]
        let sum = 0
        for (const [key, input] of inputs) sum += weightOf(key).value * input
        const probability = logistic(sum)
        if (round === rounds.length - 1) predictions.push({ probability, isRight, place })
        else
          for (const [key, input] of inputs) {
            const weight = weightOf(key)
            const gradient = (probability - (isRight ? 1 : 0)) * input + 1e-3 * weight.value
            weight.squares += gradient * gradient
            weight.value -= (0.1 * gradient) / Math.sqrt(weight.squares)
          }
        for (const key of ['all', `s${topicId}`, `i${questionId}`]) {
          const { wins, fails } = countOf(key)
          counts.set(key, isRight ? { wins: wins + 1, fails } : { wins, fails: fails + 1 })
        }
      }
    }
  return predictions
}

export function oddsOf(pupils: readonly Pupil[]): number {
  let [right, all] = [1, 2]
  for (const pupil of pupils) {
    all += pupil.length
    right += pupil.filter(({ isRight }) => isRight).length
  }
  return Math.log(right / (all - right))
}
