import type { Route } from '../platform/http/route.ts'
import type { Reader } from '../platform/reader/reader.ts'
import type { ActDependencies } from './acts/act-dependencies.ts'
import { defineGroupActs } from './acts/act-running.ts'
import { createGroupActs } from './acts/act-service.ts'
import { type CardDependencies, createGroupCards } from './card-service.ts'
import { groupRoutes } from './group-routes.ts'
import { createGroups } from './group-service.ts'
import type { ListDependencies } from './lists/list-dependencies.ts'
import { createListReading } from './lists/list-reading.ts'
import { studentListRoutes } from './lists/list-routes.ts'
import { defineListSaving } from './lists/list-saving.ts'
import { createStudentLists } from './lists/list-service.ts'
import { defineListUndoing } from './lists/list-undoing.ts'
import { createGroupResults } from './results/group-results.ts'

type GroupWorkDependencies = CardDependencies &
  ActDependencies &
  Omit<ListDependencies, 'reading'> & { reader: Pick<Reader, 'read'> }

/** Groups, lists of students, cards and invitations, what is done for all of a group, and how they did. */
export function createGroupWork(given: GroupWorkDependencies): Route[] {
  const dependencies = { ...given, reading: createListReading(given.reader) }
  const lists = createStudentLists(dependencies)
  defineListSaving(dependencies)
  defineListUndoing(dependencies)
  defineGroupActs(given)
  given.jobs.schedule('groups:forget-lists', '47 3 * * *', () => lists.forgetExpired())
  const acts = {
    groups: createGroups(given),
    cards: createGroupCards(given),
    acts: createGroupActs(given),
    results: createGroupResults(given),
  }
  return [...groupRoutes(acts), ...studentListRoutes(lists)]
}
