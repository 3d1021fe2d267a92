import { isEquationName } from '../../mathtype/embedded-equations.ts'

const embedded = 2
const longestName = 1000

/** The bytes of an equation in the data of an object, behind what says which program it is of; null for any other. */
export function objectBytes(hex: string): Uint8Array | null {
  if (!/^[\da-f]*$/i.test(hex)) return null
  const data = Buffer.from(hex, 'hex')
  let at = 4
  const number = (): number | null => {
    at += 4
    return at <= data.length ? data.readUInt32LE(at - 4) : null
  }
  if (number() !== embedded) return null
  const names: string[] = []
  // Its class, and two names that an embedded one has not.
  for (let count = 0; count < 3; count += 1) {
    const length = number()
    if (length === null || length > longestName || at + length > data.length) return null
    names.push(data.toString('latin1', at, at + length))
    at += length
  }
  const size = number()
  if (size === null || at + size > data.length || !isEquationName(names[0] ?? '')) return null
  return new Uint8Array(data.subarray(at, at + size))
}
