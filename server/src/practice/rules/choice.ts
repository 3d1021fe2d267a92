/** A question that could be asked: `probability` is how likely this child is right. */
export interface Candidate {
  questionId: string
  topicId: string
  probability: number
  /** When this child last met it, anywhere. */
  askedAt: number | null
}

/** A topic that the child has practised. Topics that are not named are new. */
interface PractisedTopic {
  topicId: string
  dueAt: number
  retention: number
}

export interface ChoiceInput {
  candidates: readonly Candidate[]
  topics: readonly PractisedTopic[]
  /** Questions of quizzes that are assigned and not yet done. */
  reserved: ReadonlySet<string>
  /** Topics of an exam that is near: those that are new come before other new ones. */
  urgent?: ReadonlySet<string>
  now: number
  size: number
}

/** Why a question was chosen; people are told in these words. */
type Reason = 'due' | 'exam' | 'almost' | 'new' | 'nearest'

export interface Chosen {
  questionId: string
  topicId: string
  reason: Reason
}

/** Right so often that it encourages, wrong so often that it teaches. */
export const zone = { from: 0.7, to: 0.85 } as const
const restDays = 3
/** A little that is new; more only while a child has practised too few topics to fill a set. */
const newTopicsUsual = 2
const day = 86_400_000

/**
 * The questions of one sitting: a question of every topic that is about to be forgotten, the most forgotten first; then
 * what is almost mastered; then the nearest to that. The topics take turns. Knows no chance: the same gives the same.
 */
export function chooseQuestions({ candidates, topics, reserved, now, size, ...input }: ChoiceInput): Chosen[] {
  const { urgent = new Set<string>() } = input
  const practised = new Map(topics.map((topic) => [topic.topicId, topic]))
  const eligible = uniquely(candidates.filter((candidate) => isRested(candidate, now)))
    .filter(({ questionId }) => !reserved.has(questionId))
    .toSorted(byFitness)
  const chosen: Chosen[] = []
  const taken = new Set<string>()

  const take = (queues: Map<string, Candidate[]>, reason: (topicId: string) => Reason, isOnce = false) => {
    const waiting = [...queues.keys()]
    while (chosen.length < size && waiting.length > 0) {
      const turn = waiting.findIndex((topicId) => topicId !== chosen.at(-1)?.topicId)
      const [topicId = ''] = waiting.splice(Math.max(0, turn), 1)
      const next = queues.get(topicId)?.find(({ questionId }) => !taken.has(questionId))
      if (!next) continue
      taken.add(next.questionId)
      chosen.push({ questionId: next.questionId, topicId, reason: reason(topicId) })
      if (!isOnce) waiting.push(topicId)
    }
  }

  const byTopic = Map.groupBy(eligible, ({ topicId }) => topicId)
  const due = [...byTopic].filter(([topicId]) => (practised.get(topicId)?.dueAt ?? Infinity) <= now)
  const forgotten = ([topicId]: [string, unknown]) => practised.get(topicId)?.retention ?? 1
  take(
    new Map(due.toSorted((one, other) => forgotten(one) - forgotten(other))),
    (topicId) => (urgent.has(topicId) ? 'exam' : 'due'),
    true,
  )

  const inZone = Map.groupBy(
    eligible.filter((candidate) => distance(candidate) === 0),
    ({ topicId }) => topicId,
  )
  const news = [...byTopic.keys()]
    .filter((topicId) => !practised.has(topicId))
    .toSorted((one, other) => Number(urgent.has(other)) - Number(urgent.has(one)))
  const allowed = new Set(news.slice(0, Math.max(newTopicsUsual, size - practised.size)))
  const isKnown = (topicId: string) => practised.has(topicId) || allowed.has(topicId)
  const why = (usual: Reason) => (topicId: string) => (practised.has(topicId) ? usual : 'new')
  take(new Map([...inZone].filter(([topicId]) => isKnown(topicId))), why('almost'))
  take(new Map([...byTopic].filter(([topicId]) => isKnown(topicId))), why('nearest'))
  take(byTopic, why('nearest'))
  return chosen
}

function isRested({ askedAt }: Candidate, now: number): boolean {
  return askedAt === null || now - askedAt >= restDays * day
}

function uniquely(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((candidate) => [candidate.questionId, candidate])).values()]
}

/** Nearest to the zone first, then what was met never or longest ago, then the hardest: it teaches most. */
function byFitness(one: Candidate, other: Candidate): number {
  return (
    distance(one) - distance(other) ||
    (one.askedAt ?? 0) - (other.askedAt ?? 0) ||
    one.probability - other.probability ||
    (one.questionId < other.questionId ? -1 : 1)
  )
}

function distance({ probability }: Candidate): number {
  return Math.max(0, zone.from - probability, probability - zone.to)
}
