import { type OutlineNode, isItem, itemsBelow } from '../outline.ts'

/** Lists that count from one again where nobody says which part of the paper they are for. */

/** As many runs as headings, each with the same numbers; what stands within an entry counts on as well. */
export function runsOfHeadings(node: OutlineNode, guide: OutlineNode): [OutlineNode, OutlineNode][] | null {
  const sections = node.children.filter((child) => itemsBelow(child).length > 0)
  const runs: OutlineNode[][] = []
  for (const entry of entriesIn(guide)) {
    if (entry.label?.style !== 'number') return null
    if (entry.label?.key === '1') runs.push([])
    runs.at(-1)?.push({ ...entry, children: [] })
  }
  const isSame =
    sections.length > 1 &&
    sections.length === runs.length &&
    sections.every(
      (section, at) =>
        !isItem(section) && section.children.every(isItem) && keysOf(section.children) === keysOf(runs[at] ?? []),
    )
  return isSame ? sections.map((section, at) => [section, { ...guide, own: [], children: runs[at] ?? [] }]) : null
}

/** A list of numbers alone, whichever of them stands below another; empty where there is anything else. */
export function numbersAlone(guide: OutlineNode): OutlineNode[] {
  const entries = entriesIn(guide)
  return entries.every(({ label }) => label?.style === 'number')
    ? entries.map((entry) => ({ ...entry, children: [] }))
    : []
}

/** All of them, one behind the other. */
function entriesIn({ children }: OutlineNode): OutlineNode[] {
  return children.flatMap((child) => [child, ...entriesIn(child)])
}

function keysOf(nodes: readonly OutlineNode[]): string {
  return nodes.map(({ label }) => label?.key ?? '').join()
}

/** The paper and its list count as often from one, whatever heads them: the numbers of the list are all asked, run by run. */
export function runsOfNumbers(
  asked: readonly OutlineNode[],
  keyed: readonly OutlineNode[],
): Map<OutlineNode, OutlineNode> | null {
  const [own, said] = [runsIn(asked), runsIn(keyed)]
  if (!own || !said || own.length < 2 || own.length !== said.length) return null
  const found = new Map<OutlineNode, OutlineNode>()
  for (const [at, run] of said.entries()) {
    const places = new Map((own[at] ?? []).map((node) => [node.label?.key, node]))
    // More than half of them, so that no run is taken for another.
    if (run.length * 2 <= places.size) return null
    for (const entry of run) {
      const node = places.get(entry.label?.key)
      if (!node) return null
      found.set(node, entry)
    }
  }
  return found
}

function runsIn(nodes: readonly OutlineNode[]): OutlineNode[][] | null {
  const runs: OutlineNode[][] = []
  let last = Infinity
  for (const node of nodes) {
    const number = Number(node.label?.key ?? Number.NaN)
    if (!Number.isInteger(number)) return null
    if (number <= last) runs.push([])
    runs.at(-1)?.push(node)
    last = number
  }
  return runs
}
