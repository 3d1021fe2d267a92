import type { StickerPicture, StickerReason } from '@lms/contracts/garden/stickers.ts'

/** What somebody has just finished, beside what they did before. Nothing here says how much of it was right. */
export interface FinishedQuiz {
  /** This one included. */
  quizzes: number
  asked: number
  answered: number
  /** Earlier attempts at the same quiz were not passed. */
  hasComeBack: boolean
  assignmentId: string
  /** Nothing is left that could be done now. */
  isAllDone: boolean
  /** When each quiz of the last seven days was finished, this one included, oldest first. */
  week: readonly string[]
}

export interface FinishedPractice {
  /** The attempt whose mistakes were done again, if that is what it was. */
  mistakesOf: string | null
}

/** Something that may be worth a sticker. */
export interface Merit {
  reason: StickerReason
  /** Earns it once; null: again after a rest. */
  occasion: string | null
}

export interface EarnedBefore extends Merit {
  createdAt: string
}

/** A few, so that each is worth something; and after a day there are others. */
export const earnedADay = 3

const day = 24 * 3_600_000
/** Somewhat less than a day: who comes a little earlier than yesterday has come on another day. */
const anotherDay = 18 * 3_600_000
const milestones = new Set([10, 25, 50, 100, 200, 500])

/** Days until the same reason earns again, where it is not tied to an occasion. */
const rest: Partial<Record<StickerReason, number>> = { all_answered: 7, week_done: 6, regular: 6, practised: 2 }

export const pictureFor: Record<StickerReason, StickerPicture> = {
  first_quiz: 'rocket',
  came_back: 'turtle',
  all_answered: 'kite',
  week_done: 'rainbow',
  regular: 'sun',
  practised: 'bee',
  redone: 'book',
  milestone: 'lantern',
}

export function meritsOfQuiz(done: FinishedQuiz): Merit[] {
  if (done.answered === 0) return []
  return [
    ...(done.quizzes === 1 ? [{ reason: 'first_quiz' as const, occasion: 'once' }] : []),
    ...(done.hasComeBack ? [{ reason: 'came_back' as const, occasion: done.assignmentId }] : []),
    ...(milestones.has(done.quizzes) ? [{ reason: 'milestone' as const, occasion: String(done.quizzes) }] : []),
    ...(done.isAllDone && done.week.length >= 2 ? [{ reason: 'week_done' as const, occasion: null }] : []),
    ...(daysAmong(done.week) >= 3 ? [{ reason: 'regular' as const, occasion: null }] : []),
    ...(done.asked >= 5 && done.answered === done.asked ? [{ reason: 'all_answered' as const, occasion: null }] : []),
  ]
}

export function meritsOfPractice({ mistakesOf }: FinishedPractice): Merit[] {
  return [
    ...(mistakesOf === null ? [] : [{ reason: 'redone' as const, occasion: mistakesOf }]),
    { reason: 'practised', occasion: null },
  ]
}

/** Those of the merits that bring a sticker now. `before`: of these occasions, and all of the last seven days. */
export function earnedNow(merits: readonly Merit[], before: readonly EarnedBefore[], now: Date): Merit[] {
  const age = ({ createdAt }: EarnedBefore): number => now.getTime() - Date.parse(createdAt)
  const isNew = ({ reason, occasion }: Merit): boolean =>
    !before.some(
      (earned) =>
        earned.reason === reason &&
        (occasion === null ? age(earned) < (rest[reason] ?? 0) * day : earned.occasion === occasion),
    )
  const today = before.filter((earned) => age(earned) < anotherDay).length
  return merits.filter(isNew).slice(0, Math.max(0, earnedADay - today))
}

/** How many days apart these moments lie, whatever time zone somebody lives in. */
function daysAmong(moments: readonly string[]): number {
  let last = -Infinity
  let count = 0
  for (const moment of moments) {
    if (Date.parse(moment) - last < anotherDay) continue
    last = Date.parse(moment)
    count += 1
  }
  return count
}
