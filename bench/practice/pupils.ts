import { randomFrom } from './layer-fitting.ts'

/**
 * Children who were made up, with what they know and how they forget in plain sight. Forgetting halves with a half-life,
 * not by the curve of the product's scheduler, so that the scheduler is not measured by itself.
 */
export interface World {
  topics: number
  questionsPerTopic: number
  /** Days of the half-life with which a topic begins that was just learned. */
  halfLife: number
  /** Whether the topics had their quizzes before, or practice begins with a child that nothing is known of. */
  hasHistory: boolean
}

export interface Question {
  id: string
  topic: number
  difficulty: number
}

export interface SimulatedPupil {
  /** When a topic was taught, and asked in a quiz of a few questions. */
  taughtAt: readonly number[]
  /** Draws whether the answer is right, and learns from it. */
  answer(question: Question, now: number): boolean
  /** The mean chance to be right over all topics, with a question of usual difficulty. */
  known(now: number): number
}

const day = 86_400_000
/** What a topic that is wholly out of mind costs, in logits. */
const outOfMind = 2
const luckyGuess = 0.1
/** How much one answer teaches: recalling what was not certain, or an explanation that was within reach. */
const lesson = { recalled: 0.3, explained: 0.2 }

export function questionsOf({ topics, questionsPerTopic }: World, seed: number): Question[] {
  const normal = normalFrom(randomFrom(seed))
  return Array.from({ length: topics }, (_, topic) => {
    const hardness = 0.4 * normal()
    return Array.from({ length: questionsPerTopic }, (_, index) => ({
      id: `${topic}-${index}`,
      topic,
      difficulty: hardness + 0.8 * normal(),
    }))
  }).flat()
}

export function simulatedPupil(world: World, seed: number, start: number): SimulatedPupil {
  const random = randomFrom(seed)
  const normal = normalFrom(random)
  const general = 0.9 + 0.7 * normal()
  const topics = Array.from({ length: world.topics }, () => ({
    skill: general + 0.7 * normal(),
    halfLife: world.halfLife * Math.exp(0.5 * normal()),
    at: start - (1 + random() * 29) * day,
  }))
  const nothing = { skill: 0, halfLife: 1, at: 0 }
  const inMind = ({ halfLife, at }: typeof nothing, now: number) => 2 ** (-(now - at) / day / halfLife)
  const chance = (topic: typeof nothing, difficulty: number, now: number) => {
    const logit = topic.skill - outOfMind * (1 - inMind(topic, now)) - difficulty
    return luckyGuess + (1 - luckyGuess) / (1 + Math.exp(-logit))
  }

  return {
    taughtAt: topics.map(({ at }) => at),
    answer(question, now) {
      const topic = topics[question.topic] ?? nothing
      const probability = chance(topic, question.difficulty, now)
      const faded = 1 - inMind(topic, now)
      const isRight = random() < probability
      topic.skill += isRight ? lesson.recalled * (1 - probability) : lesson.explained * probability
      topic.halfLife *= isRight ? 1 + 1.5 * faded : 1 - 0.3 * (1 - faded)
      topic.halfLife = Math.max(1, topic.halfLife)
      topic.at = now
      return isRight
    },
    known: (now) => topics.reduce((sum, topic) => sum + chance(topic, 0, now), 0) / topics.length,
  }
}

/** Box and Muller. */
function normalFrom(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
