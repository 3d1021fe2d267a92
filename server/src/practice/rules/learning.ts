import { paced } from './pace.ts'
import type { Acquaintance, Beliefs, ChildState, QuestionState, Situation, Slopes, TopicState } from './states.ts'

/** One answer, as it is learned from. `at` is in milliseconds; null where nobody knows. */
export interface Answered {
  topicId: string
  isRight: boolean
  at: number | null
  /** On the question; null or left out where nobody knows. */
  seconds?: number | null
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Level and form against difficulty, drawn towards one half by what is unsure of each. */
export function expectation({ child, own, topic, question }: Situation, beliefs: Beliefs) {
  const logit = beliefs.base + child.level + child.form + own.level + own.form - topic.difficulty - question.difficulty
  const doubt = child.doubt + beliefs.childForm + own.doubt + beliefs.topicForm + topic.doubt + question.doubt
  const sobered = logit / Math.sqrt(1 + 0.392 * doubt)
  return { logit, sobered, doubt, probability: logistic(sobered) }
}

/**
 * What the records become after one answer. Whatever is least sure moves most: each part takes its share of the
 * surprise by its own doubt, and its doubt shrinks by what the answer told.
 */
export function learn(
  situation: Situation,
  { topicId, isRight, at, seconds = null }: Answered,
  beliefs: Beliefs,
): Situation {
  const { child, own, topic, question, met } = situation
  const { probability, doubt } = expectation(situation, beliefs)
  const told = probability * (1 - probability)
  const surprise = (isRight ? 1 : 0) - probability
  const share = 1 / (1 + told * doubt)
  const step = surprise * share
  const shrunk = (own: number) => own * (1 - told * own * share)
  const level = child.level + own.level
  const right = isRight ? 1 : 0
  return {
    child: {
      answers: child.answers + 1,
      right: child.right + right,
      last: lengthened(child.last, isRight),
      level: child.level + child.doubt * step,
      doubt: shrunk(child.doubt) + beliefs.childDrift,
      form: child.form * beliefs.childFormKept + beliefs.childForm * step,
      lately: child.lately + 0.3 * (right - child.lately),
      recently: child.recently + 0.1 * (right - child.recently),
      surprise: child.surprise + 0.3 * (surprise - child.surprise),
      longSurprise: child.longSurprise + 0.08 * (surprise - child.longSurprise),
      topicId,
      run: child.topicId === topicId ? child.run + 1 : 1,
      runRight: (child.topicId === topicId ? child.runRight : 0) + right,
      at,
    },
    own: {
      answers: own.answers + 1,
      right: own.right + right,
      last: lengthened(own.last, isRight),
      level: own.level + own.doubt * step,
      doubt: shrunk(own.doubt) + beliefs.topicDrift,
      form: own.form * beliefs.topicFormKept + beliefs.topicForm * step,
      trend: own.trend + 0.35 * ((isRight ? 1 : -1) - own.trend),
      surprise: own.surprise + 0.2 * (surprise - own.surprise),
      streak: isRight ? Math.min(5, Math.max(0, own.streak) + 1) : Math.max(-5, Math.min(0, own.streak) - 1),
      position: child.answers,
      at,
    },
    topic: {
      difficulty: topic.difficulty - topic.doubt * step,
      doubt: shrunk(topic.doubt),
      answers: topic.answers + 1,
      levels: topic.levels + level,
      slopes: steeper(topic.slopes, alongTopic(child, own), surprise, told),
    },
    question: {
      difficulty: question.difficulty - question.doubt * step,
      doubt: shrunk(question.doubt),
      answers: question.answers + 1,
      right: question.right + right,
      surprise: question.surprise + surprise,
      levels: question.levels + level,
      practiceInTopic: question.practiceInTopic + Math.log1p(own.answers),
      practice: question.practice + Math.log1p(child.answers),
      slopes: steeper(question.slopes, alongQuestion(child, own), surprise, told),
      ...paced(question.pace, seconds),
    },
    met: {
      right: (met?.right ?? 0) + right,
      wrong: (met?.wrong ?? 0) + 1 - right,
      wasRight: isRight,
      at,
    } satisfies Acquaintance,
  }
}

/** Along what a topic's answers may deviate: who is strong, how it went before, how much was practised. */
export function alongTopic(child: ChildState, own: TopicState): number[] {
  return [
    child.level + own.level,
    outcome(child.last, 0),
    outcome(own.last, 0),
    Math.log1p(own.right),
    Math.log1p(own.answers - own.right),
    1,
  ]
}

/** Along what a question's answers may deviate. */
export function alongQuestion(child: ChildState, own: TopicState): number[] {
  return [
    child.level + own.level,
    child.form + own.form,
    outcome(child.last, 0),
    outcome(own.last, 0),
    Math.log1p(own.answers),
  ]
}

/** 1 right, -1 wrong, 0 not yet asked: the answer that many answers ago. */
export function outcome(last: string, back: number): number {
  const code = last.charCodeAt(back)
  return code === 49 ? 1 : code === 48 ? -1 : 0
}

/** The share of right answers of a question, drawn towards the average while few have answered. */
export function shareRight({ right, answers }: Pick<QuestionState, 'right' | 'answers'>, base: number, pull: number) {
  return (right + logistic(base) * pull) / (answers + pull)
}

function lengthened(last: string, isRight: boolean): string {
  return (isRight ? '1' : '0') + last.slice(0, 4)
}

function steeper({ pull, weight }: Slopes, along: readonly number[], surprise: number, told: number): Slopes {
  return {
    pull: pull.map((sum, index) => sum + surprise * (along[index] ?? 0)),
    weight: weight.map((sum, index) => sum + told * (along[index] ?? 0) ** 2),
  }
}
