import { type Knowledge, aboveShared, emptyKnowledge, learnAnswer, situationIn } from './knowledge.ts'
import type { Answered } from './learning.ts'
import type { Beliefs, Situation } from './states.ts'

/** Who was asked what. */
export interface Asked {
  childId: string
  questionId: string
  topicId: string
}

/** What is known of everybody, while history is read again: for measuring, and for simulated children. */
export interface Memory {
  situation(asked: Asked): Situation
  learn(asked: Asked & Answered): void
  /** Knows the same questions and topics but no child; what it learns stays its own. */
  withoutChildren(): Memory
}

export function createMemory(
  beliefs: Beliefs,
  shared: Pick<Knowledge, 'topics' | 'questions'> = emptyKnowledge(),
): Memory {
  const children = new Map<string, Knowledge>()
  const { topics, questions } = shared

  const ownOf = (childId: string): Knowledge => {
    const known = children.get(childId)
    if (known) return known
    const own = { ...emptyKnowledge(), topics, questions }
    children.set(childId, own)
    return own
  }

  return {
    situation: ({ childId, ...asked }) => situationIn(ownOf(childId), asked, beliefs),
    learn({ childId, at, seconds = null, ...answer }) {
      learnAnswer(ownOf(childId), { ...answer, seconds }, at, beliefs)
    },
    withoutChildren: () => createMemory(beliefs, aboveShared(shared)),
  }
}
