import { readBankGaps } from '@lms/contracts/practice/bank-gaps.ts'
import { describePermissions } from '../../../testing/permission-case.ts'
import { someSubject } from '../../../testing/records/subject.ts'

describePermissions([
  {
    endpoint: readBankGaps,
    own: { administrator: 200, parent: 200, student: 403 },
    foreign: { administrator: 200, parent: 404, student: 403 },
    house: 200,
    prepare: async (test, owner) => ({ query: { subject: (await someSubject(test, owner)).id } }),
  },
])
