import type { DataOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/practice/practice-sessions.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { topicPathsOf } from '../../subjects/topics/topic-store.ts'
import { type Practisable, practisableFor } from '../practice-sight.ts'
import { chooseQuestions } from '../rules/choice.ts'
import { dueForExam, examsNear } from '../rules/exams.ts'
import { type TopicMemory, dueAt, retention } from '../rules/forgetting.ts'
import { situationIn } from '../rules/knowledge.ts'
import { predict } from '../rules/prediction.ts'
import { pictureOf } from '../rules/standing.ts'
import { type TopicState, newChild, newTopic } from '../rules/states.ts'
import { trainedModel } from '../rules/trained-model.ts'
import { answeredSince, readKnowledge, topicsKnownBy } from './knowledge-store.ts'
import { settingsOf } from './practice-settings-store.ts'

type Reason = ReturnType<typeof chooseQuestions>[number]['reason']

interface TodayChoice {
  isOn: boolean
  chosen: { questionId: string; version: number; topicId: string; reason: Reason }[]
}

const topicOf = ({ topicId, subjectId }: Practisable): string => topicId ?? subjectId

/** The questions of today: what is about to be forgotten, what is almost known, a little that is new. */
export async function chooseToday(queries: Queries, studentId: string, now: Date): Promise<TodayChoice> {
  const { isOn, subjectIds, minutes, examDates } = await settingsOf(queries, studentId)
  if (!isOn) return { isOn, chosen: [] }
  const allowed = (await practisableFor(queries, studentId, {}, now)).filter(
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
      return { ...asked, probability, askedAt: one.metAt === null ? null : Date.parse(one.metAt) }
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
  return { isOn, chosen: chosen.map((one) => ({ ...one, version: versions.get(one.questionId) ?? 1 })) }
}

export async function readToday(
  queries: Queries,
  studentId: string,
  now: Date,
  midnight: string,
): Promise<DataOf<typeof contract.readToday>> {
  const { isOn, chosen } = await chooseToday(queries, studentId, now)
  const byTopic = [...Map.groupBy(chosen, ({ topicId }) => topicId)]
  const names = await topicNamesOf(
    queries,
    byTopic.map(([topicId]) => topicId),
  )
  return {
    isOn,
    questions: chosen.length,
    topics: byTopic.map(([topicId, questions]) => ({
      name: names.get(topicId) ?? '',
      reason: questions[0]?.reason ?? 'nearest',
      questions: questions.length,
    })),
    answeredToday: await answeredSince(queries, studentId, midnight),
  }
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
