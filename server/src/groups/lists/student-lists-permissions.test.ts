import * as contract from '@lms/contracts/groups/student-lists.ts'
import { type PermissionCase, administratorsOnly, describePermissions } from '../../../testing/permission-case.ts'
import { someList } from '../../../testing/records/student-list.ts'
import { fileForm } from '../../../testing/samples/pictures.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { User } from '../../users/user.ts'

/** Not even another administrator sees what somebody is about to import. */
const foreign = { administrator: 404, parent: 403, student: 403 }
const own = administratorsOnly

const byId = async (test: TestApp, user: User) => ({ params: { id: await someList(test, user) } })
const ofList = (endpoint: PermissionCase['endpoint']): PermissionCase => ({ endpoint, own, foreign, prepare: byId })

describePermissions([
  {
    endpoint: contract.uploadStudentList,
    own: { administrator: 201, parent: 403, student: 403 },
    foreign: 'cannot be named',
    prepare: async () => fileForm(Buffer.from('Họ và tên,Nhóm\nLê An,4A'), { name: 'lop.csv' }),
  },
  { endpoint: contract.listStudentLists, own, foreign: 'cannot be named' },
  { endpoint: contract.getStudentListTemplate, own, foreign: 'cannot be named' },
  ofList(contract.getStudentList),
  ofList(contract.listRows),
  ofList(contract.confirmStudentList),
  ofList(contract.discardStudentList),
  {
    ...ofList(contract.changeRow),
    prepare: async (test, user) => ({
      params: { id: await someList(test, user), number: '2' },
      body: { choice: 'skip' },
    }),
  },
  {
    ...ofList(contract.chooseRows),
    prepare: async (test, user) => ({ ...(await byId(test, user)), body: { choice: 'new' } }),
  },
  {
    ...ofList(contract.undoStudentList),
    prepare: async (test, user) => ({ params: { id: await someList(test, user, 'saved') } }),
  },
])
