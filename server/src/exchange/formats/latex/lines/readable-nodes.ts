import type { LatexNode } from '../latex-nodes.ts'
import { accents, drawn, headings, layout, passed, styles, symbols } from '../latex-words.ts'
import { lostSign } from './html-lines.ts'

/** A paper of which every command is known: others lose their names, and where they may have said something it is marked. */

type Nodes = readonly LatexNode[]

export const solving =
  /^(?:sol|solutions?|loesung|lösung|corrige|correction|corrections?|loigiai|giai|explanations?|explain|soluzione|respuestas?|solucion|rozwiazanie|resposta|resolucao|proof)$/iu
const answering =
  /^(?:short|num|correct|right)?(?:answers?|ans|choice|reponse|antwort|risposta|dapan|odpowiedz)(?:short|num|text|key|line)?$/iu
/** They say how much room is left, how many points there are, and nothing of the question. */
const silent =
  /^(?:points?|marks?|pts|droppoints|vphantom|addpoints|printanswers|noprintanswers|hideanswers|titlepage|pause|onslide|usetheme|usepackage|documentclass|newcommand|renewcommand|newpage|vspace|fillwith.*|answerline|makeempty.*|stepcounter|refstepcounter|label|setcounter|addcontentsline|fontsize|selectfont|linespread|setlist|hypersetup|geometry|fancy.*|[lcr]head|[lcr]foot|AMC[a-zA-Z]*)$/u
const known = new Set(
  'ensuremath enquote pictureOfArchive url rule immini imminiL hspace par newline break item item* begin end'.split(
    ' ',
  ),
)

const isKnown = (name: string): boolean =>
  known.has(name) ||
  /^[^a-zA-Z]/u.test(name) ||
  [symbols, accents, layout, headings, styles, passed].some((names) => names.has(name))

export function readableNodes(nodes: Nodes): LatexNode[] {
  const result: LatexNode[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]
    if (node === undefined) continue
    if (node.kind === 'raw' && node.name !== 'typed' && node.name !== 'verb') result.push(lost)
    else if (node.kind === 'group') result.push({ ...node, nodes: readableNodes(node.nodes) })
    else if (node.kind === 'environment') {
      const inner = { ...node, nodes: readableNodes(node.nodes) }
      if (!solving.test(node.name) && !answering.test(node.name)) result.push(inner)
      else result.push({ kind: 'break' }, said(node.name), ...inner.nodes, { kind: 'break' })
    } else if (node.kind !== 'command' || isKnown(node.name)) result.push(node)
    else if (solving.test(node.name) || (answering.test(node.name) && isAnswered(nodes, at)))
      result.push({ kind: 'break' }, said(node.name))
    else if (drawn.has(node.name) || silent.test(node.name)) {
      if (drawn.has(node.name)) result.push(lost)
      if (nodes[at + 1]?.kind === 'group') at += 1
    } else result.push(lost)
  }
  return result
}

/** Several beside each other are what may be chosen. */
function isAnswered(nodes: Nodes, at: number): boolean {
  const isNext = (step: number): boolean => {
    let place = at + step
    while (nodes[place]?.kind === 'comment' || nodes[place]?.kind === 'group' || isRoom(nodes[place])) place += step
    const node = nodes[place]
    return node?.kind === 'command' && answering.test(node.name)
  }
  return !isNext(1) && !isNext(-1)
}

const isRoom = (node: LatexNode | undefined): boolean => node?.kind === 'text' && node.text.trim() === ''

const lost: LatexNode = { kind: 'text', text: lostSign }

const said = (name: string): LatexNode => ({ kind: 'text', text: solving.test(name) ? 'Lời giải: ' : 'Đáp án: ' })
