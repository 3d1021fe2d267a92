import type { DataOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { VersionRef } from '../../questions/question-version-store.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { topicPathsOf } from '../../subjects/topics/topic-store.ts'
import { type Practisable, practisableFor } from '../practice-sight.ts'
import { type PracticeSession, answersIn, findPrepared, findUnfinished } from '../practice-store.ts'
import type { ChosenTopic } from '../practice-tables.ts'
import { chooseQuestions } from '../rules/choice.ts'
import { dueForExam, examsNear } from '../rules/exams.ts'
import { type TopicMemory, dueAt, retention } from '../rules/forgetting.ts'
import { situationIn } from '../rules/knowledge.ts'
import { predict } from '../rules/prediction.ts'
import { pictureOf } from '../rules/standing.ts'
import { type TopicState, newChild, newTopic } from '../rules/states.ts'
import { trainedModel } from '../rules/trained-model.ts'
import { readKnowledge, topicsKnownBy } from './knowledge-store.ts'
import { answeredSince, hasAnsweredAfter } from './learned-store.ts'
import { settingsOf } from './practice-settings-store.ts'

interface TodayChoice {
  chosen: VersionRef[]
  reasons: ChosenTopic[]
}

/** Of what was sat, and of each parent's bank: ten are asked, and each of these costs a prediction. */
const questionsLooked = 300

const topicOf = ({ topicId, subjectId }: Practisable): string => topicId ?? subjectId

/** The questions of today: what is about to be forgotten, what is almost known, a little that is new. */
export async function chooseToday(queries: Queries, studentId: string, now: Date): Promise<TodayChoice> {
  const { isOn, subjectIds, minutes, examDates } = await settingsOf(queries, studentId)
  if (!isOn) return { chosen: [], reasons: [] }
  const allowed = (await practisableFor(queries, studentId, {}, now, questionsLooked)).filter(
    ({ subjectId }) => subjectIds === null || subjectIds.includes(subjectId),
  )
  const questionIds = allowed.map(({ questionId }) => questionId)
  const topicIds = [...new Set(allowed.map(topicOf))]
  const knowledge = await readKnowledge(queries, { studentId, topicIds, questionIds })
  const practised = await topicsKnownBy(queries, studentId)
  const at = now.getTime()
  const exams = examsNear(examDates, at)
  const examOf = new Map(
    allowed.flatMap((one) => {
      const examAt = exams.get(one.subjectId)
      return examAt === undefined ? [] : [[topicOf(one), examAt] as const]
    }),
  )
  const { beliefs } = trainedModel
  const dueOf = (topicId: string, { own, memory }: { own: TopicState; memory: TopicMemory }): number => {
    const examAt = examOf.get(topicId)
    if (examAt === undefined) return dueAt(memory)
    const topic = knowledge.topics.get(topicId) ?? newTopic(beliefs)
    const { standing } = pictureOf({ child: practised.child ?? newChild(beliefs), own, topic, memory }, at, beliefs)
    return Math.min(dueAt(memory), dueForExam(memory, standing === 'firm', examAt))
  }
  const chosen = chooseQuestions({
    candidates: allowed.map((one) => {
      const asked = { questionId: one.questionId, topicId: topicOf(one) }
      const situation = situationIn(knowledge, asked, trainedModel.beliefs)
      const probability = predict(situation, asked.topicId, at, trainedModel)
      // Also where it was met longer ago than sight looks back, or in a quiz that waits to be marked.
      const metAt = Math.max(one.metAt === null ? 0 : Date.parse(one.metAt), situation.met?.at ?? 0)
      return { ...asked, probability, askedAt: metAt === 0 ? null : metAt, isTemplate: one.isTemplate }
    }),
    topics: [...practised.topicsOfChild].flatMap(([topicId, { own, memory }]) =>
      memory ? [{ topicId, dueAt: dueOf(topicId, { own, memory }), retention: retention(memory, at) }] : [],
    ),
    reserved: new Set(),
    urgent: new Set(examOf.keys()),
    now: at,
    // About a minute each.
    size: minutes,
  })
  const versions = new Map(allowed.map(({ questionId, version }) => [questionId, version]))
  return {
    chosen: chosen.map(({ questionId }) => ({ questionId, version: versions.get(questionId) ?? 1 })),
    reasons: [...Map.groupBy(chosen, ({ topicId }) => topicId)].map(([topicId, questions]) => ({
      topicId,
      reason: questions[0]?.reason ?? 'nearest',
      questions: questions.length,
    })),
  }
}

/** A set that was chosen within a day and still fits: nobody has begun it, answered or decided anything since. */
export async function findFitting(queries: Queries, studentId: string, now: Date): Promise<PracticeSession | null> {
  const prepared = await findPrepared(queries, studentId, later(now, -days(1)).toISOString())
  if (!prepared) return null
  const { isOn, decidedAt } = await settingsOf(queries, studentId)
  if (!isOn || (decidedAt !== null && decidedAt > prepared.createdAt)) return null
  return (await hasAnsweredAfter(queries, studentId, prepared.createdAt)) ? null : prepared
}

export async function readToday(
  queries: Queries,
  studentId: string,
  now: Date,
  midnight: string,
): Promise<DataOf<typeof contract.readToday>> {
  const { isOn, minutes } = await settingsOf(queries, studentId)
  const prepared = await findFitting(queries, studentId, now)
  const reasons = prepared?.reasons ?? (await chooseToday(queries, studentId, now)).reasons
  const names = await topicNamesOf(
    queries,
    reasons.map(({ topicId }) => topicId),
  )
  const questions = reasons.reduce((sum, topic) => sum + topic.questions, 0)
  const answeredToday = await answeredSince(queries, studentId, midnight)
  return {
    isOn,
    questions,
    topics: reasons.map(({ topicId, reason, questions: count }) => ({
      name: names.get(topicId) ?? '',
      reason,
      questions: count,
    })),
    answeredToday,
    isDone: answeredToday >= minutes || (answeredToday > 0 && questions === 0),
    unfinished: await readUnfinished(queries, studentId, now),
  }
}

/** What was left lying. */
export async function readUnfinished(queries: Queries, studentId: string, now: Date) {
  const latest = await findUnfinished(queries, studentId, later(now, -days(1)).toISOString())
  if (!latest) return null
  const settled = (await answersIn(queries, latest.id)).filter(({ state }) => state !== 'again')
  return { _id: latest.id, left: latest.paper.length - settled.length }
}

/** Of topics, and of subjects where questions have no topic. */
async function topicNamesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const paths = await topicPathsOf(queries, ids)
  const subjects = await subjectNamesOf(
    queries,
    ids.filter((id) => !paths.has(id)),
  )
  return new Map([...subjects, ...paths])
}
