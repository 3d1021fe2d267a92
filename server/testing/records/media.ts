import { insertMedia } from '../../src/media/media-store.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestApp } from '../test-app.ts'

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
