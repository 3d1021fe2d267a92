import type { Category } from '@lms/contracts/taxonomy/taxonomy.ts'

/** A category in its place: below the one that it lies in, brothers and sisters by name. */
export interface PlacedCategory extends Category {
  depth: number
  hasChildren: boolean
}

/** What the server cannot place, such as one whose parent is gone, stands at the top: nothing is ever left out. */
export function placed(categories: readonly Category[], closed: ReadonlySet<string> = new Set()): PlacedCategory[] {
  const known = new Set(categories.map(({ id }) => id))
  const childrenOf = Map.groupBy(categories, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const seen = new Set<string>()

  function below(parent: string | null, depth: number): PlacedCategory[] {
    const children = (childrenOf.get(parent) ?? []).toSorted((one, other) => one.name.localeCompare(other.name, 'vi'))
    return children.flatMap((category) => {
      if (seen.has(category.id)) return []
      seen.add(category.id)
      const hasChildren = childrenOf.has(category.id)
      const lines = hasChildren ? below(category.id, depth + 1) : []
      return [{ ...category, depth, hasChildren }, ...(closed.has(category.id) ? [] : lines)]
    })
  }

  const lines = below(null, 0)
  const lost = categories.filter(({ id }) => !seen.has(id))
  return [...lines, ...lost.map((category) => ({ ...category, depth: 0, hasChildren: false }))]
}

/** For a list of options: how deep it lies is told by the dashes before its name. */
export function indented({ name, depth }: Pick<PlacedCategory, 'name' | 'depth'>): string {
  return `${'— '.repeat(depth)}${name}`
}
