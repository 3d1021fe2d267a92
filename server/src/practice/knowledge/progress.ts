import type { DataOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/practice/practice-progress.ts'
import { days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { subjectIdsOfTopics, topicPathsOf } from '../../subjects/topics/topic-store.ts'
import { pictureOf } from '../rules/standing.ts'
import { newChild, newTopic } from '../rules/states.ts'
import { trainedModel } from '../rules/trained-model.ts'
import { answeredSince, readKnowledge, topicsKnownBy } from './knowledge-store.ts'

const { beliefs } = trainedModel
type Progress = DataOf<typeof contract.readProgress>
type Topic = Progress['subjects'][number]['topics'][number]

/** What a parent is shown: every topic that was asked, as it stands today. */
export async function readProgress(queries: Queries, studentId: string, now: Date): Promise<Progress> {
  const known = await topicsKnownBy(queries, studentId)
  const topicIds = [...known.topicsOfChild.keys()]
  const shared = await readKnowledge(queries, { studentId, topicIds, questionIds: [] })
  const subjectOf = await subjectIdsOfTopics(queries, topicIds)
  const paths = await topicPathsOf(queries, topicIds)
  const names = await subjectNamesOf(queries, [...new Set(topicIds.map((id) => subjectOf.get(id) ?? id))])
  const topics = [...known.topicsOfChild].flatMap(([id, { own, memory }]): (Topic & { subjectId: string })[] => {
    const subjectId = subjectOf.get(id) ?? id
    const name = paths.get(id) ?? names.get(id)
    if (name === undefined || !names.has(subjectId)) return []
    const picture = pictureOf(
      { child: known.child ?? newChild(beliefs), own, topic: shared.topics.get(id) ?? newTopic(beliefs), memory },
      now.getTime(),
      beliefs,
    )
    return [{ _id: id, name, answers: own.answers, subjectId, ...picture }]
  })
  const subjects = [...Map.groupBy(topics, ({ subjectId }) => subjectId)].map(([id, own]) => ({
    _id: id,
    name: names.get(id) ?? '',
    topics: own
      .map(({ subjectId: _subjectId, ...topic }) => topic)
      .toSorted((one, other) => one.expected - other.expected),
  }))
  return {
    child_id: studentId,
    subjects: subjects.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    answersThisWeek: await answeredSince(queries, studentId, later(now, -days(7)).toISOString()),
    advice: adviceOf(topics),
  }
}

function adviceOf(topics: readonly Topic[]): Progress['advice'] {
  const weakest = (standing: Topic['standing']): Topic | undefined =>
    topics
      .filter((topic) => topic.standing === standing)
      .toSorted((one, other) => one.remembered * one.expected - other.remembered * other.expected)[0]
  const topic = weakest('faded') ?? weakest('learning') ?? weakest('almost')
  return topic ? { topic: topic.name, standing: topic.standing } : null
}
