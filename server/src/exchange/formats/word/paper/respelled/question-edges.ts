import { cutLine, plainLine, trimLine } from '../../line-text.ts'
import type { Line, WordBlock } from '../../word-file.ts'

const edge = /^[^\p{L}\d]*(START|END)(?:[\s_]QUESTION)?[^\p{L}\d]*$/u
const begun = /^\s*question\s*\d{1,4}\s*[:.]\s*(?=START)/iu
const start = /^START(?![a-z])\s*/u
/** 'Question 3: END', also behind the last line of what is asked; its number may have got into the next line. */
const ended = /\s*question\s*(?:\d{1,4}\s*[:.]\s*END\s*)?$/iu
const end = /^\s*(?:question\s*)?\d{1,4}\s*[:.]\s*END(?=\s|$|[A-Z][a-z])\s*/iu
const fewest = 2

/** 'START' and 'END' around each question are no part of it. */
export function withoutEdges(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  if (texts.filter((text) => begun.test(text)).length >= fewest && texts.some((text) => end.test(text)))
    return blocks.map((block, at) =>
      block.kind === 'line' ? { ...block, line: withoutNumberedEdges(block.line, texts[at + 1] ?? '') } : block,
    )
  const said = texts.flatMap((text) => edge.exec(text)?.[1] ?? [])
  if (said.length < fewest || said.some((word, at) => word !== (at % 2 === 0 ? 'START' : 'END'))) return blocks
  return blocks.map((block) =>
    block.kind === 'line' && edge.test(plainLine(block.line)) ? { ...block, line: [] } : block,
  )
}

function withoutNumberedEdges(line: Line, below: string): Line {
  const text = plainLine(line)
  const label = begun.exec(text)?.[0].length ?? 0
  const word = start.exec(text.slice(label))?.[0].length ?? 0
  const opened = label > 0 && word > 0 ? [...cutLine(line, 0, label), ...cutLine(line, label + word)] : line
  const rest = cutLine(opened, end.exec(plainLine(opened))?.[0].length ?? 0)
  const last = ended.exec(plainLine(rest))
  const isCut = last !== null && (/END/u.test(last[0]) || /^\s*\d{1,4}\s*[:.]\s*END/u.test(below))
  return isCut ? trimLine(cutLine(rest, 0, last.index)) : rest
}
