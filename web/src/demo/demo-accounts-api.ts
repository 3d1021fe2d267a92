import { demoAccounts } from '@lms/contracts/accounts/accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

/** An empty list once the installation has no demo accounts (any more). */
export const demoAccountsQuery = queryOptions({
  queryKey: ['demo-accounts'],
  queryFn: async ({ signal }) => (await call(demoAccounts, { signal })).accounts,
  staleTime: 5 * 60_000,
})
