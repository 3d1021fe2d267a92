import type { Counting } from '../analysis/counting.ts'
import { takeBackAllOf } from '../assignments/assignment-removal.ts'
import { deleteGroupsOf } from '../groups/group-store.ts'
import { forgetListRowsOf } from '../groups/lists/list-row-store.ts'
import { forgetParentAddress } from '../groups/member-store.ts'
import type { createMediaRemoval } from '../media/media-removal.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Queries } from '../platform/database/tables.ts'
import { deleteJobsNaming } from '../platform/jobs/job-store.ts'
import { deleteMailsOf, wipeLinksOf } from '../platform/mail/mail-store.ts'
import { weeklyReference } from '../practice/weekly/weekly-sending.ts'
import type { createSheetRemoval } from '../scans/sheet-privacy.ts'
import { lockUser } from '../users/user-change-store.ts'

interface ForgettingDependencies {
  counting: Pick<Counting, 'keepShareOf'>
  notifications: Pick<Notifications, 'forgetAbout'>
  media: Pick<ReturnType<typeof createMediaRemoval>, 'removePrivateOf'>
  sheets: ReturnType<typeof createSheetRemoval>
}

/**
 * What is left to do about somebody who goes for good, while the account is still there. The rest goes with the account
 * by reference: sessions, reset links, links to parents, attempts with their papers, own notifications, the name on
 * reports. The statistics keep numbers.
 */
export function createForgetting({ counting, notifications, media, sheets }: ForgettingDependencies) {
  return async (tx: Queries, userId: string): Promise<void> => {
    const user = await lockUser(tx, userId)
    if (!user) return
    await counting.keepShareOf(tx, userId)
    await takeBackAllOf(tx, userId)
    await forgetListRowsOf(tx, userId)
    if (user.role === 'parent') await deleteGroupsOf(tx, userId)
    if (user.email !== null) await forgetParentAddress(tx, user.email)
    await notifications.forgetAbout(tx, userId)
    await deleteMailsOf(tx, user)
    await wipeLinksOf(tx, weeklyReference(userId))
    for (const word of [userId, user.email]) if (word !== null) await deleteJobsNaming(tx, word)
    await media.removePrivateOf(tx, userId)
    await sheets.removeSheetsOf(tx, userId)
  }
}
