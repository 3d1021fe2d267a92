import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'
import { type LatexDraft, emptyDraft } from './latex-question.ts'
import { Cursor, type Point, itemsOf, restOf, sourceOf } from './latex-cursor.ts'

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
    return { ...draft, options: items.map((item) => ({ nodes: item.nodes, isRight: isRight(item) })) }
  if (kind === 'matching') return { ...draft, pairs: items.map(({ nodes }) => pairOf(nodes)) }
  if (environment.name === 'truefalse') return { ...draft, typed: [[{ kind: 'text', text: truthIn(items) }]] }
  const tolerances = [settings, ...items.map(({ option }) => option ?? '')].map(toleranceIn)
  const [tolerance, ...others] = [...new Set(tolerances.filter((one) => one !== undefined))]
  if (others.length > 0) return { ...draft, unheld: [...draft.unheld, 'tolerance'] }
  return {
    ...draft,
    typed: items.filter((item) => !isWrong(item)).map(({ nodes }) => nodes),
    ...(tolerance !== undefined && { tolerance }),
  }
}

/** The first point says what is true, the second what is false: the star stands before the one that holds. */
function truthIn(items: readonly Point[]): string {
  const right = items.findIndex(({ name }) => name === 'item*')
  return right === -1 ? '' : right === 0 ? 'Đúng' : 'Sai'
}

function toleranceIn(option: string): number | undefined {
  const [, number] = /tolerance\s*=\s*\{?\s*([\d.]+(?:[eE][+-]?\d{1,2})?)/u.exec(option) ?? []
  return number === undefined ? undefined : Number(number)
}

const isRight = ({ name, option }: Point): boolean => name === 'item*' || /fraction\s*=\s*100\b/u.test(option ?? '')
/** What somebody may type, and is told why it is wrong. */
const isWrong = ({ option }: Point): boolean => /fraction\s*=\s*0\b/u.test(option ?? '')

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
