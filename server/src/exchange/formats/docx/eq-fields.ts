/** Formulas as fields, from before there were equations: ' EQ \f(1;2) '. */
const field = /^\s*EQ\s/iu
const deepest = 20

export function isFormulaField(instruction: string): boolean {
  return field.test(instruction)
}

/** Fractions and roots of plain signs; null where anything else is drawn. */
export function formulaOf(instruction: string): string | null {
  const text = instruction.replace(field, '').trim()
  let at = 0
  const latex = partOf(0)
  return at === text.length && latex !== '' ? latex : null

  /** Up to the end, or to what ends an argument. */
  function partOf(depth: number): string | null {
    let found = ''
    while (at < text.length) {
      if (depth > 0 && /[;,)]/u.test(text[at] ?? '')) break
      if (text[at] !== '\\') {
        found += text[at]
        at += 1
        continue
      }
      const drawn = depth < deepest ? drawnAt(depth) : null
      if (drawn === null) return null
      found += drawn
    }
    return found.trim()
  }

  function drawnAt(depth: number): string | null {
    const [sign = '', name = ''] = /^\\([fr])\s*\(/iu.exec(text.slice(at, at + 8)) ?? []
    if (sign === '') return null
    at += sign.length
    const parts: (string | null)[] = [partOf(depth + 1)]
    while (/[;,]/u.test(text[at] ?? '')) {
      at += 1
      parts.push(partOf(depth + 1))
    }
    if (text[at] !== ')' || parts.includes(null) || parts.length > 2) return null
    at += 1
    const [first = '', second] = parts
    if (name.toLowerCase() === 'f') return second === undefined ? null : `\\frac{${first}}{${second}}`
    if (second === undefined) return `\\sqrt{${first}}`
    return first === '' ? `\\sqrt{${second}}` : `\\sqrt[${first}]{${second}}`
  }
}
