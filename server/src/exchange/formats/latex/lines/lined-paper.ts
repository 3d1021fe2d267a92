import type { FormatReader } from '../../item.ts'
import { readTyped } from '../../word/typed-questions.ts'
import { noLosses } from '../latex-losses.ts'
import { expanded, macrosIn } from '../latex-macros.ts'
import { nodesOf } from '../latex-nodes.ts'
import { blocksOf } from '../latex-text.ts'
import { linesOfHtml } from './html-lines.ts'
import { withOptionsOffered } from './offered-nodes.ts'
import { signOf, withQuestionsNumbered } from './question-signs.ts'
import { readableNodes } from './readable-nodes.ts'

/**
 * A paper of nobody's package: what its commands say of options is learned from all of it, and its lines are read like
 * those of any paper.
 */
export async function linedPaper(
  source: string,
  body: string,
): Promise<Pick<Awaited<ReturnType<FormatReader['read']>>, 'items' | 'lines'>> {
  // What tells options apart may look like nothing where its own file makes it.
  const typed = withOptionsOffered(nodesOf(body))
  const kept = new Set([...typed.names, signOf(typed.nodes) ?? ''])
  const macros = new Map([...macrosIn(source)].filter(([name]) => !kept.has(name)))
  const offered = withOptionsOffered(nodesOf(expanded(body, macros)))
  const nodes = readableNodes(withQuestionsNumbered(offered.nodes))
  const html = blocksOf(nodes, { ...noLosses(), isAside: true })
  const { items, lines } = await readTyped({ blocks: linesOfHtml(html), picture: () => null })
  return lines ? { items, lines } : { items }
}
