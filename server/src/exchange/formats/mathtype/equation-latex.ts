import { mathtypeNodes } from './mathtype-equations.ts'
import { type MathNode, UnreadableEquation, mtefBytes } from './mtef.ts'
import { nodesLatex } from './node-latex.ts'

const mathtype = 5
const headLength = 28

/**
 * An equation of MathType 4 or later in LaTeX; null where any part of it is not understood.
 * https://docs.wiris.com/en/mathtype/mathtype_desktop/mathtype-sdk/mtef5
 */
export function equationLatex(equation: Uint8Array): string | null {
  try {
    const bytes = mtefBytes(equation)
    const version = bytes.u8()
    bytes.skip(4)
    return version === mathtype ? wholeLatex(mathtypeNodes(bytes)).trim() : null
  } catch (error) {
    if (error instanceof UnreadableEquation) return null
    throw error
  }
}

/** One line, or one pile of them. */
function wholeLatex(nodes: readonly MathNode[]): string {
  const [first, ...others] = nodes
  if (!first || others.length > 0 || (first.kind !== 'slot' && first.kind !== 'pile')) throw new UnreadableEquation()
  return nodesLatex(nodes)
}

/** What a program keeps of an equation in a text: the length of a head, then how long the equation is. */
export function equationIn(stream: Uint8Array): Uint8Array | null {
  if (stream.length < headLength) return null
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const length = view.getUint32(8, true)
  if (view.getUint16(0, true) !== headLength || headLength + length > stream.length) return null
  return stream.subarray(headLength, headLength + length)
}
