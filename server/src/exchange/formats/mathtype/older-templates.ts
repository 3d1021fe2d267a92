import { UnreadableEquation } from './mtef-nodes.ts'

/**
 * Equation Editor has a number for each kind of sum and each side of a fence; MathType 4 has one for all, and says the
 * rest in bits. By the older number: the newer one, and its bits for each variation.
 */
const templates: Readonly<Record<number, readonly [selector: number, variations: readonly number[]]>> = {
  ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((fence) => [fence, [fence, [3, 1, 2]] as const])),
  8: [9, [0x22]],
  9: [9, [0x33]],
  10: [9, [0x23]],
  11: [9, [0x12]],
  12: [9, [0x30]],
  13: [10, [0, 1]],
  14: [11, [0, 1]],
  16: [12, [0, 1]],
  17: [13, [0, 1]],
  18: [14, [0x14, 0x18]],
  19: [14, [0x24, 0x28]],
  20: [14, [0x34, 0x38]],
  21: [15, [1, 0x11, 0x31, 5, 0x15]],
  22: [15, [2, 0x12, 6, 0x16]],
  23: [15, [3, 0x13, 7, 0x17]],
  24: [15, [0x71, 0x51, 0x55]],
  25: [15, [0x56, 0x52]],
  26: [15, [0x57, 0x53]],
  27: [24, [1]],
  28: [24, [0]],
  ...Object.fromEntries(
    [16, 17, 18, 19, 20].flatMap((sum, at) => [
      [29 + at * 2, [sum, [0x50, 0x70, 0x40]] as const],
      [30 + at * 2, [sum, [0x10, 0x30]] as const],
    ]),
  ),
  39: [23, [0x20, 0x10, 0x30]],
  40: [26, [1, 0]],
  41: [11, [2, 6, 3]],
  42: [21, [0x20, 0x10, 0x30]],
  43: [22, [0x60, 0x50, 0x70]],
  45: [30, [3, 1, 2]],
  46: [31, [5, 6, 7]],
  47: [31, [1, 2, 3]],
  48: [34, [0]],
}
const [script, scriptBefore] = [15, 44]
const scripts = [28, 27, 29]

export function newerTemplate(selector: number, variation: number): [selector: number, variation: number] {
  const position = selector === script || selector === scriptBefore ? scripts[variation] : undefined
  if (position !== undefined) return [position, selector === scriptBefore ? 1 : 0]
  const [newer, variations] = templates[selector] ?? []
  const bits = variations?.[variation]
  if (newer === undefined || bits === undefined) throw new UnreadableEquation()
  return [newer, bits]
}
