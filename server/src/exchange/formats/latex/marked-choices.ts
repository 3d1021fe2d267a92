import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'
import { type LatexDraft, emptyDraft } from './latex-question.ts'
import { Cursor, restOf } from './latex-cursor.ts'

/** Auto Multiple Choice: `\correctchoice{…}` and `\wrongchoice{…}` in a question that has a name. */

type Nodes = readonly LatexNode[]

export const markedNames = new Set(['question', 'questionmult', 'questionmultx'])
const choices = /^choices(?:horiz|custom)?$|^reponses(?:horiz)?$/u
const right = new Set(['correctchoice', 'bonne'])
const wrong = new Set(['wrongchoice', 'mauvaise'])

export function markedDraft(environment: LatexEnvironment): LatexDraft {
  const cursor = new Cursor(environment.nodes)
  cursor.group()
  const stem: LatexNode[] = []
  const below: LatexNode[] = []
  const solution: LatexNode[] = []
  const unheld: string[] = []
  let options: LatexDraft['options'] | null = null
  const rest = new Cursor(restOf(cursor).flatMap(opened))
  for (let node = rest.next(); node !== null; node = rest.next())
    if (node.kind === 'environment' && choices.test(node.name)) {
      if (options !== null) unheld.push(`\\begin{${node.name}}`)
      options = choicesIn(node)
    } else if (node.kind === 'command' && node.name === 'explain') solution.push(...(rest.group() ?? []))
    else if (node.kind === 'command' && /^(?:scoring|bareme|QuestionIndicative|AMCOpen)$/u.test(node.name)) {
      rest.group()
      if (node.name === 'AMCOpen') rest.group()
    } else (options === null ? stem : below).push(node)
  return {
    ...emptyDraft,
    stem,
    options: options ?? [],
    solution,
    below,
    source: environment.source,
    kind: options === null ? 'essay' : environment.name.startsWith('questionmult') ? 'choice' : 'single',
    isBroken: environment.isBroken,
    unheld,
  }
}

/** Options in columns, or in the middle of the page. */
function opened(node: LatexNode): LatexNode[] {
  const isAround = node.kind === 'environment' && /^(?:center|minipage|multicols)$/u.test(node.name)
  if (!isAround || !node.nodes.some((own) => own.kind === 'environment' && choices.test(own.name))) return [node]
  const measure = node.nodes.findIndex(({ kind }) => kind === 'group')
  const isMeasured = node.name !== 'center' && node.nodes.slice(0, measure).every(({ kind }) => kind === 'text')
  return node.nodes.filter((_, place) => !isMeasured || place !== measure)
}

function choicesIn({ nodes }: LatexEnvironment): LatexDraft['options'] {
  const options: { nodes: Nodes; isRight: boolean }[] = []
  const cursor = new Cursor(nodes)
  for (let node = cursor.next(); node !== null; node = cursor.next())
    if (node.kind === 'command' && (right.has(node.name) || wrong.has(node.name)))
      options.push({ nodes: cursor.group() ?? [], isRight: right.has(node.name) })
  return options
}
