import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { type BucketSettings, connect, hasStatus, isMissing, storeAway } from './bucket-client.ts'
import { type Download, resumed } from './download.ts'
import {
  type ByteRange,
  type Content,
  type Storage,
  type StoreAway,
  expectName,
  incomingName,
  isName,
  writeIncoming,
} from './storage.ts'

/** The least that S3 takes as a part, and all that an upload holds in memory. */
const partBytes = 5 * 1024 * 1024

/** Objects of a bucket, private: whoever may see one gets it from us. */
export function createBucketStorage(settings: BucketSettings, dataDirectory: string): Storage {
  const Bucket = settings.bucket
  const client = connect(settings)

  /** Null for what is not there; everything else that goes wrong is the store's fault. */
  async function asked<Result>(act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act()
    } catch (error) {
      if (isMissing(error)) return null
      throw away(error)
    }
  }

  const away = (error: unknown): StoreAway => storeAway(error, settings)

  async function put(name: string, content: Content, condition: { IfNoneMatch?: '*' } = {}): Promise<void> {
    const { s3, PutObjectCommand, Upload } = await client()
    if (content instanceof Uint8Array) {
      await s3.send(new PutObjectCommand({ Bucket, Key: name, Body: content, ...condition }))
      return
    }
    const source = watched(content)
    const body = Readable.from(source.pieces)
    try {
      const params = { Bucket, Key: name, Body: body, ...condition }
      await new Upload({ client: s3, params, partSize: partBytes, queueSize: 1 }).done()
    } catch (error) {
      // Whoever sent it broke off: that is not the store's fault.
      throw source.failure() ?? error
    } finally {
      body.destroy()
    }
  }

  async function get(name: string, range: ByteRange | undefined, match: string | undefined) {
    const { s3, GetObjectCommand } = await client()
    return s3.send(
      new GetObjectCommand({
        Bucket,
        Key: name,
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        ...(match !== undefined && { IfMatch: match }),
      }),
    )
  }

  async function open(name: string, range?: ByteRange) {
    expectName(name)
    const found = await asked(() => get(name, range, undefined))
    if (found === null) return null
    const size = wholeSize(found)
    const start = range?.start ?? 0
    const end = Math.min(range?.end ?? size, size - 1)
    const from = async (at: number) => bodyOf(await get(name, { start: at, end }, found.ETag))
    const download: Download = { first: bodyOf(found), start, end, from, away }
    return { size, stream: Readable.from(resumed(download), { objectMode: false }) }
  }

  async function about(name: string) {
    expectName(name)
    const { s3, HeadObjectCommand } = await client()
    const found = await asked(() => s3.send(new HeadObjectCommand({ Bucket, Key: name })))
    return found && { size: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date(0) }
  }

  async function* listed(): AsyncGenerator<{ name: string; size: number }> {
    const { s3, ListObjectsV2Command } = await client()
    let after: string | undefined
    do {
      const from = after
      const page = await asked(() => s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken: from })))
      for (const { Key: name = '', Size: size = 0 } of page?.Contents ?? []) if (isName(name)) yield { name, size }
      after = page?.NextContinuationToken
    } while (after !== undefined)
  }

  return {
    open,
    about,
    exists: async (name) => (await about(name)) !== null,
    async put(name, content) {
      expectName(name)
      try {
        await put(name, content)
      } catch (error) {
        throw passedOn(error, away)
      }
    },
    async putNew(name, content) {
      // Asked first as well: not every store knows the condition.
      if ((await about(name)) !== null) return false
      try {
        await put(name, content, { IfNoneMatch: '*' })
        return true
      } catch (error) {
        if (hasStatus(error, 412) || hasStatus(error, 409)) return false
        throw passedOn(error, away)
      }
    },
    async remove(name) {
      expectName(name)
      const { s3, DeleteObjectCommand } = await client()
      try {
        await asked(() => s3.send(new DeleteObjectCommand({ Bucket, Key: name })))
        return true
      } catch {
        return false
      }
    },
    async *names() {
      for await (const { name } of listed()) yield name
    },
    async measure() {
      let [files, bytes] = [0, 0]
      for await (const { size } of listed()) {
        files += 1
        bytes += size
      }
      return { files, bytes }
    },
    async sweepIncoming(before) {
      const { s3, ListMultipartUploadsCommand, AbortMultipartUploadCommand } = await client()
      let swept = 0
      let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {}
      while (next) {
        const markers: object = next
        // Not every store tells; most have a rule of their own for these.
        const page = await s3.send(new ListMultipartUploadsCommand({ Bucket, ...markers })).catch((error: unknown) => {
          if (hasStatus(error, 501) || isMissing(error)) return null
          throw away(error)
        })
        for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
          if (Initiated === undefined || Initiated >= before) continue
          await asked(() => s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
          swept += 1
        }
        next =
          page?.IsTruncated === true
            ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
            : undefined
      }
      return swept
    },
    async lend(name, act) {
      const found = await open(name)
      if (found === null) return act(null)
      const file = incomingName(dataDirectory)
      try {
        await writeIncoming(file, found.stream as AsyncIterable<Uint8Array>, { isKept: false })
        return await act(file)
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}

/** The sender's own failure on its way out of an upload. */
class BrokenOff {
  readonly by: unknown
  constructor(by: unknown) {
    this.by = by
  }
}

/** The same pieces; whether their sender failed, and not who takes them, can be asked afterwards. */
function watched(content: AsyncIterable<Uint8Array>) {
  let failure: BrokenOff | null = null
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const source = content[Symbol.asyncIterator]()
    try {
      for (;;) {
        const piece = await source.next().catch((error: unknown) => {
          failure = new BrokenOff(error)
          throw error
        })
        if (piece.done === true) return
        yield piece.value
      }
    } finally {
      await source.return?.()
    }
  }
  return { pieces: pieces(), failure: () => failure }
}

function passedOn(error: unknown, away: (error: unknown) => StoreAway): unknown {
  return error instanceof BrokenOff ? error.by : away(error)
}

function wholeSize({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): number {
  const [, whole] = /\/(\d+)$/.exec(ContentRange ?? '') ?? []
  return whole === undefined ? ContentLength : Number(whole)
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  return Body instanceof Readable ? Body : Readable.from([])
}
