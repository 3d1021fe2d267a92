import { alongQuestion, alongTopic, expectation, outcome, shareRight } from './learning.ts'
import type { Beliefs, Situation, Slopes } from './states.ts'

/** What the last layer of the prediction sees of a situation. Its weights go by place: new inputs need new weights. */
export function inputsOf(situation: Situation, topicId: string, at: number | null, beliefs: Beliefs): number[] {
  return [
    ...levels(situation, beliefs),
    ...counts(situation, beliefs),
    ...latest(situation, topicId),
    ...slopes(situation),
    ...company(situation),
    ...times(situation, at),
  ]
}

function levels(situation: Situation, beliefs: Beliefs): number[] {
  const { child, own, topic, question } = situation
  const { logit, sobered } = expectation(situation, beliefs)
  const difficulty = topic.difficulty + question.difficulty
  const known = own.answers / (own.answers + 5)
  const isEarly = child.answers < 5 ? 1 : 0
  return [
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
  ]
}

function counts({ child, own, question, met }: Situation, { base }: Beliefs): number[] {
  return [
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
  ]
}

function latest({ child, own }: Situation, topicId: string): number[] {
  const isSame = child.topicId === topicId ? 1 : 0
  const run = isSame * child.run
  return [
    child.recently,
    child.lately,
    own.trend,
    child.surprise,
    child.longSurprise,
    own.surprise,
    ...outcomes(child.last),
    ...outcomes(own.last),
    isSame,
    isSame * outcome(child.last, 0),
    isSame * child.form,
    isSame * own.form,
    own.streak / 5,
    Math.min(own.streak, 0) / 5,
    own.answers > 0 ? Math.log1p(child.answers - own.position) / 4 : 0,
    Math.log1p(run) / 3,
    run > 0 ? child.runRight / run : 0.5,
  ]
}

function slopes({ child, own, topic, question }: Situation): number[] {
  return [
    ...along(topic.slopes, alongTopic(child, own), 10),
    ...along(question.slopes, alongQuestion(child, own), 4),
    question.surprise / (question.answers + 3),
  ]
}

/** Who is usually asked this, and how far they have come by then. */
function company({ child, own, topic, question }: Situation): number[] {
  const isNew = question.answers === 0
  return [
    isNew ? 0 : question.practiceInTopic / (question.answers + 2) - Math.log1p(own.answers),
    isNew ? 0 : question.practice / (question.answers + 2) - Math.log1p(child.answers),
    question.levels / (question.answers + 3),
    topic.levels / (topic.answers + 10),
  ]
}

function times({ child, own, met }: Situation, at: number | null): number[] {
  const sinceTopic = gap(own.at, at)
  return [
    gap(child.at, at),
    sinceTopic,
    met ? gap(met.at, at) : 0,
    sinceTopic * own.level,
    sinceTopic * own.form,
    met ? gap(met.at, at) * (met.wasRight ? 1 : -1) : 0,
  ]
}

/** Minutes between, as a logarithm that is about 1 for two hours; 0 where a time is not known. */
function gap(from: number | null, to: number | null): number {
  return from === null || to === null ? 0 : Math.log1p(Math.max(0, to - from) / 60_000) / 5
}

function along({ pull, weight }: Slopes, inputs: readonly number[], hold: number): number[] {
  return inputs.map((input, index) => (input * (pull[index] ?? 0)) / ((weight[index] ?? 0) + hold))
}

const outcomes = (last: string) => [0, 1, 2, 3, 4].map((back) => outcome(last, back))

const logOdds = (share: number) => Math.log(share / (1 - share))
