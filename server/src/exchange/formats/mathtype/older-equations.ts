import { symbolPlaces } from './old-places.ts'
import type { MtefBytes } from './mtef-bytes.ts'
import { type Char, type MathNode, UnreadableEquation } from './mtef-nodes.ts'
import {
  boundedLists,
  marksIn,
  options,
  readBlock,
  records,
  skipRuler,
  skipSize,
  templateOf,
} from './mtef-structures.ts'
import { newerTemplate } from './older-templates.ts'

const hasMarks = 2
const italic = 1
const ofEquationEditor = 3

/** Equation Editor 1 to 3 and MathType 3: a byte says in one half what a record is and in the other how. */
export function olderNodes(bytes: MtefBytes, version: number): MathNode[] {
  const chosen = new Map<number, { font: string; isItalic: boolean }>()
  const list = boundedLists(next)
  return list()

  function next(): MathNode | 'end' | null {
    const tag = bytes.u8()
    const [kind, flags] = [tag & 15, tag >> 4]
    const block = readBlock(kind, flags, bytes, list)
    if (block) return block
    switch (kind) {
      case records.end:
        return 'end'
      case records.char:
        return readChar(flags)
      case records.mark:
        if ((flags & options.isMoved) !== 0) bytes.nudge()
        return { kind: 'mark', code: version === ofEquationEditor ? bytes.u16() : bytes.u8() }
      case records.template: {
        if ((flags & options.isMoved) !== 0) bytes.nudge()
        const [selector, variation] = newerTemplate(bytes.u8(), bytes.u8())
        bytes.skip(1)
        return templateOf(selector, variation, list())
      }
      case records.font: {
        const number = bytes.u8()
        const isItalic = (bytes.u8() & italic) !== 0
        chosen.set(-number, { font: bytes.text(), isItalic })
        return null
      }
      case records.ruler:
        skipRuler(bytes)
        return null
      case records.size:
        skipSize(bytes)
        return null
      default:
        if (kind > records.lastSize) throw new UnreadableEquation()
        return null
    }
  }

  function readChar(flags: number): Char {
    if ((flags & options.isMoved) !== 0) bytes.nudge()
    const face = bytes.u8() - 128
    const explicit = chosen.get(face)
    if (face < 0 && !explicit) throw new UnreadableEquation()
    const font = explicit?.font ?? ''
    const place = version === ofEquationEditor ? bytes.u16() : bytes.u8()
    return {
      kind: 'char',
      face,
      font,
      isItalic: explicit?.isItalic ?? false,
      code: symbolPlaces(place, face, font, version === ofEquationEditor),
      marks: (flags & hasMarks) === 0 ? [] : marksIn(list()),
      startsFunction: false,
    }
  }
}
