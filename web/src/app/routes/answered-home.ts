import { sessionState } from '../../lib/session/session.ts'

/** Longer than this nobody looks at an empty page: the home says itself that it is loading. */
const patience = 400

/**
 * The page has asked for the home while the app was still on its way (`web/building/early-answer.ts`); most often it is
 * answered by now. Then home is drawn once, and not first as a place where something will be.
 */
export async function answeredHome(): Promise<void> {
  const { user } = sessionState()
  if (user === null || globalThis.askedAhead === undefined || !globalThis.askedAhead.isByPage) return
  // They travel with the frame and the home, which are needed anyway.
  const [{ queryClient }, { dashboardQuery }] = await Promise.all([
    import('../../lib/query-client.ts'),
    import('../../dashboard/dashboard-api.ts'),
  ])
  const asked = queryClient.prefetchQuery({ ...dashboardQuery(user.id), retry: false })
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patience))])
}
