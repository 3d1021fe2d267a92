import { type TopicMemory, recallOf, remembered } from './forgetting.ts'
import { learn } from './learning.ts'
import { mistakeAfter } from './mistakes.ts'
import { isSlow } from './pace.ts'
import { pictureOf } from './standing.ts'
import {
  type Acquaintance,
  type Beliefs,
  type ChildState,
  type QuestionState,
  type Situation,
  type TopicDifficulty,
  type TopicState,
  newChild,
  newQuestion,
  newTopic,
  newTopicOfChild,
} from './states.ts'

/** What is known of one child in one topic: how well, how firmly it is remembered, and how good it once was. */
export interface TopicKnowledge {
  own: TopicState
  memory: TopicMemory | null
  /** The best so far: what has grown in the child's garden stays there. */
  best?: 'almost' | 'firm'
}

interface Records<T> {
  get(id: string): T | undefined
  set(id: string, record: T): unknown
}

/** The records that answers of one child are learned into; what is missing is new. */
export interface Knowledge {
  child: ChildState | null
  topicsOfChild: Records<TopicKnowledge>
  met: Records<Acquaintance>
  topics: Records<TopicDifficulty>
  questions: Records<QuestionState>
}

/** The same as it is read and written: all of it at once. */
export interface WholeKnowledge extends Knowledge {
  topicsOfChild: Map<string, TopicKnowledge>
  met: Map<string, Acquaintance>
  topics: Map<string, TopicDifficulty>
  questions: Map<string, QuestionState>
}

export interface LearnedAnswer {
  questionId: string
  topicId: string
  isRight: boolean
  withHint: boolean
  /** On the question; null where nobody knows. */
  seconds: number | null
}

export function emptyKnowledge(): WholeKnowledge {
  return { child: null, topicsOfChild: new Map(), met: new Map(), topics: new Map(), questions: new Map() }
}

/** Knows the same questions and topics but no child; what it learns stays its own. */
export function aboveShared({ topics, questions }: Pick<Knowledge, 'topics' | 'questions'>) {
  return { topics: above(topics), questions: above(questions) }
}

export function situationIn(
  { child, topicsOfChild, met, topics, questions }: Knowledge,
  { questionId, topicId }: Pick<LearnedAnswer, 'questionId' | 'topicId'>,
  beliefs: Beliefs,
): Situation {
  return {
    child: child ?? newChild(beliefs),
    own: topicsOfChild.get(topicId)?.own ?? newTopicOfChild(beliefs),
    topic: topics.get(topicId) ?? newTopic(beliefs),
    question: questions.get(questionId) ?? newQuestion(beliefs),
    met: met.get(questionId) ?? null,
  }
}

/** One answer into these records: the only way in which anything is learned, here and where it is measured. */
export function learnAnswer(
  knowledge: Knowledge,
  answer: Pick<LearnedAnswer, 'questionId' | 'topicId' | 'isRight' | 'seconds'>,
  at: number | null,
  beliefs: Beliefs,
): void {
  const { questionId, topicId, isRight, seconds } = answer
  const before = situationIn(knowledge, answer, beliefs)
  const next = learn(before, { topicId, isRight, at, seconds }, beliefs)
  knowledge.child = next.child
  const known = knowledge.topicsOfChild.get(topicId)
  knowledge.topicsOfChild.set(topicId, known ? { ...known, own: next.own } : { own: next.own, memory: null })
  if (next.met) knowledge.met.set(questionId, { ...next.met, ...mistakeAfter(before.met?.mistake, isRight, at) })
  knowledge.topics.set(topicId, next.topic)
  knowledge.questions.set(questionId, next.question)
}

/**
 * Answers that were given together, in their order, into these records. A topic is recalled once, however many of its
 * questions were asked: ten at one table are no ten evenings.
 */
export function learnTogether(
  knowledge: Knowledge,
  answers: readonly LearnedAnswer[],
  at: number,
  beliefs: Beliefs,
): void {
  const judged = answers.map((answer) => {
    const { question } = situationIn(knowledge, answer, beliefs)
    learnAnswer(knowledge, answer, at, beliefs)
    return { ...answer, isSlow: isSlow(question, answer.seconds) }
  })
  for (const [topicId, own] of Map.groupBy(judged, (answer) => answer.topicId)) {
    const known = knowledge.topicsOfChild.get(topicId)
    if (!known) continue
    const recalled = { ...known, memory: remembered(known.memory, recallOf(own), at) }
    knowledge.topicsOfChild.set(topicId, { ...recalled, ...bestOf(knowledge, topicId, recalled, at, beliefs) })
  }
}

function bestOf(
  { child, topics }: Knowledge,
  topicId: string,
  { own, memory, best }: TopicKnowledge,
  at: number,
  beliefs: Beliefs,
): Pick<TopicKnowledge, 'best'> {
  if (best === 'firm') return { best }
  const { standing } = pictureOf(
    { child: child ?? newChild(beliefs), own, topic: topics.get(topicId) ?? newTopic(beliefs), memory },
    at,
    beliefs,
  )
  if (standing === 'firm' || standing === 'almost') return { best: standing }
  return best ? { best } : {}
}

function above<T>(below: Records<T>): Records<T> {
  const own = new Map<string, T>()
  return {
    get: (id) => own.get(id) ?? below.get(id),
    set: (id, record) => own.set(id, record),
  }
}
