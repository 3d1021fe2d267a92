import { deleteMedia, getMedia, listMedia, updateMedia, uploadMedia } from '@lms/contracts/media/media.ts'
import { type PermissionCase, everyone } from '../../testing/permission-case.ts'
import { fileForm, somePicture } from '../../testing/pictures.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newId } from '../platform/ids.ts'
import { insertMedia } from './media-store.ts'

interface Owner {
  id: string
}

/** A line in the library, without a file behind it. */
export async function someMedia(test: TestApp, owner: Owner, changes: { name?: string; alt?: string } = {}) {
  const secret = crypto.randomUUID().replaceAll('-', '')
  const media = {
    id: newId(),
    ownerId: owner.id,
    purpose: 'content',
    file: `${secret}.png`,
    thumbnail: `${secret}-thumbnail.webp`,
    name: 'anh.png',
    type: 'image/png',
    size: 100,
    width: 10,
    height: 10,
    alt: '',
    createdAt: test.clock.now().toISOString(),
    ...changes,
  } as const
  await test.database.transaction((tx) => insertMedia(tx, media))
  return { id: media.id, url: `/uploads/media/${media.file}` }
}

const byId = async (test: TestApp, owner: Owner): Promise<Request> => ({
  params: { id: (await someMedia(test, owner)).id },
})
const strangers = { administrator: 200, parent: 404, student: 404 }

export const mediaPermissionCases: PermissionCase[] = [
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
]
