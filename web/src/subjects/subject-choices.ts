import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import { subjectChoices, subjectsByClass } from '@lms/contracts/subjects/subjects.ts'
import { queryOptions } from '@tanstack/react-query'
import { withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(subjectMessages)

/** The subjects to choose from: those of a class, or all of them. */
export function subjectChoicesQuery(schoolClass: ClassCode | '') {
  return queryOptions({
    queryKey: ['subjects', 'choices', schoolClass],
    queryFn: ({ signal }) =>
      schoolClass === ''
        ? withMessage(call(subjectChoices, { signal }), subjectMessages.fetchChoicesFailed)
        : withMessage(
            call(subjectsByClass, { params: { code: schoolClass }, signal }),
            subjectMessages.fetchByClassFailed,
          ),
  })
}
