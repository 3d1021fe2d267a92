import { listenToEvents } from '@lms/contracts/events.ts'
import { describePermissions, everyone } from '../../../testing/permission-case.ts'

describePermissions([{ endpoint: listenToEvents, own: everyone(200) }])
