import { buffer } from 'node:stream/consumers'
import { mediaAddress } from '@lms/contracts/media/media.ts'
import type { Storage } from '../../platform/storage/storage.ts'

export type PictureStorage = Pick<Storage, 'open'>

/** As it is stored. */
export interface StoredPicture {
  address: string
  content: Uint8Array
}

/** All pictures of a paper together. */
const mostPictureBytes = 60 * 1024 * 1024

/** Those that are shown in these texts; one that is gone is left out. */
export async function picturesIn(storage: PictureStorage, texts: readonly string[]): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = []
  let bytes = 0
  for (const address of await addressesIn(texts)) {
    const file = await storage.open(address.replace('/uploads/', ''))
    if (!file) continue
    bytes += file.size
    if (bytes > mostPictureBytes) {
      file.stream.destroy()
      break
    }
    pictures.push({ address, content: await buffer(file.stream) })
  }
  return pictures
}

async function addressesIn(texts: readonly string[]): Promise<Set<string>> {
  const illustrated = texts.filter((text) => text.includes('<img'))
  if (illustrated.length === 0) return new Set()
  const { blocksOf, runsOf } = await import('./paper-blocks.ts')
  const addresses = illustrated
    .flatMap((text) => [...runsOf(blocksOf(text))])
    .flatMap((run) => (run.kind === 'picture' && mediaAddress.test(run.address) ? [run.address] : []))
  return new Set(addresses)
}
