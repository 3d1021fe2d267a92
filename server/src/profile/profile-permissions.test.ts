import * as contract from '@lms/contracts/profile/profile.ts'
import { describePermissions, everyone } from '../../testing/permission-case.ts'
import { password } from '../../testing/test-app.ts'

describePermissions([
  { endpoint: contract.getProfile, own: everyone(200) },
  { endpoint: contract.updateProfile, own: everyone(200), prepare: async () => ({ body: { firstName: 'Mai' } }) },
  { endpoint: contract.updatePreferences, own: everyone(200), prepare: async () => ({ body: { theme: 'dark' } }) },
  {
    endpoint: contract.changeOwnPassword,
    own: everyone(200),
    prepare: async () => ({ body: { currentPassword: password, password: 'Che-buoi-638' } }),
  },
])
