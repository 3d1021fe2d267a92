import { zone } from './choice.ts'
import { type TopicMemory, retention } from './forgetting.ts'
import { expectation } from './learning.ts'
import { type Beliefs, type ChildState, type TopicDifficulty, type TopicState, newQuestion } from './states.ts'

/** How a child stands in a topic, from not yet asked to firm; `faded` was better and has not been asked for long. */
type Standing = 'new' | 'learning' | 'almost' | 'firm' | 'faded'

/**
 * All that a parent is told about a topic. In one sentence: of the latest five questions so many were right, we expect
 * so many right of the next hundred, and so much of it is still remembered today.
 */
export interface TopicPicture {
  standing: Standing
  latest: { asked: number; right: number }
  /** The chance to be right with a usual question of this topic. */
  expected: number
  remembered: number
}

/** Fewer answers than this make nothing firm. */
const firmAnswers = 5
/** Below this a topic counts as faded. */
const fadedBelow = 0.8

export function pictureOf(
  {
    child,
    own,
    topic,
    memory,
  }: {
    child: ChildState
    own: TopicState
    topic: TopicDifficulty
    memory: TopicMemory | null
  },
  now: number,
  beliefs: Beliefs,
): TopicPicture {
  const { probability: expected } = expectation(
    // A usual question is as hard as its topic, for certain.
    { child, own, topic, question: { ...newQuestion(beliefs), doubt: 0 }, met: null },
    beliefs,
  )
  const remembered = memory ? retention(memory, now) : 1
  return {
    standing: standingOf(own, expected, remembered),
    latest: { asked: own.last.length, right: own.last.replaceAll('0', '').length },
    expected,
    remembered,
  }
}

function standingOf({ answers }: TopicState, expected: number, remembered: number): Standing {
  if (answers === 0) return 'new'
  if (expected < zone.from) return 'learning'
  if (remembered < fadedBelow) return 'faded'
  return expected >= zone.to && answers >= firmAnswers ? 'firm' : 'almost'
}
