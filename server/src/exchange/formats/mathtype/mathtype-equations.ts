import {
  type Char,
  type MathNode,
  type MtefBytes,
  UnreadableEquation,
  boundedLists,
  marksIn,
  options,
  readBlock,
  records,
  skipRuler,
  skipSize,
  templateOf,
} from './mtef.ts'

/** Further records of MathType 4 and later, which have a byte for what they are and another for how. */
const further = { color: 15, colorOf: 16, fontOf: 17, preferences: 18, encodingOf: 19, future: 100 } as const
const charOptions = { hasMarks: 1, startsFunction: 2, hasPlace: 4, hasWidePlace: 16, hasNoCode: 32 } as const
const [colorOfPrint, colorHasName] = [1, 4]
const italic = 2
const endOfNumber = 15
const mostFonts = 500

/** MathType 4 to 7: what stands behind the head of its equations. */
export function mathtypeNodes(bytes: MtefBytes): MathNode[] {
  const fonts: string[] = []
  /** Fonts that somebody chose, by their order. */
  const chosen: { font: string; isItalic: boolean }[] = []
  /** Those of styles, by the number of the style. */
  const styles = new Map<number, string>()
  bytes.text()
  bytes.skip(1)
  const list = boundedLists(next)
  return list()

  function next(): MathNode | 'end' | null {
    const kind = bytes.u8()
    if (kind === records.end) return 'end'
    if (kind >= further.future) bytes.skip(bytes.count())
    else if (kind === records.ruler) skipRuler(bytes)
    else if (kind === records.size) skipSize(bytes)
    else if (kind > records.size && kind <= records.lastSize) return null
    else if (kind === records.font || kind > records.lastSize) define(kind)
    else return structure(kind, bytes.u8())
    return null
  }

  function structure(kind: number, flags: number): MathNode {
    const block = readBlock(kind, flags, bytes, list)
    if (block) return block
    switch (kind) {
      case records.char:
        return readChar(flags)
      case records.mark:
        if ((flags & options.isMoved) !== 0) bytes.nudge()
        return { kind: 'mark', code: bytes.u8() }
      case records.template: {
        if ((flags & options.isMoved) !== 0) bytes.nudge()
        const selector = bytes.u8()
        const low = bytes.u8()
        const variation = (low & 0x80) === 0 ? low : (low & 0x7f) | (bytes.u8() << 8)
        bytes.skip(1)
        return templateOf(selector, variation, list())
      }
      default:
        throw new UnreadableEquation()
    }
  }

  function readChar(flags: number): Char {
    if ((flags & options.isMoved) !== 0) bytes.nudge()
    const own = bytes.u8()
    const face = own === 255 ? bytes.u16() - 32_768 : own - 128
    const code = (flags & charOptions.hasNoCode) === 0 ? bytes.u16() : null
    if ((flags & charOptions.hasPlace) !== 0) bytes.skip(1)
    if ((flags & charOptions.hasWidePlace) !== 0) bytes.skip(2)
    const marks = (flags & charOptions.hasMarks) === 0 ? [] : marksIn(list())
    const explicit = chosen[-face - 1]
    // A place in a font says nothing without a table of that font.
    if (code === null || (face < 0 && !explicit)) throw new UnreadableEquation()
    return {
      kind: 'char',
      face,
      font: explicit?.font ?? styles.get(face) ?? '',
      isItalic: explicit?.isItalic ?? false,
      code,
      marks,
      startsFunction: (flags & charOptions.startsFunction) !== 0,
    }
  }

  function define(kind: number): void {
    switch (kind) {
      case records.font: {
        const font = fonts[bytes.count() - 1]
        if (font === undefined || chosen.length >= mostFonts) throw new UnreadableEquation()
        chosen.push({ font, isItalic: (bytes.u8() & italic) !== 0 })
        break
      }
      case further.color:
        bytes.count()
        break
      case further.colorOf: {
        const flags = bytes.u8()
        bytes.skip((flags & colorOfPrint) === 0 ? 6 : 8)
        if ((flags & colorHasName) !== 0) bytes.text()
        break
      }
      case further.fontOf:
        bytes.count()
        fonts.push(bytes.text())
        if (fonts.length > mostFonts) throw new UnreadableEquation()
        break
      case further.preferences:
        readPreferences()
        break
      case further.encodingOf:
        bytes.text()
        break
      default:
        throw new UnreadableEquation()
    }
  }

  function readPreferences(): void {
    bytes.skip(1)
    skipNumbers(bytes, bytes.u8())
    skipNumbers(bytes, bytes.u8())
    const count = bytes.u8()
    for (let style = 1; style <= count; style += 1) {
      const at = bytes.count()
      if (at === 0) continue
      const font = fonts[at - 1]
      if (font === undefined) throw new UnreadableEquation()
      styles.set(style, font)
      bytes.skip(1)
    }
  }
}

/** Sizes as they were typed, a digit in each half of a byte. */
function skipNumbers(bytes: MtefBytes, count: number): void {
  let isUnit = true
  let left = count
  while (left > 0) {
    const byte = bytes.u8()
    for (const half of [byte >> 4, byte & 15]) {
      if (isUnit) isUnit = false
      else if (half === endOfNumber) {
        left -= 1
        isUnit = true
      }
      if (left === 0) break
    }
  }
}
