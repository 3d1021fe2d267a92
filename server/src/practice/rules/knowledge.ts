import { type Recall, type TopicMemory, remembered } from './forgetting.ts'
import { learn } from './learning.ts'
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

/** What is known of one child in one topic: how well, and how firmly it is remembered. */
export interface TopicKnowledge {
  own: TopicState
  memory: TopicMemory | null
}

/** The records that answers of one child are learned into; what is missing is new. */
export interface Knowledge {
  child: ChildState | null
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
}

export function emptyKnowledge(): Knowledge {
  return { child: null, topicsOfChild: new Map(), met: new Map(), topics: new Map(), questions: new Map() }
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
  for (const answer of answers) {
    const { questionId, topicId, isRight } = answer
    const next = learn(situationIn(knowledge, answer, beliefs), { topicId, isRight, at }, beliefs)
    knowledge.child = next.child
    knowledge.topicsOfChild.set(topicId, {
      own: next.own,
      memory: knowledge.topicsOfChild.get(topicId)?.memory ?? null,
    })
    if (next.met) knowledge.met.set(questionId, next.met)
    knowledge.topics.set(topicId, next.topic)
    knowledge.questions.set(questionId, next.question)
  }
  for (const [topicId, own] of Map.groupBy(answers, (answer) => answer.topicId)) {
    const known = knowledge.topicsOfChild.get(topicId)
    if (known) knowledge.topicsOfChild.set(topicId, { ...known, memory: remembered(known.memory, recallOf(own), at) })
  }
}

const firmShare = 0.8
const halfShare = 0.5

function recallOf(answers: readonly LearnedAnswer[]): Recall {
  const share = answers.filter(({ isRight }) => isRight).length / answers.length
  if (share < halfShare) return 'wrong'
  return share >= firmShare && !answers.some(({ withHint }) => withHint) ? 'right' : 'laboured'
}
