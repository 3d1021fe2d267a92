import path from 'node:path'
import type { BucketSettings } from './bucket-client.ts'
import { createBucketStorage } from './bucket-storage.ts'
import { ConfigurationError } from '../config.ts'
import { type Storage, StoreAway, createStorage } from './storage.ts'
import { createTwoPlaces } from './two-places.ts'

/** What the environment says about files; plain values, so that a thread can be told too. */
export interface StorageSettings {
  dataDirectory: string
  files: { bucket: BucketSettings | null; place: 'folder' | 'bucket' }
}

export interface FilePlace {
  kind: 'folder' | 'bucket'
  /** For a person. */
  called: string
  place: string
  storage: Storage
}

export function openStorage(settings: StorageSettings): Storage {
  const { inUse, other } = openPlaces(settings)
  return other ? createTwoPlaces(inUse.storage, other.storage) : inUse.storage
}

/** Asked at the start: a setting that cannot work ends it, a store that is away does not. */
export async function expectUsable({ storage }: FilePlace): Promise<StoreAway | null> {
  try {
    await storage.names()[Symbol.asyncIterator]().next()
    return null
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    if (error.isRefusal) throw new ConfigurationError(error.message)
    return error
  }
}

/** Where files go, and where they may still be from before. */
export function openPlaces({ dataDirectory, files }: StorageSettings): { inUse: FilePlace; other: FilePlace | null } {
  const directory = path.resolve(dataDirectory)
  const folder: FilePlace = {
    kind: 'folder',
    called: `the folder ${path.join(directory, 'files')}`,
    place: path.join(directory, 'files'),
    storage: createStorage(directory),
  }
  if (files.bucket === null) return { inUse: folder, other: null }
  const bucket: FilePlace = {
    kind: 'bucket',
    called: `the bucket ${files.bucket.bucket} at ${files.bucket.endpoint ?? 'Amazon S3'}`,
    place: `${files.bucket.endpoint ?? 'Amazon S3'}/${files.bucket.bucket}`,
    storage: createBucketStorage(files.bucket, directory),
  }
  return files.place === 'bucket' ? { inUse: bucket, other: folder } : { inUse: folder, other: bucket }
}
