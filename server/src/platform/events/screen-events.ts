import { type ServerEvent, eventTopics } from '@lms/contracts/events.ts'
import { Role } from '@lms/contracts/roles.ts'
import { z } from 'zod'
import { type Events, eventKind } from './events.ts'

/** Something that open screens of these people show has changed. */
export const screensChanged = eventKind(
  'screens:changed',
  z.object({ topic: z.enum(eventTopics), userIds: z.array(z.string()) }),
)

/** … of everybody with this role. */
export const screensOfRoleChanged = eventKind(
  'screens:changed-for-role',
  z.object({ topic: z.enum(eventTopics), role: Role }),
)

/** As many ids as fit into one message between processes. */
const idsPerMessage = 150

export function notifyOpenScreens(events: Events, topic: ServerEvent['topic'], userIds: readonly string[]): void {
  for (let start = 0; start < userIds.length; start += idsPerMessage)
    events.publish(screensChanged, { topic, userIds: userIds.slice(start, start + idsPerMessage) })
}
