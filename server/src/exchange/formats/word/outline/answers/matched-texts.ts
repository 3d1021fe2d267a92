import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { withoutPoints } from '../../paper/guides/guide-keys.ts'
import { type WordDraft, newOption } from '../../paper/question-draft.ts'
import { letters } from '../../signs/option-signs.ts'
import type { Line } from '../../word-file.ts'

interface Side {
  text: string
  lines: Line[]
}

const fewest = 2
const ofMatching = /nối|ghép|match/iu

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '')
}

function sideOf(lines: readonly Line[]): Side {
  const filled = lines.filter((line) => !isEmptyLine(line))
  return { text: plain(filled.map(plainLine).join(' ')), lines: filled }
}

/** Rows of two columns, in a table or with a wide gap between them. */
function rowsIn(stem: WordDraft['stem']): { rows: [Side, Side][]; used: Set<WordDraft['stem'][number]> } {
  const used = new Set<WordDraft['stem'][number]>()
  const rows = stem.slice(1).flatMap((part) => {
    const cells = 'rows' in part ? part.rows : [columnsOf(part.line)]
    const sides = cells.map((row) => row.map(sideOf).filter(({ text }) => text !== ''))
    const isPaired = sides.every(({ length }) => length === 2)
    if (isPaired) used.add(part)
    return isPaired ? sides.flatMap(([left, right]): [Side, Side][] => (left && right ? [[left, right]] : [])) : []
  })
  return { rows, used }
}

function columnsOf(line: Line): Line[][] {
  const gap = /\t+|\s{4,}/u.exec(plainLine(line).trimEnd())
  return gap
    ? [[trimLine(cutLine(line, 0, gap.index))], [trimLine(cutLine(line, gap.index + gap[0].length))]]
    : [[line]]
}

/** 'Nối …' whose list says in words what belongs to what: each of its lines is one of the left with one of the right. */
export function takeMatched(draft: WordDraft, asked: string, said: readonly Line[]): boolean {
  const { rows, used } = rowsIn(draft.stem)
  if (!ofMatching.test(asked) || rows.length < fewest || rows.length > letters.length) return false
  const pieces = said
    .flatMap((line) => withoutPoints(plainLine(line)).split(/\t+|\s{3,}|\s?;\s|\s\/\s/u))
    .map((text) => plain(text.replace(/\s(?:nối(?: với)?|với)\s/iu, ' ')))
    .filter((text) => text !== '')
  const lines = new Set(pieces)
  const isNamed = lines.size === rows.length - 1
  const body = isNamed ? rows.slice(1) : rows
  if (lines.size !== body.length || lines.size !== pieces.length) return false
  const pairs = body.map(([left]) => ({
    left,
    right: body.flatMap(([, right]) => (lines.has(left.text + right.text) ? [right] : [])),
  }))
  const rights = pairs.flatMap(({ right }) => right)
  if (pairs.some(({ right }) => right.length !== 1) || new Set(rights).size !== body.length) return false
  draft.stem = draft.stem.filter((part) => !used.has(part))
  for (const [at, { left, right }] of pairs.entries()) {
    const option = newOption(left.lines, at)
    draft.options.push(option)
    draft.matches.set(option.letter, right[0]?.lines ?? [])
  }
  draft.fields.type = 'nối'
  return true
}
