import { UnreadableFile } from '../../item.ts'
import { type ByteView, isCompound, openCompound } from './compound-file.ts'
import { equationIn, equationLatex } from './equation-latex.ts'

const equationStream = 'Equation Native'
/** What programs call their equations: 'Equation.3', 'Equation.DSMT4', 'MathType 6.0 Equation'; LibreOffice leaves it out. */
const equationName = /^\s*(?:$|Equation\.|MathType)/i

export function isEquationName(name: string): boolean {
  return equationName.test(name)
}

/** Equations that were put into a text as objects of another program: so many, and of so many bytes. */
export interface EmbeddedEquations {
  /** Of an object that is a file with streams of its own; null where it cannot be read, or says nothing. */
  ofObject(size: number, open: () => Uint8Array | null): string | null
  ofStream(open: () => ByteView | null): string | null
}

const most = 20_000
const largest = 1024 * 1024
const largestInAll = 50 * 1024 * 1024

export function createEmbeddedEquations(): EmbeddedEquations {
  let count = 0
  let weight = 0
  const hasRoom = (size: number): boolean => count < most && size <= largest && weight + size <= largestInAll

  function latexOf(stream: ByteView | null): string | null {
    if (!stream || !hasRoom(stream.length)) return null
    count += 1
    weight += stream.length
    const equation = equationIn(stream.bytes)
    // One that says nothing is drawn all the same, and what it was to say is lost.
    return (equation && equationLatex(equation)) || null
  }

  function ofStream(open: () => ByteView | null): string | null {
    try {
      return latexOf(open())
    } catch (error) {
      // An object that is broken takes nothing with it but itself.
      if (error instanceof UnreadableFile) return null
      throw error
    }
  }

  return {
    ofObject(size, open) {
      if (!hasRoom(size)) return null
      weight += size
      return ofStream(() => {
        const bytes = open()
        return bytes && isCompound(bytes) ? openCompound(bytes).open(equationStream) : null
      })
    },
    ofStream,
  }
}
