import { cutLine, plainLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const label = /(?<=^\s*[*(]?)[\u{1D400}-\u{1D6A3}](?=\s?[.)]\s*\S)/u
const later = /(?<=(?:\t|\s{2})[*(]?)[\u{1D400}-\u{1D6A3}](?=\s?[.)]\s*\S)/gu

/** '𝑎) 𝑥 = 2': a letter that a program for formulas drew before an option is a letter as any other. */
export function withPlainLabels(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.map((block) => (block.kind === 'line' ? { ...block, line: relabelled(block.line) } : block))
}

function relabelled(line: Line): Line {
  const text = plainLine(line)
  const first = label.exec(text)
  if (!first) return line
  const places = [first.index, ...[...text.matchAll(later)].map(({ index }) => index)]
  // From the end, so that the places before stay where they are.
  return [...new Set(places)].toReversed().reduce((own, at) => {
    const [sign] = cutLine(own, at, at + 2)
    if (sign?.kind !== 'text') return own
    return [...cutLine(own, 0, at), { ...sign, text: sign.text.normalize('NFKC') }, ...cutLine(own, at + 2)]
  }, line)
}
