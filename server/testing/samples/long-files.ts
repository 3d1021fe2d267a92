import { type FormatReader, UnreadableFile } from '../../src/exchange/item.ts'

/** Long enough that whoever reads a thing twice for each sign of it would not end within the time of a test. */
export const long = 60_000

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

export type LongFile = readonly [name: string, reader: FormatReader, file: Uint8Array]

/** It was read or refused, and ended. */
export async function isReadOrRefused(reader: FormatReader, file: Uint8Array): Promise<boolean> {
  try {
    return Array.isArray((await reader.read(file)).items)
  } catch (error) {
    if (error instanceof UnreadableFile) return true
    throw error
  }
}
