import { deleteMedia, getMedia, listMedia, updateMedia, uploadMedia } from '@lms/contracts/media/media.ts'
import { describePermissions, everyone } from '../../testing/permission-case.ts'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import type { Request } from '../../testing/requests.ts'
import type { User } from '../users/user.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { someMedia } from '../../testing/records/media.ts'

const byId = async (test: TestApp, owner: User): Promise<Request> => ({
  params: { id: (await someMedia(test, owner)).id },
})
const strangers = { administrator: 200, parent: 404, student: 404 }

describePermissions([
  {
    endpoint: uploadMedia,
    own: everyone(201),
    foreign: 'cannot be named',
    prepare: async () => ({ query: { purpose: 'avatar' }, ...fileForm(await somePicture('png')) }),
  },
  { endpoint: listMedia, own: everyone(200) },
  { endpoint: getMedia, own: everyone(200), foreign: strangers, prepare: byId },
  {
    endpoint: updateMedia,
    own: everyone(200),
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { alt: 'Một con mèo' } }),
  },
  { endpoint: deleteMedia, own: everyone(200), foreign: strangers, prepare: byId },
])
