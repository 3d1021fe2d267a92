import { wordsLatex } from '../letters/latex-signs.ts'
import { modernText, oldFontOf } from '../letters/symbol-fonts.ts'
import { letterOf, markedLatex, primesOf } from './sign-latex.ts'
import type { Char } from './mtef.ts'

const functions = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg lim max min sup inf det gcd deg dim exp ker arg hom'.split(
    ' ',
  ),
)

/** What stands in a row, put together so that LaTeX reads it as it was typed. */
export interface LatexLine {
  char(char: Char): void
  /** Drawn as one thing; where it ends in words of its own, a script behind it would be taken for theirs. */
  thing(latex: string, isOpen: boolean): void
  script(lower: string | null, upper: string | null, isBefore: boolean): void
  latex(): string
}

interface Last {
  from: number
  hasLower: boolean
  hasUpper: boolean
  /** Strokes behind it: a script above must follow them at once. */
  hasPrimes: boolean
  isOpen: boolean
  /** Nothing stands here that could have a script. */
  isNothing: boolean
}

const nothing: Last = { from: 0, hasLower: false, hasUpper: false, hasPrimes: false, isOpen: false, isNothing: true }

export function createLine(): LatexLine {
  const done: string[] = []
  let last: Last = { ...nothing }
  let run: { kind: 'text' | 'name'; text: string; font: string } | null = null

  function put(latex: string, isOpen = false): void {
    if (latex === '') return
    last = { ...nothing, from: done.length, isOpen, isNothing: latex.startsWith('\\q') || /^\\[,:;]$/.test(latex) }
    done.push(latex)
  }

  function flush(): void {
    if (!run) return
    const { kind, text, font } = run
    run = null
    put(kind === 'text' ? fontWordsLatex(text, font) : nameLatex(text))
  }

  function addPrimes(count: number): void {
    if (count === 0) return
    if (last.isNothing || last.hasUpper || last.hasPrimes) put('{}')
    done.push("'".repeat(count))
    last.hasPrimes = true
  }

  function script(below: string | null, above: string | null): void {
    flush()
    // A place where nothing was typed.
    const [lower, upper] = [below || null, above || null]
    if (lower === null && upper === null) return
    const isTaken =
      (lower !== null && last.hasLower) || (upper !== null && (last.hasUpper || (last.hasPrimes && last.hasLower)))
    if (last.isNothing || isTaken) put('{}')
    if (last.isOpen) {
      const inner = joined(done.splice(last.from))
      put(`{${inner}}`)
    }
    if (upper !== null && last.hasPrimes) done.push(`^{${upper}}`)
    if (lower !== null) done.push(`_{${lower}}`)
    if (upper !== null && !last.hasPrimes) done.push(`^{${upper}}`)
    last.hasLower ||= lower !== null
    last.hasUpper ||= upper !== null
  }

  return {
    char(char) {
      const letter = letterOf(char)
      const isWord = letter.kind === 'text' || letter.kind === 'name'
      if (isWord && char.marks.length === 0) {
        const font = letter.kind === 'text' ? char.font : ''
        const begins = run?.kind !== letter.kind || run.font !== font || char.startsFunction
        if (begins) flush()
        run = { kind: letter.kind, text: (run?.text ?? '') + letter.text, font }
        return
      }
      flush()
      if (letter.kind === 'prime') addPrimes(letter.count)
      else if (letter.kind === 'raised') script(null, letter.latex)
      else {
        const base = isWord ? fontWordsLatex(letter.text, char.font) : letter.latex
        put(
          markedLatex(
            base,
            char.marks.filter((mark) => primesOf(mark) === 0),
          ),
        )
        const count = char.marks.reduce((sum, mark) => sum + primesOf(mark), 0)
        addPrimes(count)
      }
    },
    thing(latex, isOpen) {
      flush()
      put(latex, isOpen)
    },
    script(lower, upper, isBefore) {
      if (isBefore) {
        flush()
        put('{}')
      }
      script(lower, upper)
      // What follows is what it belongs to; a script behind that is another one.
      if (isBefore) last = { ...nothing, from: done.length }
    },
    latex() {
      flush()
      return joined(done)
    },
  }
}

/** A command ends where its letters end; a comma between digits is one of a number. */
function joined(parts: readonly string[]): string {
  let latex = ''
  parts.forEach((part, at) => {
    const isCommand = /\\[a-zA-Z]+$/.test(latex.slice(-40))
    const isDecimal = part === ',' && /^\d$/.test(parts[at - 1] ?? '') && /^\d$/.test(parts[at + 1] ?? '')
    latex += isDecimal ? '{,}' : isCommand && /^[a-zA-Z]/.test(part) ? ` ${part}` : part
  })
  return latex
}

function nameLatex(text: string): string {
  return functions.has(text) ? `\\${text}` : `\\operatorname{${text}}`
}

function fontWordsLatex(text: string, font: string): string {
  // Digits look alike everywhere.
  if (/^\d+$/.test(text)) return text
  const old = oldFontOf(font)
  const modern = (old === null ? text : modernText(text, old)).normalize('NFC')
  return wordsLatex(modern)
}
