import { Rating, fsrs } from 'ts-fsrs'

/** How firmly a child remembers a topic: not one question, for the next one will be its sibling. */
export interface TopicMemory {
  /** Days until nine of ten would still be right. */
  stability: number
  /** From 1 to 10: how slowly it becomes firm. */
  difficulty: number
  at: number
}

export type Recall = 'right' | 'laboured' | 'wrong'

const day = 86_400_000
const wantedRetention = 0.9

const algorithm = fsrs({ request_retention: wantedRetention, enable_fuzz: false })
const ratings = { right: Rating.Good, laboured: Rating.Hard, wrong: Rating.Again } as const

/** From so many of the answers on: easily right it is firm, right at all it took some labour. */
const firmShare = 0.8
const halfShare = 0.5

/** How a topic was recalled in one act: slow or with a hint is right, but not easily. */
export function recallOf(answers: readonly { isRight: boolean; withHint: boolean; isSlow: boolean }[]): Recall {
  const right = answers.filter(({ isRight }) => isRight)
  const easy = right.filter(({ withHint, isSlow }) => !withHint && !isSlow)
  if (easy.length >= firmShare * answers.length) return 'right'
  return right.length >= halfShare * answers.length ? 'laboured' : 'wrong'
}

export function remembered(memory: TopicMemory | null, recall: Recall, at: number): TopicMemory {
  const before = memory && { stability: memory.stability, difficulty: memory.difficulty }
  const { stability, difficulty } = algorithm.next_state(before, memory ? daysSince(memory, at) : 0, ratings[recall])
  return { stability, difficulty, at: Math.max(at, memory?.at ?? at) }
}

/** How likely the topic is still there. */
export function retention({ stability, at }: TopicMemory, now: number): number {
  return algorithm.forgetting_curve(Math.max(0, now - at) / day, stability)
}

/** Half a day before the days are full, so that who comes a little earlier than last time is not sent away. */
export function dueAt({ stability, at }: TopicMemory): number {
  return at + (algorithm.next_interval(stability, 0) - 0.5) * day
}

/** Whole nights between, for yesterday evening and this morning are two days. */
function daysSince({ at }: TopicMemory, now: number): number {
  return Math.max(0, Math.round((now - at) / day))
}
