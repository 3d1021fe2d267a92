import * as contract from '@lms/contracts/subjects/topics.ts'
import { describePermissions } from '../../../testing/permission-case.ts'
import { someSubject } from '../../../testing/records/subject.ts'
import type { Request } from '../../../testing/requests.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { User } from '../../users/user.ts'
import { insertTopic } from './topic-store.ts'

const ofSubject = async (test: TestApp, owner: User): Promise<Request> => ({
  params: { id: (await someSubject(test, owner)).id },
})

async function ofTopic(test: TestApp, owner: User): Promise<Request> {
  const subjectId = (await someSubject(test, owner)).id
  const topic = { subjectId, parentId: null, name: 'Phân số' }
  const { id } = await test.database.transaction((tx) => insertTopic(tx, topic, test.clock.now().toISOString()))
  return { params: { id } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  { endpoint: contract.listTopics, own: writers, foreign: strangers, house: 200, prepare: ofSubject },
  {
    endpoint: contract.createTopic,
    own: { administrator: 201, parent: 201, student: 403 },
    foreign: { administrator: 201, parent: 404, student: 403 },
    house: 403,
    prepare: async (test, owner) => ({ ...(await ofSubject(test, owner)), body: { name: 'Phân số' } }),
  },
  {
    endpoint: contract.updateTopic,
    own: writers,
    foreign: strangers,
    house: 403,
    prepare: async (test, owner) => ({ ...(await ofTopic(test, owner)), body: { name: 'Số thập phân' } }),
  },
  { endpoint: contract.deleteTopic, own: writers, foreign: strangers, house: 403, prepare: ofTopic },
])
