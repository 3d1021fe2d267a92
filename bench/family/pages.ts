import type { Actor } from '../../contracts/permissions.ts'
import { createAttemptResults } from '../../server/src/attempts/results/attempt-results.ts'
import { createChildResults } from '../../server/src/attempts/results/child-results.ts'
import { createPapers } from '../../server/src/attempts/papers.ts'
import { createSittingReading } from '../../server/src/attempts/sitting/sitting-reading.ts'
import { createChildren } from '../../server/src/children/child-service.ts'
import { systemClock as clock } from '../../server/src/platform/clock.ts'
import type { Installation } from './many-children.ts'

/** Asks what one page asks, for the family with this number. */
export type Ask = (round: number) => Promise<unknown>

/** Every page that a family opens, by its name: a new one is a new line here. */
export function pagesOf(installation: Installation): Record<string, Ask> {
  const { database, children, parents, histories } = installation
  const papers = createPapers()
  const reading = createSittingReading({ clock, papers })
  const ofChildren = createChildResults({ database, clock, reading })
  const results = createAttemptResults({ database, clock, papers })
  const accounts = createChildren({
    database,
    clock,
    // Reading asks for none of these.
    limits: { count: async () => ({ allowed: true, retryAfterSeconds: 0 }) } as never,
    audit: { record: async () => {} },
    sessions: { endAllOf: async () => {} },
    accountMails: { askToVerify: async () => {}, passwordChanged: async () => {}, emailChanged: async () => {} },
  })
  const administrator: Actor = { id: installation.administrator, role: 'administrator' }
  // Far apart, so that no page finds what the one before it has just read.
  const placeOf = (round: number): number => (round * 7919) % children.length
  const childOf = (round: number): string => children[placeOf(round)] ?? ''
  const parentOf = (round: number): Actor => ({
    id: parents[Math.floor(placeOf(round) / Math.ceil(children.length / parents.length))] ?? '',
    role: 'parent',
  })
  const firstPage = { page: 1, limit: 5, search: undefined }
  return {
    'children of a parent': (round) => accounts.list(parentOf(round), { page: 1, limit: 10, search: undefined }),
    'children, administrator': () => accounts.list(administrator, { page: 1, limit: 10, search: undefined }),
    'results of a child': (round) => ofChildren.list(parentOf(round), childOf(round), firstPage),
    'results, last page': (round) => ofChildren.list(parentOf(round), childOf(round), { ...firstPage, page: 20 }),
    'results, 100 a page': (round) => ofChildren.list(parentOf(round), childOf(round), { ...firstPage, limit: 100 }),
    'results, search': (round) =>
      ofChildren.list(parentOf(round), childOf(round), { ...firstPage, search: 'kiem tra 7' }),
    'progress of a child': (round) => ofChildren.progress(parentOf(round), childOf(round)),
    'one attempt': (round) => results.read(parentOf(round), histories[placeOf(round)] ?? '', childOf(round)),
  }
}
