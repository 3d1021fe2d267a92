import type { Storage } from '../platform/storage/storage.ts'

export const fileOf = (importId: string): string => `imports/${importId}`

/** What a model has said of it so far, beside the file, which can still be read in another way. */
export const answerOf = (importId: string): string => `${fileOf(importId)}.answer`

export async function removeFiles(storage: Pick<Storage, 'remove'>, importId: string): Promise<void> {
  await storage.remove(fileOf(importId))
  await storage.remove(answerOf(importId))
}
