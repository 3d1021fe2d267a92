import type { LatexNode } from './latex-nodes.ts'

type Nodes = readonly LatexNode[]

const letters = 'ABCDEFGH'

interface Lettered {
  stem: LatexNode[]
  options: { letter: string; nodes: LatexNode[] }[]
}

/** 'A. $1$ \\quad B. $2$' behind what is asked; null where the letters do not count from A, or one stands there twice. */
export function letteredOptions(nodes: Nodes): Lettered | null {
  const stem: LatexNode[] = []
  const options: Lettered['options'] = []
  const label = /(^|[\s\u00A0])([A-H])\s?[.、．)]\s*/gu
  for (const [index, node] of nodes.entries()) {
    const add = (own: LatexNode): void => {
      ;(options.at(-1)?.nodes ?? stem).push(own)
    }
    if (node.kind !== 'text') {
      add(node)
      continue
    }
    let done = 0
    for (const match of node.text.matchAll(label)) {
      const [whole, before = '', letter = ''] = match
      // A letter right behind a word or a formula is a part of it.
      if (before === '' && !isApart(nodes[index - 1])) continue
      if (options.some((option) => option.letter === letter)) return null
      if (letter !== letters[options.length]) continue
      add({ kind: 'text', text: node.text.slice(done, match.index) })
      done = match.index + whole.length
      options.push({ letter, nodes: [] })
    }
    add({ kind: 'text', text: node.text.slice(done) })
  }
  return options.length > 1 ? { stem, options } : null
}

const isApart = (before: LatexNode | undefined): boolean =>
  before === undefined || before.kind === 'break' || before.kind === 'comment' || before.kind === 'command'
