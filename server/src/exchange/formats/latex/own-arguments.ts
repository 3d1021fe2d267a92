import { textOf } from '@lms/contracts/rich-text.ts'
import { foreignTruthOf } from '../foreign-truths.ts'
import { plainTruthOf } from '../item.ts'
import { truthSaid } from './exam-parts.ts'
import { noLosses } from './latex-losses.ts'
import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'
import { type LatexDraft, emptyDraft } from './latex-question.ts'
import { blocksOf } from './latex-text.ts'
import { letteredOptions } from './lettered-options.ts'

/**
 * Environments of an author's own that hold nothing but groups, as many in each: '{type}{topic}{asked A. … B. …}{B}'.
 * Which group asks and which one is the key is said by all of them together: one has the letters, and one other is a
 * letter of them in every question that has any.
 */

type Nodes = readonly LatexNode[]

interface Argued {
  environment: LatexEnvironment
  groups: Nodes[]
}

const fewest = 3

export function argumentDrafts(nodes: Nodes): LatexDraft[] | null {
  const all = nodes.filter((node) => node.kind === 'environment')
  const [name = ''] = all.map((own) => own.name)
  const argued = all.flatMap((environment): Argued[] => {
    const groups = groupsOf(environment.nodes)
    return groups === null ? [] : [{ environment, groups }]
  })
  const count = argued[0]?.groups.length ?? 0
  const areAlike = argued.every(({ environment, groups }) => environment.name === name && groups.length === count)
  if (argued.length < fewest || argued.length < all.length || !areAlike || count < 2) return null
  const places = Array.from({ length: count }, (_, place) => place)
  const offering = places.filter((place) => argued.some(({ groups }) => letteredOptions(groups[place] ?? []) !== null))
  const [asked = -1] = offering
  if (offering.length !== 1) return null
  const offered = argued.filter(({ groups }) => letteredOptions(groups[asked] ?? []) !== null)
  const keys = places.filter((place) => place !== asked && offered.every(({ groups }) => keyIn(groups, asked, place)))
  const [key = -1] = keys
  return keys.length === 1 && offered.length >= fewest ? argued.map((own) => draftOf(own, asked, key)) : null
}

/** Null where anything else stands in it. */
function groupsOf(nodes: Nodes): Nodes[] | null {
  const told = nodes.filter(
    (node) => !(node.kind === 'comment' || node.kind === 'break' || (node.kind === 'text' && node.text.trim() === '')),
  )
  const groups = told.flatMap((node) => (node.kind === 'group' ? [node.nodes] : []))
  return groups.length > 0 && groups.length === told.length ? groups : null
}

const said = (nodes: Nodes): string => textOf(blocksOf(nodes, noLosses())).trim()

function keyIn(groups: readonly Nodes[], asked: number, place: number): boolean {
  const options = letteredOptions(groups[asked] ?? [])?.options ?? []
  return options.some(({ letter }) => letter === said(groups[place] ?? []))
}

function draftOf({ environment, groups }: Argued, asked: number, key: number): LatexDraft {
  const found = letteredOptions(groups[asked] ?? [])
  const stem = found?.stem ?? groups[asked] ?? []
  const answer = groups[key] ?? []
  const word = said(answer)
  const others = groups.filter((_, place) => place !== asked && place !== key).map(said)
  const draft: LatexDraft = {
    ...emptyDraft,
    stem,
    above: others.filter((one) => one !== '').join(' / '),
    source: environment.source,
    isBroken: environment.isBroken,
  }
  if (found) {
    const options = found.options.map(({ letter, nodes }) => ({ nodes, isRight: letter === word }))
    return { ...draft, options }
  }
  const truth = plainTruthOf(word) ?? foreignTruthOf(word)
  if (truth !== null) return { ...draft, ...truthSaid(truth) }
  const hasBlank = /\([\s\u00A0]*\)|（[\s\u00A0]*）|_{3}/u.test(said(stem))
  return hasBlank ? { ...draft, kind: 'typed', typed: [answer] } : { ...draft, kind: 'essay', solution: answer }
}
