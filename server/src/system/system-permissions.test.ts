import { getSystem, listFailedJobs, makeBackup, retryJob } from '@lms/contracts/system/system.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'

describePermissions([
  { endpoint: getSystem, own: administratorsOnly },
  { endpoint: listFailedJobs, own: administratorsOnly },
  {
    endpoint: retryJob,
    own: { ...administratorsOnly, administrator: 404 },
    prepare: async () => ({ params: { id: crypto.randomUUID() } }),
  },
  // The test app makes no backups by itself.
  { endpoint: makeBackup, own: { ...administratorsOnly, administrator: 409 } },
])
