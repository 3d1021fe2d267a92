import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { tellSharedAddress } from '../../users/shared-addresses.ts'
import { findUser, findUsers } from '../../users/user-store.ts'
import { sharedAddressMail } from './shared-address-mail.ts'

interface TellingDependencies {
  database: Database
  jobs: Jobs
  mail: Pick<Mail, 'send'>
}

export function tellSharedAddresses({ database, jobs, mail }: TellingDependencies): void {
  jobs.define(
    tellSharedAddress,
    async ({ payload: { email, keptBy, lostBy }, complete }) => {
      await database.transaction(async (tx) => {
        const keeper = await findUser(tx, keptBy)
        const losers = await findUsers(tx, lostBy)
        if (keeper && losers.length > 0)
          await mail.send(tx, { ...sharedAddressMail(keeper, losers), recipient: email, about: keeper.id })
        await complete(tx)
      })
    },
    { maximumTries: 3 },
  )
}
