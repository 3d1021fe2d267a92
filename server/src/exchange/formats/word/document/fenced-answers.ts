const fence = /^\s*```\s*(\w{0,20})\s*$/u
const numbered = /^\s{0,3}(?:#{1,6}\s+)?\*{0,2}\d{1,4}\s?[.)]/u
const option = /^\s*(?:[-*+]\s+)?\(?[A-Ea-e]\s?[.)]\s/u
const ofText = new Set(['txt', 'text', 'answer', 'plaintext'])
const fewest = 4

/**
 * A block that says it is no code below every numbered question, and nothing to choose from in the whole file: what is
 * to be answered. Several lines are several answers.
 */
export function withFencedAnswers(lines: readonly string[]): readonly string[] {
  const starts = lines.flatMap((line, at) => (numbered.test(line) ? [at] : []))
  if (starts.length < fewest || lines.some((line) => option.test(line))) return lines
  const blocks = starts.map((from, place) => blockIn(lines, from, starts[place + 1] ?? lines.length))
  const whole = blocks.filter((block) => block !== null)
  if (whole.length < starts.length) return lines
  const answers = new Map(whole.map((block) => [block.from, block]))
  let end = -1
  return lines.flatMap((line, at) => {
    const block = answers.get(at)
    if (block) end = block.to
    if (!block) return at <= end ? [] : [line]
    const said = lines.slice(block.from + 1, block.to).filter((own) => own.trim() !== '')
    return [`Answer: ${said.map((own) => own.trim()).join('; ')}`]
  })
}

/** The only one, with nothing below it. */
function blockIn(lines: readonly string[], from: number, to: number): { from: number; to: number } | null {
  const rows = lines.slice(from, to).flatMap((line, at) => (fence.test(line) ? [from + at] : []))
  const [first, last, ...others] = rows
  if (first === undefined || last === undefined || others.length > 0 || last === first + 1) return null
  const isOfText = ofText.has(fence.exec(lines[first] ?? '')?.[1]?.toLowerCase() ?? '')
  return isOfText && lines.slice(last + 1, to).every((line) => /^\s*(?:#{1,6}\s.*|[-*_]{3,}\s*)?$/u.test(line))
    ? { from: first, to: last }
    : null
}
