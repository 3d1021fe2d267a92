import type { Route } from '../../platform/http/route.ts'
import { topicRoutes } from '../../subjects/topics/topic-routes.ts'
import { createTopics } from '../../subjects/topics/topic-service.ts'
import type { QuestionDependencies } from '../question-dependencies.ts'
import { topicKnowledge } from './question-topic-store.ts'

/** The topics of subjects, which know how many questions are in them. */
export function topicManagement(dependencies: QuestionDependencies): Route[] {
  return topicRoutes(createTopics({ ...dependencies, questions: topicKnowledge }))
}
