import { listOutbox, readMail } from '@lms/contracts/outbox/outbox.ts'
import { forgotPassword } from '@lms/contracts/accounts/registration.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'

describePermissions([
  { endpoint: listOutbox, own: administratorsOnly },
  {
    endpoint: readMail,
    own: administratorsOnly,
    async prepare({ call, addUser, database, app }) {
      const { email } = await addUser({ isEmailVerified: true })
      await call(forgotPassword, { body: { email } })
      await app.jobs.runDue()
      const { id } = await database.read().selectFrom('mails').select('id').executeTakeFirstOrThrow()
      return { params: { id } }
    },
  },
])
