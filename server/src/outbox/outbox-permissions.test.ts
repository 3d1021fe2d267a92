import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'

describePermissions([{ endpoint: listOutbox, own: administratorsOnly }])
