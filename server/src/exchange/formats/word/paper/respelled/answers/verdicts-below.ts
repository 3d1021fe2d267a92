import { cutLine, isEmptyLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { arrow } from '../../../signs/arrows.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import { letterBefore } from '../../../signs/option-letters.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import { ofTruth } from '../../../signs/truth-tasks.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const behind = new RegExp(
  String.raw`\s{0,9}${arrow}\s{0,9}(đúng|sai)(?![\p{L}\d])(?!\s(?:hay|hoặc)\s)\s{0,9}[.,;:–-]?\s{0,9}`,
  'iu',
)
/** '→ chỉ đúng với số chẵn' */
const remark = new RegExp(
  String.raw`\s{0,9}${arrow}\s{0,9}(?=[^→⇒⟹]{0,60}(?<!\p{L})(đúng|sai)(?!\p{L})[^→⇒⟹]{0,200}$)`,
  'iu',
)
/** Without an arrow, nothing but the word and its reason may stand there. */
const alone = /^\s{0,9}[([]?(đúng|sai)[)\]]?(?:\s{0,9}[.,;:–]\s{0,9}|\s{0,9}$|\s(?=vì\s))/iu
const roman = /^\s{0,9}\(?(VI{0,3}|I{1,3}|IV|IX|X)\s?[.)]\s/u
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const smalls = 'abcdefgh'.split('')
const larges = 'ABCDEFGH'.split('')
const negated = /(?<!\p{L})(?:không|sai|chưa|ngoại trừ|trừ)(?!\p{L})/iu
const fewest = 2
/** Of letters that count options as well. */
const fewestJudged = 3

interface Statement {
  label: string
  at: number
  verdict: Verdict | null
}

interface Verdict {
  at: number
  from: number
  to: number
  /** Null where it is true in part. */
  isTrue: boolean | null
}

/**
 * '→ đúng' and '→ sai, vì …' below or behind each statement of a question: what is true of each and why. Where something
 * is chosen below them, they say why that is right, and nobody is to read them before.
 */
export function withVerdictsGathered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  if (texts.filter((text) => behind.test(text) || alone.test(text)).length < fewest) return blocks
  const result: WordBlock[] = []
  let isOfPart = false
  for (let from = 0; from < blocks.length;) {
    let to = from + 1
    while (to < blocks.length && questionStart(texts[to] ?? '', 'named') === null) to += 1
    const own = blocks.slice(from, to)
    const isAsked = questionStart(texts[from] ?? '', 'named') !== null
    result.push(...(isAsked ? gathered(own, isOfPart) : own))
    const part = texts.slice(from, to).findLast((text) => /^\s*(?:phần|part)\s/iu.test(text))
    if (part !== undefined) isOfPart = ofTruth.test(part)
    from = to
  }
  return result
}

function gathered(blocks: readonly WordBlock[], isOfPart: boolean): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const statements = statementsIn(texts)
  const judged = statements.flatMap(({ verdict }) => verdict ?? [])
  const below = lastOption(texts, statements.at(-1)?.at ?? 0)
  const isWhole = judged.length === statements.length && judged.every(({ isTrue }) => isTrue !== null)
  if (judged.length < fewest || (below === null && !isWhole)) return blocks
  const isLettered = /^[a-h]$/u.test(statements[0]?.label ?? '')
  const isAsked = isOfPart || texts.slice(0, statements[0]?.at).some((text) => ofTruth.test(text))
  const asked = texts.slice(0, statements[0]?.at).join(' ')
  const isLarge = /^[A-H]$/u.test(statements[0]?.label ?? '')
  const right = judged.flatMap(({ isTrue }, at) => (isTrue === true ? (statements[at]?.label ?? []) : []))
  const isJudged = isLettered || (isLarge && isAsked && isWhole && judged.length >= fewestJudged)
  // The only one that is right is chosen; where the wrong one is asked for, nobody knows what the word is said of.
  const isChosen = (isLarge && !isJudged) || (isLettered && !isAsked && right.length === 1)
  if (below === null && !isChosen && !isJudged) return blocks
  if (isChosen && (below !== null || right.length !== 1 || !isWhole || isAsked || negated.test(asked))) return blocks
  const reasons = statements.flatMap(({ label, verdict }): Line[] => {
    const block = verdict && blocks[verdict.at]
    if (!verdict || block?.kind !== 'line') return []
    const rest = trimLine(cutLine(block.line, verdict.to))
    const word = verdict.isTrue === null ? '' : verdict.isTrue ? 'Đúng' : 'Sai'
    return [textLine(`${label}) ${word}${isEmptyLine(rest) ? '.' : word === '' ? '' : ': '}`).concat(rest)]
  })
  const space = textLine(' ')
  // In one line: a number that begins one heads a part.
  const solved: WordBlock = {
    kind: 'line',
    line: [...textLine('Lời giải:'), ...reasons.flatMap((line) => [...space, ...line])],
  }
  const truths = judged.map(({ isTrue }, at) => `${statements[at]?.label}) ${isTrue ? 'Đ' : 'S'}`).join('; ')
  const key = isChosen ? (right[0] ?? '').toUpperCase() : truths
  const last = below ?? judged.at(-1)?.at ?? 0
  const verdicts = new Map(judged.map((verdict) => [verdict.at, verdict]))
  return blocks.flatMap((block, at): WordBlock[] => {
    const verdict = verdicts.get(at)
    const rest = verdict && block.kind === 'line' ? cutLine(block.line, 0, verdict.from) : null
    const kept = rest && block.kind === 'line' ? (isEmptyLine(rest) ? [] : [{ ...block, line: rest }]) : [block]
    if (at !== last) return kept
    return below === null ? [...kept, { kind: 'line', line: textLine(`Đáp án: ${key}`) }, solved] : [...kept, solved]
  })
}

/** Letters or Roman numbers, one behind the other from the first on, each with what is said of it. */
function statementsIn(texts: readonly string[]): Statement[] {
  const statements: Statement[] = []
  for (const [at, text] of texts.entries()) {
    const lettered = letterBefore(text)
    const label = roman.exec(text)?.[1] ?? (lettered && /[a-h]/iu.test(lettered.letter) ? lettered.letter : null)
    const first = statements[0]?.label ?? label ?? ''
    const names = first === 'a' ? smalls : first === 'A' ? larges : romans
    if (label !== null && label === names[statements.length]) statements.push({ label, at, verdict: null })
    const last = statements.at(-1)
    if (!last || last.verdict || labelOf(text)?.kind === 'answer') continue
    const said = behind.exec(text) ?? (at > last.at ? alone.exec(text) : null)
    const found = said ?? remark.exec(text)
    if (!found) continue
    const isTrue = said ? said[1]?.toLowerCase() === 'đúng' : null
    last.verdict = { at, from: found.index, to: found.index + found[0].length, isTrue }
  }
  return statements
}

/** The last line of what is chosen below the statements. */
function lastOption(texts: readonly string[], from: number): number | null {
  let count = 0
  let last: number | null = null
  for (let at = from + 1; at < texts.length; at += 1) {
    const starts = /^\s*\W{0,3}[A-J]/u.test(texts[at] ?? '') ? optionStarts(texts[at] ?? '', count) : []
    if (starts.length === 0) continue
    count += starts.length
    last = at
  }
  return count > 1 ? last : null
}
