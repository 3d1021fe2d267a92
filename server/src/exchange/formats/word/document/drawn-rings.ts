import { type XmlElement, childOf, descendantsOf, textOfElement } from '../../xml-tree.ts'
import type { Look } from '../word-looks.ts'

/** In points. */
const largest = 32
const largestPlaced = 24
const farthestLeft = 54
const perPoint = 12_700

interface Drawn {
  width: number
  height: number
  /** From where the paragraph begins; null where it is counted from something else. */
  left: number | null
  top: number | null
}

/**
 * A small oval that nothing fills, drawn around the letter of an option. It hangs on a paragraph and may lie on another:
 * as high as one line and not even a quarter of that away from where its paragraph begins, it lies on the first line.
 */
export function ringOf(drawing: XmlElement): Look['ring'] | null {
  const drawn = drawing.name === 'w:drawing' ? newOval(drawing) : oldOval(drawing)
  if (!drawn || !(drawn.width <= largest) || !(drawn.height <= largest)) return null
  const { width, height, left, top } = drawn
  const isOnLine = top !== null && height <= largestPlaced && Math.abs(top) <= height / 4
  return isOnLine && left !== null && left >= -width && left <= farthestLeft ? 'placed' : 'unplaced'
}

function newOval(drawing: XmlElement): Drawn | null {
  const [shape, ...others] = descendantsOf(drawing, 'wps:wsp')
  const look = shape && childOf(shape, 'wps:spPr')
  const isOval =
    childOf(look, 'a:prstGeom')?.attributes['prst'] === 'ellipse' && childOf(look, 'a:noFill') !== undefined
  const anchor = childOf(drawing, 'wp:anchor')
  if (others.length > 0 || !isOval) return null
  const size = childOf(anchor ?? childOf(drawing, 'wp:inline'), 'wp:extent')?.attributes
  return {
    width: Number(size?.['cx']) / perPoint,
    height: Number(size?.['cy']) / perPoint,
    left: offsetOf(childOf(anchor, 'wp:positionH'), /^(?:column|margin)$/u),
    top: offsetOf(childOf(anchor, 'wp:positionV'), /^paragraph$/u),
  }
}

function offsetOf(position: XmlElement | undefined, from: RegExp): number | null {
  const offset = textOfElement(childOf(position, 'wp:posOffset')).trim()
  return from.test(position?.attributes['relativeFrom'] ?? '') && /^-?\d{1,9}$/u.test(offset)
    ? Number(offset) / perPoint
    : null
}

/** As programs before 2010 drew it. */
function oldOval(drawing: XmlElement): Drawn | null {
  const [oval, ...others] = descendantsOf(drawing, 'v:oval')
  const isAlone = oval !== undefined && others.length === 0 && descendantsOf(drawing, 'v:group').length === 0
  if (!isAlone || !(oval.attributes['filled'] ?? '').startsWith('f')) return null
  const style = oval.attributes['style'] ?? ''
  const isOfText =
    !/mso-position-(?:horizontal|vertical)-relative:(?!text)|mso-position-(?:horizontal|vertical):(?!absolute)/u.test(
      style,
    )
  const left = isOfText ? pointsIn(style, 'margin-left') : Number.NaN
  const top = isOfText ? pointsIn(style, 'margin-top') : Number.NaN
  return {
    width: pointsIn(style, 'width'),
    height: pointsIn(style, 'height'),
    left: Number.isNaN(left) ? null : left,
    top: Number.isNaN(top) ? null : top,
  }
}

function pointsIn(style: string, name: string): number {
  return Number(
    new RegExp(String.raw`(?:^|;)\s?${name}:(-?\d{0,4}(?:\.\d{1,4})?)pt`, 'u').exec(style)?.[1] ?? Number.NaN,
  )
}
