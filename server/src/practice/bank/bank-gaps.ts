import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import * as contract from '@lms/contracts/practice/bank-gaps.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import type { Database } from '../../platform/database/database.ts'
import { authorizeRead, authorizeRole } from '../../platform/http/authorize.ts'
import { notFound } from '../../platform/http/errors.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { bankByTopic } from '../../questions/topics/topic-bank-store.ts'
import { findSubject } from '../../subjects/subject-store.ts'
import { topicsOf } from '../../subjects/topics/topic-store.ts'
import { gapsIn, nextToWrite } from '../rules/bank-gaps.ts'

const nothing = { counts: { easy: 0, medium: 0, hard: 0 }, explained: 0 }

/** What authors should write for practice, topic by topic: in one's own bank, for administrators in all. */
export function bankRoutes({ database }: { database: Database }): Route[] {
  async function read(actor: Actor, subjectId: string): Promise<DataOf<typeof contract.readBankGaps>> {
    authorizeRole(actor, 'question:list')
    const queries = database.read()
    const subject = await findSubject(queries, subjectId)
    if (!subject || subject.deletedAt !== null) throw notFound(subjectMessages.notFound)
    authorizeRead(actor, 'subject:read', subject)
    const scope =
      actor.role === 'administrator' ? 'everything' : { authorId: actor.id, withAdministrators: false as const }
    const bank = await bankByTopic(queries, scope, subjectId)
    const topics = await topicsOf(queries, subjectId)
    // What others lie in is a heading: it needs questions only where somebody has put some.
    const headings = new Set(topics.map(({ parentId }) => parentId))
    const places = topics
      .filter(({ id }) => !headings.has(id) || bank.has(id))
      .map(({ id, path }) => ({ _id: id, name: path, has: bank.get(id) ?? nothing }))
    const whole = { _id: null, name: subject.name, has: bank.get('') ?? nothing }
    return {
      subject: { _id: subject.id, name: subject.name, class: subject.class },
      topics: (places.length === 0 ? [whole] : places).map(({ has, ...place }) => ({
        ...place,
        ...has,
        gaps: gapsIn(has),
        next: nextToWrite(has),
      })),
    }
  }

  return [route(contract.readBankGaps, ({ actor, query }) => read(actor, query.subject))]
}
