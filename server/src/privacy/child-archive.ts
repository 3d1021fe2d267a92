import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { mediaAddress } from '@lms/contracts/media/media.ts'
import { type AsyncZippable, zip } from 'fflate'
import type { Storage } from '../platform/storage/storage.ts'
import type { ChildData } from './child-data.ts'

/** All pictures together; what is beyond stays in the data as an address. */
const mostPictureBytes = 60 * 1024 * 1024

/** By their names in the archive: the child's own, and those of the questions that the child was asked. */
export async function picturesOf(
  storage: Pick<Storage, 'open'>,
  {
    account,
    attempts,
    practice,
    media,
    scannedSheets,
  }: Pick<ChildData, 'account' | 'attempts' | 'practice' | 'media' | 'scannedSheets'>,
): Promise<Map<string, Uint8Array>> {
  const asked = [
    ...attempts.flatMap(({ answers }) =>
      answers.flatMap(({ question, pictures: given }) => [...(question?.pictures ?? []), ...given]),
    ),
    ...practice.flatMap(({ answers }) => answers.flatMap(({ question }) => question?.pictures ?? [])),
  ]
  const own = media.map(({ file }) => `/uploads/media/${file}`)
  const sheets = scannedSheets.flatMap((sheet) => sheet.pictures)
  const pictures = new Map<string, Uint8Array>()
  let bytes = 0
  for (const address of new Set([account.avatar ?? '', ...own, ...asked, ...sheets])) {
    const isKept = mediaAddress.test(address) || sheets.includes(address)
    const file = isKept ? await storage.open(address.replace('/uploads/', '')) : null
    if (!file) continue
    bytes += file.size
    if (bytes > mostPictureBytes) {
      file.stream.destroy()
      break
    }
    pictures.set(nameInArchive(address), await buffer(file.stream))
  }
  return pictures
}

export function nameInArchive(address: string): string {
  return address.replace('/uploads/media/', '')
}

interface Contents {
  'index.html': Uint8Array
  'data.json': Uint8Array
  pictures: ReadonlyMap<string, Uint8Array>
}

/** Packed beside the event loop; pictures are as small as they get already. */
export function zipped({ pictures, ...files }: Contents): Promise<Uint8Array> {
  const stored = [...pictures].map(([name, content]) => [`pictures/${name}`, [content, { level: 0 }]] as const)
  const all: AsyncZippable = { ...files, ...Object.fromEntries(stored) }
  return promisify<AsyncZippable, Uint8Array>(zip)(all)
}
