import { seconds } from '../clock.ts'
import { StoreAway } from './storage.ts'

export interface BucketSettings {
  /** Undefined: that of Amazon. */
  endpoint: string | undefined
  bucket: string
  region: string
  /** Null: those that the machine itself was given. */
  keys: { accessKeyId: string; secretAccessKey: string } | null
  /** The bucket as the first part of the path instead of the name of the host. */
  isPathStyle: boolean
}

/** Loaded with the first use, so that whoever keeps files in a folder never has it in memory. */
export function connect({ endpoint, region, keys, isPathStyle }: BucketSettings) {
  async function load() {
    const [library, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
    const s3 = new library.S3Client({
      ...(endpoint !== undefined && { endpoint }),
      ...(keys && { credentials: keys }),
      region,
      forcePathStyle: isPathStyle,
      // Stores other than Amazon's take the newer trailers for content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: seconds(3),
        // Without a byte in either direction.
        socketTimeout: seconds(6),
        // Many, because whoever takes a picture slowly holds one for so long.
        httpAgent: { keepAlive: true, maxSockets: 500 },
        httpsAgent: { keepAlive: true, maxSockets: 500 },
      },
    })
    return { ...library, Upload, s3 }
  }
  let loaded: ReturnType<typeof load> | undefined
  return () => (loaded ??= load())
}

export function hasStatus(error: unknown, status: number): boolean {
  return statusOf(error) === status
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name)
}

/** For whoever looks after the product; no key is in it. */
export function storeAway(error: unknown, { bucket, endpoint = 'Amazon S3' }: BucketSettings): StoreAway {
  if (error instanceof StoreAway) return error
  const place = `The bucket ${bucket} at ${endpoint}`
  const name = error instanceof Error ? error.name : ''
  const status = statusOf(error)
  const refusal = (what: string): StoreAway => new StoreAway(`${place} ${what}`, { isRefusal: true, cause: error })
  if (name === 'NoSuchBucket') return refusal('does not exist: look at S3_BUCKET.')
  if (status === 401 || status === 403)
    return refusal('refuses: look at S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what they may do.')
  const reason = codeOf(error) || name || 'without a reason'
  return new StoreAway(`${place} does not answer (${reason}): look whether it runs, and at S3_ENDPOINT.`, {
    isRefusal: false,
    cause: error,
  })
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : undefined
}
