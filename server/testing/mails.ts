import type { TestApp } from './test-app.ts'

/** The tokens of the links that wait in the outbox for this address, the newest first. */
export async function tokensTo({ app, database }: TestApp, email: string, path = '/verify-email'): Promise<string[]> {
  await app.jobs.runDue()
  const mails = await database
    .read()
    .selectFrom('mails')
    .select('link')
    .where('recipient', '=', email)
    .where('link', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return mails
    .map(({ link }) => new URL(link ?? ''))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams.get('token') ?? '')
}
