import * as contract from '@lms/contracts/accounts/child-sign-in.ts'
import { describePermissions } from '../../../testing/permission-case.ts'
import { someChild } from '../../../testing/records/child.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { User } from '../../users/user.ts'

const prepare = async (test: TestApp, owner: User) => ({
  params: { id: (await someChild(test, owner)).id },
  body: { pictures: ['cat', 'sun', 'boat'] },
})
const guardians = (status: number) => ({ administrator: status, parent: status, student: 403 })
const strangers = (status: number) => ({ administrator: status, parent: 404, student: 403 })

describePermissions([
  { endpoint: contract.getChildSignIn, own: guardians(200), foreign: strangers(200), prepare },
  { endpoint: contract.makeChildCard, own: guardians(201), foreign: strangers(201), prepare },
  { endpoint: contract.setChildPictures, own: guardians(200), foreign: strangers(200), prepare },
  { endpoint: contract.endChildSignIn, own: guardians(200), foreign: strangers(200), prepare },
  { endpoint: contract.trustDevice, own: guardians(200), foreign: strangers(200), prepare },
  { endpoint: contract.forgetDevice, own: guardians(200), foreign: strangers(200), prepare },
])
