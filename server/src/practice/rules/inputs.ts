import { alongQuestion, alongTopic, expectation, outcome, shareRight } from './learning.ts'
import type { Beliefs, Situation, Slopes } from './states.ts'

/** What the last layer of the prediction sees of a situation. Its weights go by place: new inputs need new weights. */
export function inputsOf(situation: Situation, topicId: string, at: number | null, beliefs: Beliefs): number[] {
  // One list that everything is pushed to: lists of lists would take most of the time of a prediction.
  const inputs: number[] = []
  levels(inputs, situation, beliefs)
  counts(inputs, situation, beliefs)
  latest(inputs, situation, topicId)
  slopes(inputs, situation)
  company(inputs, situation)
  times(inputs, situation, at)
  return inputs
}

function levels(inputs: number[], situation: Situation, beliefs: Beliefs): void {
  const { child, own, topic, question } = situation
  const { logit, sobered } = expectation(situation, beliefs)
  const difficulty = topic.difficulty + question.difficulty
  const known = own.answers / (own.answers + 5)
  const isEarly = child.answers < 5 ? 1 : 0
  inputs.push(
    sobered,
    logit,
    child.level,
    child.form,
    own.level,
    own.form,
    topic.difficulty,
    question.difficulty,
    child.doubt,
    own.doubt,
    question.doubt,
    sobered * sobered,
    Math.max(0, sobered),
    Math.max(0, sobered - 1),
    Math.min(0, sobered + 1),
    difficulty * child.surprise,
    difficulty * (child.level + own.level),
    question.difficulty * Math.sqrt(question.answers / (question.answers + 4)),
    child.level * known,
    own.level * known,
    question.difficulty * isEarly,
    sobered * isEarly,
  )
}

function counts(inputs: number[], { child, own, question, met }: Situation, { base }: Beliefs): void {
  inputs.push(
    logOdds(shareRight(question, base, 4)),
    logOdds(shareRight(child, base, 3)),
    logOdds(shareRight(own, base, 2)),
    Math.log1p(own.right),
    Math.log1p(own.answers - own.right),
    Math.log1p(child.right) / 2,
    Math.log1p(child.answers - child.right) / 2,
    Math.log1p(child.answers) / 4,
    Math.log1p(question.answers) / 4,
    own.answers === 0 ? 1 : 0,
    child.answers === 0 ? 1 : 0,
    Math.max(0, 5 - child.answers) / 5,
    met ? 1 : 0,
    met ? (met.wasRight ? 1 : -1) : 0,
    met ? Math.log1p(met.right) : 0,
    met ? Math.log1p(met.wrong) : 0,
  )
}

function latest(inputs: number[], { child, own }: Situation, topicId: string): void {
  const isSame = child.topicId === topicId ? 1 : 0
  const run = isSame * child.run
  inputs.push(
    child.recently,
    child.lately,
    own.trend,
    child.surprise,
    child.longSurprise,
    own.surprise,
    outcome(child.last, 0),
    outcome(child.last, 1),
    outcome(child.last, 2),
    outcome(child.last, 3),
    outcome(child.last, 4),
    outcome(own.last, 0),
    outcome(own.last, 1),
    outcome(own.last, 2),
    outcome(own.last, 3),
    outcome(own.last, 4),
    isSame,
    isSame * outcome(child.last, 0),
    isSame * child.form,
    isSame * own.form,
    own.streak / 5,
    Math.min(own.streak, 0) / 5,
    own.answers > 0 ? Math.log1p(child.answers - own.position) / 4 : 0,
    Math.log1p(run) / 3,
    run > 0 ? child.runRight / run : 0.5,
  )
}

function slopes(inputs: number[], { child, own, topic, question }: Situation): void {
  along(inputs, topic.slopes, alongTopic(child, own), 10)
  along(inputs, question.slopes, alongQuestion(child, own), 4)
  inputs.push(question.surprise / (question.answers + 3))
}

/** Who is usually asked this, and how far they have come by then. */
function company(inputs: number[], { child, own, topic, question }: Situation): void {
  const isNew = question.answers === 0
  inputs.push(
    isNew ? 0 : question.practiceInTopic / (question.answers + 2) - Math.log1p(own.answers),
    isNew ? 0 : question.practice / (question.answers + 2) - Math.log1p(child.answers),
    question.levels / (question.answers + 3),
    topic.levels / (topic.answers + 10),
  )
}

function times(inputs: number[], { child, own, met }: Situation, at: number | null): void {
  const sinceTopic = gap(own.at, at)
  inputs.push(
    gap(child.at, at),
    sinceTopic,
    met ? gap(met.at, at) : 0,
    sinceTopic * own.level,
    sinceTopic * own.form,
    met ? gap(met.at, at) * (met.wasRight ? 1 : -1) : 0,
  )
}

/** Minutes between, as a logarithm that is about 1 for two hours; 0 where a time is not known. */
function gap(from: number | null, to: number | null): number {
  return from === null || to === null ? 0 : Math.log1p(Math.max(0, to - from) / 60_000) / 5
}

function along(inputs: number[], { pull, weight }: Slopes, by: readonly number[], hold: number): void {
  for (let index = 0; index < by.length; index++)
    inputs.push(((by[index] ?? 0) * (pull[index] ?? 0)) / ((weight[index] ?? 0) + hold))
}

const logOdds = (share: number) => Math.log(share / (1 - share))
