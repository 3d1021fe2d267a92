import type { WordBlock } from '../word-file.ts'

export function hasPoints(blocks: readonly WordBlock[]): boolean {
  return blocks.some((block) => block.kind === 'line' && block.isPoint)
}

/** The sign that a program draws before a point of a list, as somebody types it. */
export function withPointsTyped(blocks: readonly WordBlock[]): WordBlock[] {
  return blocks.map((block) =>
    block.kind === 'line' && block.isPoint
      ? { kind: 'line', line: [{ kind: 'text', text: '• ', look: {} }, ...block.line] }
      : block,
  )
}
