import * as contract from '@lms/contracts/subjects/topics.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Topics } from './topic-service.ts'

export function topicRoutes(topics: Topics): Route[] {
  return [
    route(contract.listTopics, ({ actor, params }) => topics.list(actor, params.id)),
    route(contract.createTopic, ({ params, body, ...by }) => topics.create(by, params.id, body)),
    route(contract.updateTopic, ({ params, body, ...by }) => topics.update(by, params.id, body)),
    route(contract.deleteTopic, ({ params, ...by }) => topics.remove(by, params.id)),
  ]
}
