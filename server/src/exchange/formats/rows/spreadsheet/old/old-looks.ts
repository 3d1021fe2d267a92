import type { Look } from '../../../item.ts'
import { builtInFormats } from '../number-formats.ts'
import type { Position } from '../raised-text.ts'
import type { CellStyle } from '../xlsx-styles.ts'
import { type OldRecord, kinds } from './old-records.ts'

export interface OldFont {
  look: Look
  position: Position | null
}

const plainFont: OldFont = { look: {}, position: null }
const plainStyle: CellStyle = { format: 'General', look: {} }

/** Fonts, fills and formats of numbers: what cells name by a number. */
export function createLooks(isWide: boolean) {
  const fonts: { data: Buffer }[] = []
  const styles: Buffer[] = []
  const formats = new Map<number, string>()
  const colors = new Map<number, string>()

  const colorOf = (index: number): string => colors.get(index) ?? `color ${index}`

  /** The number four names no font. */
  function font(index: number): OldFont {
    const data = fonts[index < 4 ? index : index - 1]?.data
    if (data === undefined || data.length < 11) return plainFont
    const color = data.readUInt16LE(4)
    const isUsual = usualInk.has(color) || colorOf(color) === '000000'
    const look: Look = {
      ...(data.readUInt16LE(6) >= 600 && { bold: true as const }),
      ...(data[10] !== 0 && { underline: true as const }),
      ...(!isUsual && { color: colorOf(color) }),
    }
    const height = data.readUInt16LE(8)
    return { look, position: height === 1 ? 'sup' : height === 2 ? 'sub' : null }
  }

  function fill(data: Buffer): Look {
    if (!isWide || data.length < 20) return {}
    const pattern = data.readUInt32LE(14) >>> 26
    const color = data.readUInt16LE(18) & 0x7f
    if (pattern === 0 || usualPaper.has(color) || colorOf(color) === 'FFFFFF') return {}
    return { highlight: colorOf(color) }
  }

  return {
    font,
    take({ kind, data }: OldRecord): void {
      if (kind === kinds.font) fonts.push({ data })
      else if (kind === kinds.look) styles.push(data)
      else if (kind === kinds.format && data.length >= 4) formats.set(data.readUInt16LE(0), codeIn(data, isWide))
      else if (kind === kinds.palette)
        for (let at = 2, index = 8; at + 4 <= data.length && index < 64; at += 4, index += 1)
          colors.set(
            index,
            data
              .subarray(at, at + 3)
              .toString('hex')
              .toUpperCase(),
          )
    },
    style(index: number): CellStyle & Pick<OldFont, 'position'> {
      const data = styles[index]
      if (data === undefined || data.length < 4) return { ...plainStyle, position: null }
      const format = data.readUInt16LE(2)
      const { look, position } = font(data.readUInt16LE(0))
      return {
        format: formats.get(format) ?? builtInFormats[format] ?? 'General',
        look: { ...look, ...fill(data) },
        position,
      }
    },
  }
}

/** Black, or what the program takes. */
const usualInk: ReadonlySet<number> = new Set([0, 8, 64, 0x7f_ff])
const usualPaper: ReadonlySet<number> = new Set([1, 9, 64, 65])

function codeIn(data: Buffer, isWide: boolean): string {
  if (!isWide) return data.subarray(3, 3 + (data[2] ?? 0)).toString('latin1')
  const length = data.readUInt16LE(2)
  return (data[4] ?? 0) % 2 === 1
    ? data.subarray(5, 5 + length * 2).toString('utf16le')
    : data.subarray(5, 5 + length).toString('latin1')
}
