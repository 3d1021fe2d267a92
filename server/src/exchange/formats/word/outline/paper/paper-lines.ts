import { cutLine, plainLine, trimLine } from '../../line-text.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { isNextKey } from '../outline-depths.ts'
import { outlineLabel } from '../outline-labels.ts'
import type { OutlineLine } from '../outline.ts'

/** A paper, line by line: what stands beside another stands below it. */
export function withLabels(blocks: readonly WordBlock[]): OutlineLine[] {
  const typed = withPartsBelow(inColumns(blocks))
  const isBoxed = (at: number): boolean => {
    const block = typed[at]
    return block?.kind === 'line' && ended.test(plainLine(block.line))
  }
  return typed.flatMap((block, at) => {
    if (block.kind === 'table') return [{ rows: block.rows }]
    // Two rows of them may be read across or downwards.
    const isRow = isBoxed(at) && (isBoxed(at - 1) || isBoxed(at + 1))
    return (isRow ? [block.line] : boxesApart(block.line)).flatMap(besideEachOther)
  })
}

const ended = /^(?:\s{0,9}[^\s☐□][^☐□\t]{0,80}[☐□](?:\t+|\s{2,}|\s*$)){2,}$/u

const twoBeside = /^\s*([a-f])\s?[.)]\s?\S.*?(?:\t|\s{2})\s*(?=([a-f])\s?[.)]\s?\S)/u

/** 'a)   c)' above 'b)   d)': two columns, each read downwards. */
function inColumns(blocks: readonly WordBlock[]): WordBlock[] {
  const result: WordBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at], blocks[at + 1]]
    const [upper, lower] = [block, next].map((own) =>
      own?.kind === 'line' ? twoBeside.exec(plainLine(own.line)) : null,
    )
    const letters = [upper?.[1], lower?.[1], upper?.[2], lower?.[2]]
    const isDown = letters.every(
      (letter, place) => letter !== undefined && letter === 'abcdef'['abcdef'.indexOf(letters[0] ?? '-') + place],
    )
    if (upper && lower && isDown && block?.kind === 'line' && next?.kind === 'line') {
      const lines = [
        cutLine(block.line, 0, upper[0].length),
        cutLine(next.line, 0, lower[0].length),
        cutLine(block.line, upper[0].length),
        cutLine(next.line, lower[0].length),
      ]
      result.push(...lines.map((line) => ({ kind: 'line' as const, line: trimLine(line) })))
      at += 1
    } else if (block) result.push(block)
  }
  return result
}

/** 'Câu 2. a) …' above 'b) …': the first part stands below its name as well. */
function withPartsBelow(blocks: readonly WordBlock[]): WordBlock[] {
  let hasNext = false
  return blocks
    .toReversed()
    .flatMap((block): WordBlock[] => {
      if (block.kind === 'table') return [block]
      const text = plainLine(block.line)
      const label = outlineLabel(text)
      const isNamed = label?.style === 'named' || label?.style === 'number'
      const isBeside = isNamed && hasNext && besideName.test(text.slice(label.at))
      hasNext = label?.style === 'small' ? label.key === 'b' : hasNext && !isNamed
      if (!isBeside) return [block]
      const [name, part] = [cutLine(block.line, 0, label.at), cutLine(block.line, label.at)]
      return [
        { ...block, line: part },
        { ...block, line: name },
      ]
    })
    .toReversed()
}

const besideName = /^\s*a\s?[.)]\s?\S(?!.*(?:\t|\s{2})\s*b\s?[.)])/u

/** '☐ đỏ   ☐ xanh   ☐ vàng': one below the other. */
function boxesApart(line: Line): Line[] {
  const text = plainLine(line)
  // '10 – 6 = 4 □     2 + 7 = 8 □'
  if (ended.test(text) && !/(?:true|false|đúng|sai|yes|no|[tfđs])\s?[☐□]/iu.test(text)) {
    const ends = [...text.matchAll(/[☐□]/gu)].map(({ index }) => index + 1)
    return ends.map((end, at) => trimLine(cutLine(line, ends[at - 1] ?? 0, end)))
  }
  const boxes = /^\s*[☐□]\s*\S/u.test(text) ? [...text.matchAll(/[☐□](?=\s*[^\s☐□])/gu)] : []
  return boxes.length < 2 ? [line] : boxes.map(({ index }, at) => trimLine(cutLine(line, index, boxes[at + 1]?.index)))
}

const smallBeside = /(?:\t|\s{3})\s*(?=([a-h])\s?[.)]\s?\S)/gu

/** 'a) 36 + 5      b) 47 - 8': one below the other. */
function besideEachOther(line: Line): OutlineLine[] {
  const text = plainLine(line)
  const label = outlineLabel(text)
  if (label?.style !== 'small') return [{ line, label }]
  const cuts: number[] = []
  let { key } = label
  for (const { index, 0: gap, 1: sign = '' } of text.matchAll(smallBeside)) {
    if (!isNextKey(sign, key)) return [{ line, label }]
    cuts.push(index + gap.length)
    key = sign
  }
  return [0, ...cuts].map((from, at) => {
    const piece = trimLine(cutLine(line, from, cuts[at]))
    return { line: piece, label: outlineLabel(plainLine(piece)) }
  })
}
