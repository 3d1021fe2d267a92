import { UnreadableFile } from '../../../item.ts'
import type { Merge } from '../merged-cells.ts'
import { createLooks } from './old-looks.ts'
import { type OldRecord, kinds, recordsIn } from './old-records.ts'
import { fontChangesIn } from './shared-texts.ts'
import { mostCells } from './old-limits.ts'

/** What the library that reads the cells does not tell: how they look, which of them are merged, where pictures hang. */
export interface OldSheet {
  at: number
  isHidden: boolean
  /** Charts and macros are sheets of other kinds. */
  isTable: boolean
  /** By `placeOf`. */
  styles: ReadonlyMap<number, number>
  sharedTexts: ReadonlyMap<number, number>
  /** Calculated, and zero: so is what nobody has calculated yet. */
  uncertain: ReadonlySet<number>
  merges: readonly Merge[]
  hidden: ReadonlySet<number>
  pictures: readonly number[]
}

/** Of what is said of a row: nobody sees it. */
const unseen = 0x20
const mostMerges = 100_000
const widest = 65_536

export const placeOf = (row: number, column: number): number => row * widest + column

/** What cells are made of, and what tells one sheet from the next; everything else is nothing to the library. */
const needed: ReadonlySet<number> = new Set([
  kinds.begin,
  kinds.end,
  kinds.sheet,
  kinds.codePage,
  kinds.texts,
  kinds.formula,
  kinds.formulaText,
  kinds.number,
  kinds.numbers,
  kinds.shortNumber,
  kinds.truth,
  kinds.text,
  kinds.richText,
  kinds.sharedText,
])
const cells: ReadonlySet<number> = new Set([
  kinds.formula,
  kinds.number,
  kinds.shortNumber,
  kinds.truth,
  kinds.text,
  kinds.richText,
  kinds.sharedText,
])
/** A record that says where the cursor was. */
const nothing = 0x1d

/** The stream as the library may have it, and what it does not tell of it. */
export function openBook(given: Uint8Array) {
  const stream = Buffer.from(given)
  const isWide = stream.length >= 6 && stream.readUInt16LE(4) === 0x0600
  const looks = createLooks(isWide)
  const sheets: (ReturnType<typeof createSheet> & OldSheet)[] = []
  const texts: Buffer[] = []
  let is1904 = false
  let count = 0
  let depth = 0
  let last = 0
  let open: (typeof sheets)[number] | null = null
  for (const record of recordsIn(stream)) {
    const { at, kind, data } = record
    if (kind === kinds.locked) throw new UnreadableFile('officeLocked')
    if (kind === kinds.begin) {
      depth += 1
      if (depth === 1) open = sheets.find((sheet) => sheet.at === at) ?? null
      if (at === 0 && data.length >= 4 && data.readUInt16LE(2) === 0x10) {
        // One sheet and no book around it.
        open = { ...createSheet(), at, isHidden: false, isTable: true }
        sheets.push(open)
      }
    }
    if (kind === kinds.end) depth -= 1
    else if (kind === kinds.sheet && data.length >= 6)
      sheets.push({
        ...createSheet(),
        at: data.readUInt32LE(0),
        isHidden: (data[4] ?? 0) % 4 > 0,
        isTable: data[5] === 0,
      })
    else if (kind === kinds.days1904) is1904 = data[0] === 1
    else if (kind === kinds.texts || (kind === kinds.more && last === kinds.texts)) texts.push(data)
    else if (depth === 1) {
      if (cells.has(kind)) count += 1
      if (kind === kinds.numbers) count += data.length / 6
      if (count > mostCells) throw new UnreadableFile('tooComplex')
      if (open) open.take(record)
      else looks.take(record)
    }
    if (kind !== kinds.more) last = kind
    const isNeeded = kind === kinds.more ? needed.has(last) : needed.has(kind)
    if (!isNeeded) stream.writeUInt16LE(nothing, at)
    // What a cell is calculated from is not looked at.
    if (kind === kinds.formula && data.length >= 22) data.writeUInt16LE(0xff_ff, 20)
  }
  return {
    stream,
    isWide,
    looks,
    sheets,
    is1904,
    fontChanges: texts.length > 0 && isWide ? fontChangesIn(texts) : new Map(),
  }
}

function createSheet() {
  const styles = new Map<number, number>()
  const sharedTexts = new Map<number, number>()
  const uncertain = new Set<number>()
  const merges: Merge[] = []
  const hidden = new Set<number>()
  const pictures: number[] = []
  let drawn = -1
  return {
    styles,
    sharedTexts,
    uncertain,
    merges,
    hidden,
    pictures,
    take({ kind, data }: OldRecord): void {
      if (cells.has(kind) && data.length >= 6) {
        const place = placeOf(data.readUInt16LE(0), data.readUInt16LE(2))
        styles.set(place, data.readUInt16LE(4))
        if (kind === kinds.sharedText && data.length >= 10) sharedTexts.set(place, data.readUInt32LE(6))
        if (kind === kinds.formula && data.length >= 14 && data.readDoubleLE(6) === 0) uncertain.add(place)
      } else if (kind === kinds.numbers)
        for (let at = 4, column = data.readUInt16LE(2); at + 8 <= data.length; at += 6, column += 1)
          styles.set(placeOf(data.readUInt16LE(0), column), data.readUInt16LE(at))
      else if (kind === kinds.row && data.length >= 14 && (data.readUInt8(12) & unseen) !== 0)
        hidden.add(data.readUInt16LE(0) + 1)
      else if (kind === kinds.merges) {
        for (let at = 2; at + 8 <= data.length; at += 8)
          merges.push({
            top: data.readUInt16LE(at) + 1,
            bottom: data.readUInt16LE(at + 2) + 1,
            left: data.readUInt16LE(at + 4),
            right: data.readUInt16LE(at + 6),
          })
        if (merges.length > mostMerges) throw new UnreadableFile('tooComplex')
      } else if (kind === kinds.drawing) drawn = anchorIn(data)
      else if (kind === kinds.object && drawn >= 0) {
        if (data.length >= 6 && pictured.has(data.readUInt16LE(4))) pictures.push(drawn + 1)
        drawn = -1
      }
    },
  }
}

/** A group, or a picture. */
const pictured: ReadonlySet<number> = new Set([0, 8])
const anchor = Buffer.from([0x00, 0x00, 0x10, 0xf0, 0x12, 0x00, 0x00, 0x00])

/** The row at which something begins that is drawn over the sheet. */
function anchorIn(data: Buffer): number {
  const at = data.lastIndexOf(anchor)
  return at === -1 || at + 16 > data.length ? -1 : data.readUInt16LE(at + 14)
}
