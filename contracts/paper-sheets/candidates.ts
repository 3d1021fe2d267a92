import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, pageQuery } from '../fields.ts'
import { isPlainName } from '../users/person-names.ts'
import { says } from '../messages.ts'
import { paperMessages as messages } from './paper-messages.ts'

export const candidateLimits = { listMaximum: 2000, atOnceMaximum: 200, nameMaximum: 100 } as const

/** Somebody with a number for sheets without a name: a student, or a name without an account. */
export const PaperCandidate = z.object({
  _id: Id,
  number: z.string(),
  name: z.string(),
  studentId: Id.nullable(),
})
export type PaperCandidate = z.infer<typeof PaperCandidate>

const CandidateNumber = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/, says(messages.candidateNumber))

const who = {
  /** Left out: the next that is free. */
  number: CandidateNumber.optional(),
  studentId: Id.nullish(),
  name: z
    .string()
    .trim()
    .max(candidateLimits.nameMaximum, says(messages.candidateName))
    .refine(isPlainName, says(messages.candidateNameUnfit))
    .optional(),
}

export const listCandidates = endpoint('GET', '/paper-candidates', {
  access: 'paper:candidates',
  summary: 'Numbers that one gave to students, or to people without an account, by number',
  query: z.object(pageQuery(50)),
  data: z.object({ candidates: z.array(PaperCandidate), pagination: Pagination }),
})

export const addCandidates = endpoint('POST', '/paper-candidates', {
  access: 'paper:candidates',
  summary: 'Give numbers to some; who has one already keeps it',
  message: messages.candidatesAdded,
  status: 201,
  body: z.object({
    candidates: z
      .array(
        z.object(who).refine(({ studentId, name }) => Boolean(studentId) || Boolean(name), says(messages.candidateWho)),
      )
      .min(1, says(messages.candidateWho))
      .max(candidateLimits.atOnceMaximum),
  }),
  data: z.object({ candidates: z.array(PaperCandidate) }),
})

export const updateCandidate = endpoint('PATCH', '/paper-candidates/:id', {
  access: 'paper:candidates',
  summary: 'Another number or name; or a student, who then gets what was entered for the candidate',
  message: messages.candidateSaved,
  params: ById,
  body: z.object(who),
  data: z.object({ candidate: PaperCandidate }),
})

export const removeCandidate = endpoint('DELETE', '/paper-candidates/:id', {
  access: 'paper:candidates',
  summary: 'Take a number back; what was entered for a name without an account goes with it',
  message: messages.candidateRemoved,
  params: ById,
})
