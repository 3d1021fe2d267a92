import { textOf } from '@lms/contracts/rich-text.ts'
import { foreignTruthOf } from '../foreign-truths.ts'
import { plainTruthOf } from '../item.ts'
import type { Point } from './latex-cursor.ts'
import { noLosses } from './latex-losses.ts'
import type { LatexNode } from './latex-nodes.ts'
import { blocksOf } from './latex-text.ts'

/** '\\question … \\reponse Vrai': a command of the author's own, with a word for true or false behind it. */

const answering = /^(?:r[ée]p(?:onse)?|answer|ans|antwort|risposta|respuesta|resposta|dapan|dapso)$/iu
const fewest = 3

export interface SaidTruth {
  stem: LatexNode[]
  isTrue: boolean
}

/** Null where any question says it otherwise, or another command does. */
export function saidTruths(questions: readonly Point[]): SaidTruth[] | null {
  const found = questions.map(({ nodes }) => {
    const at = nodes.findIndex((node) => node.kind === 'command' && answering.test(node.name))
    const [command] = at === -1 ? [] : [nodes[at]]
    const word = textOf(blocksOf(nodes.slice(at + 1), noLosses()))
      .replace(/\.$/u, '')
      .trim()
    const isTrue = plainTruthOf(word) ?? foreignTruthOf(word)
    return command?.kind !== 'command' || isTrue === null
      ? null
      : { stem: nodes.slice(0, at), isTrue, name: command.name }
  })
  const known = found.filter((one) => one !== null)
  const areAlike = new Set(known.map(({ name }) => name)).size === 1
  return known.length === questions.length && areAlike && known.length >= fewest ? known : null
}
