import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { brokenFormulaIn } from '../../unseen-faults.ts'
import {
  type Item,
  type Problem,
  type ReadItem,
  blocking,
  choiceType,
  emptyItem,
  placeOf,
  plainTruthOf,
  problem,
  settledType,
  titleFrom,
  trueFalseAnswers,
} from '../../item.ts'
import { keyInside } from '../../paper/words.ts'
import { type TextLosses, noLosses } from './latex-cursor.ts'
import type { LatexNode } from './latex-nodes.ts'
import { blocksOf, lineOf } from './latex-text.ts'

type Nodes = readonly LatexNode[]

/** A question as the package has it. */
export interface LatexDraft {
  stem: Nodes
  options: readonly { nodes: Nodes; isRight: boolean }[]
  /** What is to be typed. */
  typed: readonly Nodes[]
  solution: Nodes
  /** What is said behind the options, which may belong to them or to nobody. */
  below: Nodes
  /** What stands between it and the question before. */
  above: string
  /** What stands behind the last question. */
  behind?: string
  source: string
  /** `statements`: each option is right or wrong. */
  kind: 'single' | 'statements' | 'typed' | 'essay'
  isBroken: boolean
  /** What makes that it cannot be held, as its author wrote it. */
  unheld: readonly string[]
  tags?: readonly string[]
  difficulty?: Difficulty | null
}

export const emptyDraft: LatexDraft = {
  stem: [],
  options: [],
  typed: [],
  solution: [],
  below: [],
  above: '',
  source: '',
  kind: 'single',
  isBroken: false,
  unheld: [],
}

export function readDraft(draft: LatexDraft, index: number, areLabelsOwn: boolean): ReadItem {
  const problems: Problem[] = []
  const losses = noLosses(areLabelsOwn)
  const item: Item = { ...emptyItem(), content: blocksOf(draft.stem, losses), tags: [...(draft.tags ?? [])] }
  item.title = titleFrom(item.content)
  item.difficulty = draft.difficulty ?? null
  fillAnswers(item, draft, problems, losses)
  const below = textOf(blocksOf(draft.below, losses)).trim()
  if (below !== '') problems.push(blocking('lineUnclear', below))
  if (draft.isBroken) problems.push(blocking('unreadable', beginningOf(draft.source)))
  for (const said of draft.unheld) problems.push(blocking('unreadable', said))
  if (draft.above !== '') problems.push(above(draft.above))
  if (draft.behind !== undefined) problems.push(problem('notKept', draft.behind))
  const beside: TextLosses = { ...noLosses(), isAside: true }
  item.explanation = blocksOf(draft.solution, beside)
  problems.push(...lost(losses, true), ...lost(beside, false))
  const said = lettersChosen(textOf(item.explanation))
  const right = rightLetters(item)
  if (said.length === 1 && right !== '' && said[0] !== right)
    problems.push(blocking('keyConflict', `${right} / ${said[0]}`))
  const shown = [
    item.content,
    ...item.answers.map(({ text }) => text),
    ...(item.statements ?? []).map(({ text }) => text),
  ]
  const broken = brokenFormulaIn(shown)
  if (broken !== '') problems.push(blocking('unreadable', broken))
  // What nobody could read may well be what offers or answers.
  const isUnread = draft.unheld.length + losses.unknown.length > 0
  const kept = isUnread && item.type === 'essay' ? problems.filter(({ code }) => code !== 'noKey') : problems
  return { item, problems: kept, place: placeOf(index + 1), source: draft.source.slice(0, 2000) }
}

function fillAnswers(item: Item, draft: LatexDraft, problems: Problem[], losses: TextLosses): void {
  if (draft.kind === 'essay') {
    item.type = 'essay'
    if (draft.solution.length === 0 || isOffered(item.content)) problems.push(blocking('noKey'))
  } else if (draft.kind === 'typed') fillTyped(item, draft, problems)
  else if (draft.kind === 'statements') {
    Object.assign(item, {
      type: 'statements',
      statements: draft.options.map(({ nodes, isRight }) => ({ text: lineOf(nodes, losses), isTrue: isRight })),
    })
    // All of them wrong, or nobody marked any.
    if (!draft.options.some(({ isRight }) => isRight)) problems.push(blocking('noKey'))
  } else {
    item.answers = draft.options.map(({ nodes, isRight }) => ({ text: blocksOf(nodes, losses), isCorrect: isRight }))
    const right = item.answers.filter(({ isCorrect }) => isCorrect).length
    if (right === 0) problems.push(blocking('noKey'))
    else if (right > 1) problems.push(blocking('keyConflict', rightLetters(item)))
    item.type = choiceType(item.answers)
    Object.assign(item, settledType(item))
  }
}

const rightLetters = ({ answers }: Item): string =>
  answers.flatMap(({ isCorrect }, at) => (isCorrect ? ['ABCDEFGH'.charAt(at)] : [])).join()

/** 'A. … B. … C. …', typed by hand or as a list. */
function isOffered(html: string): boolean {
  const text = textOf(html.replaceAll(/<\/(?:p|li|td)>|<br>/gu, '\n'))
  return /(?:^|\s)A\s?[.)][^]*(?:^|\s)B\s?[.)][^]*(?:^|\s)C\s?[.)]/u.test(text) || /<[ou]l>/u.test(html)
}

/** A formula that is to be typed is typed as a number, or by nobody. */
function fillTyped(item: Item, { typed }: LatexDraft, problems: Problem[]): void {
  const texts = typed.map(typedOf)
  const [only = ''] = texts
  const truth = texts.length === 1 ? plainTruthOf(only) : null
  const isNumber = texts.length > 0 && texts.every((text) => decimalOf(text) !== null)
  if (texts.length === 0 || texts.some((text) => text === '')) problems.push(blocking('noKey'))
  if (texts.some((text) => /[\\{}^_]/u.test(text))) problems.push(blocking('unreadable', texts.join(' / ')))
  else if (truth !== null) {
    Object.assign(item, { type: 'true_false', answers: trueFalseAnswers(truth) })
    return
  }
  item.type = isNumber ? 'numeric' : 'fill_blank'
  item.answers = texts.filter((text) => text !== '').map((text) => ({ text: escapeText(text), isCorrect: true }))
}

/** '$-3{,}5$' as somebody types it. */
function typedOf(nodes: Nodes): string {
  const inside = nodes.map((node) =>
    node.kind === 'formula' ? { kind: 'text' as const, text: plainNumber(node.latex) } : node,
  )
  const losses = noLosses()
  const text = textOf(lineOf(inside, losses)).trim()
  const quoted = /^['"“‘](.+)['"”’]$/u.exec(text)?.[1] ?? text
  return losses.unknown.length + losses.pictures.length > 0 ? `\\${losses.unknown[0] ?? ''}` : quoted
}

function plainNumber(latex: string): string {
  return latex
    .replaceAll(/\{([.,])\}/gu, '$1')
    .replaceAll(/\\[,;!: ]/gu, '')
    .replaceAll(/^\{(.*)\}$/gu, '$1')
    .trim()
}

function lost({ unknown, pictures }: TextLosses, isAsked: boolean): Problem[] {
  const said = isAsked ? blocking : problem
  return [
    ...(unknown.length > 0 ? [said('unreadable', [...new Set(unknown)].join(' '))] : []),
    ...(pictures.length > 0 ? [said('pictureMissing', [...new Set(pictures)].join(', '))] : []),
  ]
}

/** 'Dựa vào bảng sau, trả lời câu 3 và 4': without it nobody can answer. */
const speaking =
  /câu\s+(?:hỏi\s+)?\d|\bquestions?\s+\d|câu (?:hỏi )?(?:sau|dưới đây|tiếp theo|kế tiếp)|following questions?|questions? below|trả lời (?:các )?câu/iu
const longestAside = 300

function above(text: string): Problem {
  const said = speaking.test(text) || text.length > longestAside ? blocking : problem
  return said('notKept', text)
}

/** 'Chọn B' at the end of a solution. */
const lettersChosen = (text: string): string[] => [
  ...new Set([...text.matchAll(keyInside)].map(([, letter = '']) => letter)),
]

function beginningOf(source: string): string {
  return source.replaceAll(/\s+/gu, ' ').trim().slice(0, 60)
}
