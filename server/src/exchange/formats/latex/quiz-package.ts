import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'
import { type LatexDraft, emptyDraft } from './latex-question.ts'
import { Cursor, type Point, itemsOf, restOf, sourceOf } from './latex-text.ts'

/** The package `moodle`: a question is an environment by its type, and `\item*` is right. */

const kinds: ReadonlyMap<string, LatexDraft['kind']> = new Map([
  ['multi', 'single'],
  ['truefalse', 'typed'],
  ['shortanswer', 'typed'],
  ['numerical', 'numeric'],
  ['matching', 'matching'],
  ['essay', 'essay'],
])

export const quizPackageNames = new Set([...kinds.keys(), 'cloze'])

export function quizPackageDraft(environment: LatexEnvironment): LatexDraft {
  const settings = environment.option ?? ''
  const start = new Cursor(environment.nodes)
  const title = sourceOf(start.group() ?? [])
  const [before, ...items] = itemsOf(restOf(start), ['item', 'item*'])
  const isMultiple = /(?:^|,)\s*(?:multiple|single\s*=\s*false)/u.test(settings)
  const kind = kinds.get(environment.name) ?? 'essay'
  const draft: LatexDraft = {
    ...emptyDraft,
    stem: before?.nodes ?? [],
    title,
    source: environment.source,
    kind: kind === 'single' && isMultiple ? 'choice' : kind,
    isBroken: environment.isBroken,
    unheld: [...(environment.name === 'cloze' ? ['\\begin{cloze}'] : []), ...weights(items)],
  }
  if (kind === 'single')
    return { ...draft, options: items.map(({ name, nodes }) => ({ nodes, isRight: name === 'item*' })) }
  if (kind === 'matching') return { ...draft, pairs: items.map(({ nodes }) => pairOf(nodes)) }
  if (environment.name === 'truefalse') return { ...draft, typed: [[{ kind: 'text', text: truthIn(items) }]] }
  const tolerances = [settings, ...items.map(({ option }) => option ?? '')].map(toleranceIn)
  const tolerance = tolerances.find((one) => one !== undefined)
  return { ...draft, typed: items.map(({ nodes }) => nodes), ...(tolerance !== undefined && { tolerance }) }
}

/** The first point says what is true, the second what is false: the star stands before the one that holds. */
function truthIn(items: readonly Point[]): string {
  const right = items.findIndex(({ name }) => name === 'item*')
  return right === -1 ? '' : right === 0 ? 'Đúng' : 'Sai'
}

function toleranceIn(option: string): number | undefined {
  const [, number] = /tolerance\s*=\s*\{?\s*([\d.]+)/u.exec(option) ?? []
  return number === undefined ? undefined : Number(number)
}

/** An answer that is worth a part. */
function weights(items: readonly Point[]): string[] {
  return items
    .map(({ option }) => /fraction\s*=\s*-?[\d.]+/u.exec(option ?? '')?.[0] ?? '')
    .filter((said) => said !== '' && !/=\s*(?:100|0)$/u.test(said))
}

function pairOf(nodes: readonly LatexNode[]): { left: LatexNode[]; right: LatexNode[] } {
  const [left, right] = itemsOf(nodes, ['answer'])
  return { left: left?.nodes ?? [], right: right?.nodes ?? [] }
}
