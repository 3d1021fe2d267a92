export type PageLink = number | 'gap-before' | 'gap-after'

const mostLinks = 7
const windowSize = 5

/** At most 7 numbers: the first, a window of 5 around the current page, the last; gaps stand for the rest. */
export function pageLinks(page: number, totalPages: number): PageLink[] {
  if (totalPages <= mostLinks) return range(1, totalPages)
  const lastStart = totalPages - windowSize + 1
  const start = Math.min(Math.max(page - Math.floor(windowSize / 2), 1), lastStart)
  const end = start + windowSize - 1
  const links: PageLink[] = range(start, end)
  if (start > 2) links.unshift('gap-before')
  if (start > 1) links.unshift(1)
  if (end < totalPages - 1) links.push('gap-after')
  if (end < totalPages) links.push(totalPages)
  return links
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
}
