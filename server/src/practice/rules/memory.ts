import { type Answered, learn } from './learning.ts'
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

/** Who was asked what. */
export interface Asked {
  childId: string
  questionId: string
  topicId: string
}

/** Records of everybody, while history is read again: for rebuilding, for measuring, for simulated children. */
export interface Memory {
  situation(asked: Asked): Situation
  learn(asked: Asked & Answered): void
  /** Knows the same questions and topics but no child; what it learns stays its own. */
  withoutChildren(): Memory
}

interface Records<T> {
  get(id: string): T | undefined
  set(id: string, record: T): unknown
}

interface Shared {
  topics: Records<TopicDifficulty>
  questions: Records<QuestionState>
}

interface Own {
  state: ChildState
  topics: Map<string, TopicState>
  met: Map<string, Acquaintance>
}

export function createMemory(beliefs: Beliefs, shared: Shared = { topics: new Map(), questions: new Map() }): Memory {
  const children = new Map<string, Own>()

  const ownOf = (childId: string): Own => {
    const known = children.get(childId)
    if (known) return known
    const own: Own = { state: newChild(beliefs), topics: new Map(), met: new Map() }
    children.set(childId, own)
    return own
  }
  const situation = ({ childId, questionId, topicId }: Asked): Situation => {
    const { state, topics, met } = ownOf(childId)
    return {
      child: state,
      own: topics.get(topicId) ?? newTopicOfChild(beliefs),
      topic: shared.topics.get(topicId) ?? newTopic(beliefs),
      question: shared.questions.get(questionId) ?? newQuestion(beliefs),
      met: met.get(questionId) ?? null,
    }
  }

  return {
    situation,
    learn(answered) {
      const { childId, questionId, topicId } = answered
      const next = learn(situation(answered), answered, beliefs)
      const own = ownOf(childId)
      own.state = next.child
      own.topics.set(topicId, next.own)
      if (next.met) own.met.set(questionId, next.met)
      shared.topics.set(topicId, next.topic)
      shared.questions.set(questionId, next.question)
    },
    withoutChildren: () => createMemory(beliefs, { topics: above(shared.topics), questions: above(shared.questions) }),
  }
}

function above<T>(below: Records<T>): Records<T> {
  const own = new Map<string, T>()
  return {
    get: (id) => own.get(id) ?? below.get(id),
    set: (id, record) => own.set(id, record),
  }
}
