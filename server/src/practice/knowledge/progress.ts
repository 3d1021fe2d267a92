import type { DataOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/practice/practice-progress.ts'
import { days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { subjectIdsOfTopics, topicPathsOf, topicsOf } from '../../subjects/topics/topic-store.ts'
import { adviceFor } from '../rules/advice.ts'
import { pictureOf } from '../rules/standing.ts'
import { newChild, newTopic } from '../rules/states.ts'
import { trainedModel } from '../rules/trained-model.ts'
import { readKnowledge, topicsKnownBy } from './knowledge-store.ts'
import { answeredSince } from './learned-store.ts'
import { settingsOf } from './practice-settings-store.ts'

const { beliefs } = trainedModel
type Progress = DataOf<typeof contract.readProgress>
type Topic = Progress['subjects'][number]['topics'][number]

/** What a parent is shown: every topic of the subjects that were asked about, as it stands today. */
export async function readProgress(queries: Queries, studentId: string, now: Date): Promise<Progress> {
  const known = await topicsKnownBy(queries, studentId)
  const topicIds = [...known.topicsOfChild.keys()]
  const shared = await readKnowledge(queries, { studentId, topicIds, questionIds: [] })
  const subjectOf = await subjectIdsOfTopics(queries, topicIds)
  const paths = await topicPathsOf(queries, topicIds)
  const names = await subjectNamesOf(queries, [...new Set(topicIds.map((id) => subjectOf.get(id) ?? id))])
  const asked = [...known.topicsOfChild].flatMap(([id, { own, memory }]): (Topic & { subjectId: string })[] => {
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
  const topics = [...asked]
  for (const subjectId of names.keys()) topics.push(...(await unasked(queries, subjectId, new Set(topicIds))))
  const subjects = [...Map.groupBy(topics, ({ subjectId }) => subjectId)].map(([id, own]) => ({
    _id: id,
    name: names.get(id) ?? '',
    topics: own
      .map(({ subjectId: _subjectId, ...topic }) => topic)
      .toSorted((one, other) => one.expected - other.expected || (one.name < other.name ? -1 : 1)),
  }))
  return {
    child_id: studentId,
    subjects: subjects.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    answersThisWeek: await answeredSince(queries, studentId, later(now, -days(7)).toISOString()),
    advice: adviceFor(
      topics.map(({ subjectId, ...topic }) => ({
        ...topic,
        subject: { id: subjectId, name: names.get(subjectId) ?? '' },
      })),
      (await settingsOf(queries, studentId)).examDates,
      now.getTime(),
    ),
  }
}

/** Those of a subject that no question was asked of yet; what others lie in is only a heading. */
async function unasked(queries: Queries, subjectId: string, asked: ReadonlySet<string>) {
  const all = await topicsOf(queries, subjectId)
  const headings = new Set(all.map(({ parentId }) => parentId))
  return all
    .filter(({ id }) => !asked.has(id) && !headings.has(id))
    .map(({ id, path }) => ({
      _id: id,
      name: path,
      subjectId,
      standing: 'new' as const,
      latest: { asked: 0, right: 0 },
      answers: 0,
      expected: 0,
      remembered: 0,
    }))
}
