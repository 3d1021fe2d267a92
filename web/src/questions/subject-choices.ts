import type { ClassCode } from '@lms/contracts/classes.ts'
import { subjectMessages } from '@lms/contracts/subject-messages.ts'
import { subjectChoices, subjectsByClass } from '@lms/contracts/subjects.ts'
import { queryOptions } from '@tanstack/react-query'
import { orSay } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(subjectMessages)

/** The subjects to choose from: those of a class, or all of them. */
export function subjectChoicesQuery(schoolClass: ClassCode | '') {
  return queryOptions({
    queryKey: ['subjects', 'choices', schoolClass],
    queryFn: ({ signal }) =>
      schoolClass === ''
        ? orSay(call(subjectChoices, { signal }), subjectMessages.fetchChoicesFailed)
        : orSay(call(subjectsByClass, { params: { code: schoolClass }, signal }), subjectMessages.fetchByClassFailed),
  })
}
