import { textOf } from '@lms/contracts/rich-text.ts'
import { noLosses } from './latex-losses.ts'
import { type LatexEnvironment, type LatexNode, nodesOf } from './latex-nodes.ts'
import { type LatexDraft, emptyDraft } from './latex-question.ts'
import { Cursor, itemsOf, restOf, sourceOf } from './latex-cursor.ts'
import { drawnIn, withDrawingsBelow } from './drawings-between.ts'
import { partDrafts, truthSaid } from './exam-parts.ts'
import { blocksOf } from './latex-text.ts'
import { headings } from './latex-words.ts'
import { saidTruths } from './said-truths.ts'

/** The class `exam`: `\question`, and choices of which `\CorrectChoice` is right. */

type Nodes = readonly LatexNode[]

const starts = ['question', 'titledquestion', 'bonusquestion']
const choices = new Set(['choices', 'oneparchoices', 'checkboxes', 'oneparcheckboxes'])
const solutions = new Set(['solution', 'solutionorbox', 'solutionorlines', 'solutionordottedlines', 'explanation'])

/** Questions of a file that others take in have nothing around them. */
export function holdsExamQuestions(nodes: Nodes): boolean {
  return nodes.some((node) => node.kind === 'command' && starts.includes(node.name))
}

export function examDrafts(questions: Pick<LatexEnvironment, 'nodes' | 'isBroken'>): LatexDraft[] {
  const [before, ...found] = itemsOf(questions.nodes, starts)
  const truths = saidTruths(found)
  if (truths)
    return truths.map(({ stem, isTrue }) => ({ ...examDraft(stem, null, questions.isBroken), ...truthSaid(isTrue) }))
  let above = ''
  const said = [textOf(blocksOf(before?.nodes ?? [], noLosses())).trim(), ...drawnIn(before?.nodes ?? [])]
    .filter((one) => one !== '')
    .join(' / ')
  const drafts = found.flatMap(({ name, option, nodes }, index) => {
    const own = name === 'titledquestion' ? withoutTitle(nodes) : nodes
    const next = own.findIndex((node) => node.kind === 'command' && /^(?:fullwidth|uplevel)$/u.test(node.name))
    const all = partDrafts(next === -1 ? own : own.slice(0, next), (nodes, points) =>
      examDraft(nodes, points ?? option, questions.isBroken),
    )
    const unheld = above === '' ? [] : [above]
    // Said across the whole width, of the questions below it.
    above = next === -1 ? '' : sourceOf(own.slice(next)).trim()
    return all.map((draft, at) => ({
      ...draft,
      unheld: [...draft.unheld, ...unheld],
      ...(index === 0 && at === 0 && { above: said }),
    }))
  })
  return withDrawingsBelow(drafts)
}

function withoutTitle(nodes: Nodes): LatexNode[] {
  const cursor = new Cursor(nodes)
  cursor.group()
  const [first, ...rest] = restOf(cursor)
  return first?.kind === 'text'
    ? [{ ...first, text: first.text.replace(/^\s*\[\d{1,3}\]/u, '') }, ...rest]
    : first === undefined
      ? []
      : [first, ...rest]
}

function examDraft(nodes: Nodes, points: string | null, isBroken: boolean): LatexDraft {
  const stem: LatexNode[] = []
  const below: LatexNode[] = []
  const solution: LatexNode[] = []
  const unheld: string[] = []
  const typed: Nodes[] = []
  let options: LatexDraft['options'] | null = null
  let isTorn = isBroken
  const cursor = new Cursor(nodes)
  for (let node = cursor.next(); node !== null; node = cursor.next())
    if (node.kind === 'environment' && choices.has(node.name)) {
      if (options !== null) unheld.push(`\\begin{${node.name}}`)
      options = choicesIn(node)
      isTorn ||= node.isBroken
    } else if (node.kind === 'environment' && solutions.has(node.name)) solution.push(...node.nodes)
    else if (node.kind === 'environment' && /^(?:sub)*parts$/u.test(node.name)) unheld.push(`\\begin{${node.name}}`)
    else if (node.kind === 'command' && node.name === 'fillin') {
      typed.push(nodesOf(node.option ?? ''))
      stem.push({ kind: 'text', text: '_____' })
    } else if (node.kind === 'command' && node.name === 'answerline') {
      if (node.option !== null) typed.push(nodesOf(node.option))
    } else if (node.kind === 'command' && /^fillwith|^makeempty/u.test(node.name)) cursor.group()
    // Of what comes below it.
    else if (options !== null && node.kind === 'command' && headings.has(node.name)) cursor.group()
    else (options === null ? stem : below).push(node)
  if (typed.length > 1) unheld.push('\\fillin')
  const worth = points === null || !/^\d{1,3}$/u.test(points.trim()) ? null : Number(points)
  return {
    ...emptyDraft,
    stem,
    options: options ?? [],
    typed,
    solution,
    below,
    source: sourceOf(nodes).trim(),
    kind: options !== null ? kindOf(options, stem) : typed.length > 0 ? 'typed' : 'essay',
    isBroken: isTorn,
    unheld,
    points: worth === 0 ? null : worth,
  }
}

const asksForOne =
  /chọn (?:chỉ )?một(?! hoặc| hay)|\b(?:choose|select|tick|mark|check|circle) (?:only |exactly |the )?one\b(?! or)|\bone (?:correct|right) answer\b/iu

/** The class lets any number be right, in boxes or not; who asks for one has marked one too many. */
function kindOf(options: LatexDraft['options'], stem: Nodes): LatexDraft['kind'] {
  const isSeveral = options.filter(({ isRight }) => isRight).length > 1
  return isSeveral && !asksForOne.test(textOf(blocksOf(stem, noLosses()))) ? 'choice' : 'single'
}

function choicesIn({ nodes }: LatexEnvironment): LatexDraft['options'] {
  const [, ...found] = itemsOf(nodes, ['choice', 'CorrectChoice', 'correctchoice'])
  return found.map(({ name, option, nodes: own }) => ({
    // Brackets behind it are text here.
    nodes: option === null ? own : [{ kind: 'text', text: `[${option}]` }, ...own],
    isRight: name !== 'choice',
  }))
}
