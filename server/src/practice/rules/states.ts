/**
 * What is kept, as plain numbers that fit a JSON column. Each record follows from the answers before it and from
 * nothing else, so that history read again gives the same numbers.
 */

/** A child, over all topics. */
export interface ChildState {
  answers: number
  right: number
  /** What lasts: how far above the average child, in logits, and how unsure that is (a variance). */
  level: number
  doubt: number
  /** What passes: today's form, which fades with every answer. */
  form: number
  /** Shares of right answers, over about three and about ten of the latest. */
  lately: number
  recently: number
  /** Right more or less often than expected, over about three and about twelve of the latest. */
  surprise: number
  longSurprise: number
  /** The latest five answers, newest first: '1' right, '0' wrong. */
  last: string
  /** Answers in a row in one topic. */
  topicId: string | null
  run: number
  runRight: number
  at: number | null
}

/** A child in one topic. */
export interface TopicState {
  answers: number
  right: number
  level: number
  doubt: number
  form: number
  /** Between -1 and 1, over about three of the latest here. */
  trend: number
  surprise: number
  last: string
  /** Right answers in a row; wrong ones count below zero. At most five. */
  streak: number
  /** How many answers the child had given anywhere when this topic was last asked. */
  position: number
  at: number | null
}

/** How answers deviate along some input: the sums of a regression by that input alone. */
export interface Slopes {
  pull: readonly number[]
  weight: readonly number[]
}

/** A topic, over all children. */
export interface TopicDifficulty {
  difficulty: number
  doubt: number
  answers: number
  /** Sum of the levels of those who were asked. */
  levels: number
  slopes: Slopes
}

/** A question, over all children; its difficulty is counted from that of its topic. */
export interface QuestionState {
  difficulty: number
  doubt: number
  answers: number
  right: number
  surprise: number
  levels: number
  /** Sums of how much the children had answered before, in the topic and at all, as logarithms. */
  practiceInTopic: number
  practice: number
  slopes: Slopes
  /** How long it takes, where that was seen: so many answers, and the sum of their seconds as logarithms. */
  pace?: Pace
}

export interface Pace {
  answers: number
  logs: number
}

/** A child and one question that it met before. */
export interface Acquaintance {
  right: number
  wrong: number
  wasRight: boolean
  at: number | null
  /** While it stands among the mistakes. */
  mistake?: Mistake
}

/** Since when, and the day on which it was right again for the first time. */
export interface Mistake {
  since: number
  rightOn: number | null
}

/** All that one answer is predicted from, and all that it changes. */
export interface Situation {
  child: ChildState
  own: TopicState
  topic: TopicDifficulty
  question: QuestionState
  met: Acquaintance | null
}

/** What is assumed of somebody or something that is new, and how quickly that changes. */
export interface Beliefs {
  /** The log odds of an average answer. */
  base: number
  childDoubt: number
  childDrift: number
  childForm: number
  childFormKept: number
  topicDoubt: number
  topicDrift: number
  topicForm: number
  topicFormKept: number
  difficultyDoubt: number
  questionDoubt: number
}

const topicSlopes = 6
const questionSlopes = 5

export function newChild({ base, childDoubt }: Beliefs): ChildState {
  const share = 1 / (1 + Math.exp(-base))
  return {
    answers: 0,
    right: 0,
    level: 0,
    doubt: childDoubt,
    form: 0,
    lately: share,
    recently: share,
    surprise: 0,
    longSurprise: 0,
    last: '',
    topicId: null,
    run: 0,
    runRight: 0,
    at: null,
  }
}

export function newTopicOfChild({ topicDoubt }: Beliefs): TopicState {
  return {
    answers: 0,
    right: 0,
    level: 0,
    doubt: topicDoubt,
    form: 0,
    trend: 0,
    surprise: 0,
    last: '',
    streak: 0,
    position: 0,
    at: null,
  }
}

export function newTopic({ difficultyDoubt }: Beliefs): TopicDifficulty {
  return { difficulty: 0, doubt: difficultyDoubt, answers: 0, levels: 0, slopes: flat(topicSlopes) }
}

export function newQuestion({ questionDoubt }: Beliefs): QuestionState {
  return {
    difficulty: 0,
    doubt: questionDoubt,
    answers: 0,
    right: 0,
    surprise: 0,
    levels: 0,
    practiceInTopic: 0,
    practice: 0,
    slopes: flat(questionSlopes),
  }
}

function flat(size: number): Slopes {
  return { pull: Array.from({ length: size }, () => 0), weight: Array.from({ length: size }, () => 0) }
}
