import { UnreadableFile } from '../../../item.ts'

export interface OldRecord {
  /** Where it begins in the stream. */
  at: number
  kind: number
  data: Buffer
}

/** The records of old sheets, by their numbers. */
export const kinds = {
  formula: 0x06,
  end: 0x0a,
  days1904: 0x22,
  locked: 0x2f,
  font: 0x31,
  more: 0x3c,
  codePage: 0x42,
  object: 0x5d,
  sheet: 0x85,
  palette: 0x92,
  numbers: 0xbd,
  richText: 0xd6,
  look: 0xe0,
  merges: 0xe5,
  drawing: 0xec,
  texts: 0xfc,
  row: 0x0208,
  sharedText: 0xfd,
  number: 0x0203,
  text: 0x0204,
  truth: 0x0205,
  formulaText: 0x0207,
  shortNumber: 0x027e,
  format: 0x041e,
  begin: 0x0809,
} as const

/** What Excel 2 to 4 begin with. */
const older: ReadonlySet<number> = new Set([0x09, 0x0209, 0x0409])

/** One after the other; what is cut within one is damaged. */
export function* recordsIn(stream: Buffer): Generator<OldRecord> {
  let at = 0
  let depth = 0
  while (at + 4 <= stream.length) {
    const kind = stream.readUInt16LE(at)
    const length = stream.readUInt16LE(at + 2)
    if (depth === 0 && kind !== kinds.begin) {
      // Behind the last sheet the rest of its sector is empty.
      if (at === 0) throw new UnreadableFile(older.has(kind) ? 'oldSheet' : 'unknownFormat')
      return
    }
    if (kind === kinds.begin) depth += 1
    if (kind === kinds.end) depth -= 1
    if (at + 4 + length > stream.length) throw new UnreadableFile('broken')
    yield { at, kind, data: stream.subarray(at + 4, at + 4 + length) }
    at += 4 + length
  }
  if (depth > 0) throw new UnreadableFile('broken')
}
