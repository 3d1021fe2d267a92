import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'
import { type LatexDraft, emptyDraft } from './latex-question.ts'
import { Cursor, itemsOf, restOf, sourceOf } from './latex-text.ts'

/** The class `exam`: `\question`, and choices of which `\CorrectChoice` is right. */

type Nodes = readonly LatexNode[]

const starts = ['question', 'titledquestion', 'bonusquestion']
const choices = new Set(['choices', 'oneparchoices', 'checkboxes', 'oneparcheckboxes'])
const solutions = new Set(['solution', 'solutionorbox', 'solutionorlines', 'solutionordottedlines', 'explanation'])

export function examDrafts(questions: LatexEnvironment): LatexDraft[] {
  const [, ...found] = itemsOf(questions.nodes, starts)
  return found.map(({ name, option, nodes }) => {
    const own = name === 'titledquestion' ? withoutTitle(nodes) : nodes
    return examDraft(own, option, questions.isBroken)
  })
}

function withoutTitle(nodes: Nodes): LatexNode[] {
  const cursor = new Cursor(nodes)
  cursor.group()
  return restOf(cursor)
}

function examDraft(nodes: Nodes, points: string | null, isBroken: boolean): LatexDraft {
  const stem: LatexNode[] = []
  const below: LatexNode[] = []
  const solution: LatexNode[] = []
  const unheld: string[] = []
  const typed: Nodes[] = []
  let options: LatexDraft['options'] | null = null
  let areBoxes = false
  const cursor = new Cursor(nodes)
  for (let node = cursor.next(); node !== null; node = cursor.next())
    if (node.kind === 'environment' && choices.has(node.name)) {
      if (options !== null) unheld.push(`\\begin{${node.name}}`)
      options = choicesIn(node)
      areBoxes = node.name.endsWith('checkboxes')
    } else if (node.kind === 'environment' && solutions.has(node.name)) solution.push(...node.nodes)
    else if (node.kind === 'environment' && /^(?:sub)*parts$/u.test(node.name)) unheld.push(`\\begin{${node.name}}`)
    else if (node.kind === 'command' && node.name === 'fillin') {
      typed.push([{ kind: 'text', text: node.option ?? '' }])
      stem.push({ kind: 'text', text: '_____' })
    } else if (node.kind === 'command' && /^fillwith|^makeempty|^answerline$/u.test(node.name)) cursor.group()
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
    kind: options !== null ? kindOf(options, areBoxes) : typed.length > 0 ? 'typed' : 'essay',
    isBroken,
    unheld,
    points: worth === 0 ? null : worth,
  }
}

function kindOf(options: LatexDraft['options'], areBoxes: boolean): LatexDraft['kind'] {
  return areBoxes && options.filter(({ isRight }) => isRight).length > 1 ? 'choice' : 'single'
}

function choicesIn({ nodes }: LatexEnvironment): LatexDraft['options'] {
  const [, ...found] = itemsOf(nodes, ['choice', 'CorrectChoice', 'correctchoice'])
  return found.map(({ name, option, nodes: own }) => ({
    // Brackets behind it are text here.
    nodes: option === null ? own : [{ kind: 'text', text: `[${option}]` }, ...own],
    isRight: name !== 'choice',
  }))
}
