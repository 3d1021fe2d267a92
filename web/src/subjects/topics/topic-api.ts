import {
  type Topic,
  type TopicChanges,
  type TopicDraft,
  createTopic,
  deleteTopic,
  listTopics,
  pathSign,
  updateTopic,
} from '@lms/contracts/subjects/topics.ts'
import { topicMessages } from '@lms/contracts/subjects/topic-messages.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(topicMessages)

/** By their paths; nothing is asked while no subject is chosen. */
export function topicsQuery(subjectId: string) {
  return queryOptions({
    queryKey: ['subjects', 'topics', subjectId],
    queryFn: async ({ signal }) => (await call(listTopics, { params: { id: subjectId }, signal })).topics,
    enabled: subjectId !== '',
  })
}

export async function addTopic(subjectId: string, draft: TopicDraft): Promise<void> {
  await call(createTopic, { params: { id: subjectId }, body: draft })
}

export async function changeTopic(id: string, changes: TopicChanges): Promise<void> {
  await call(updateTopic, { params: { id }, body: changes })
}

export async function removeTopic(id: string): Promise<void> {
  await call(deleteTopic, { params: { id } })
}

/** Questions name their topics too. */
export async function reloadTopics(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['subjects', 'topics'] }),
    queryClient.invalidateQueries({ queryKey: ['questions'] }),
  ])
}

export function depthOf({ path }: Topic): number {
  return path.split(pathSign).length - 1
}

/** In this topic and in those that lie in it. */
export function questionsUnder(topics: readonly Topic[], { _id, path }: Topic) {
  const within = topics.filter((topic) => topic._id === _id || topic.path.startsWith(`${path}${pathSign}`))
  const sum = (level: keyof Topic['questions']): number =>
    within.reduce((total, { questions }) => total + questions[level], 0)
  return { easy: sum('easy'), medium: sum('medium'), hard: sum('hard') }
}
