import type { BlogAddress } from '@lms/contracts/blog/blog-markup.ts'
import { blogTaxonomy, getBlogPost, listBlogPosts, viewBlogPost } from '@lms/contracts/blog/blog.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { type ServedPart, servedPart } from './served.ts'

export function blogListQuery({ page, category, tag, search }: BlogAddress) {
  const query = { page, category: category || undefined, tag: tag || undefined, search: search || undefined }
  return queryOptions({
    queryKey: ['blog', 'list', query],
    queryFn: ({ signal }) => call(listBlogPosts, { query, signal }),
    initialData: () => {
      const part = servedPart(listBlogPosts.path)
      const asked = part?.query as Partial<BlogAddress> | undefined
      const isThis =
        asked?.page === page &&
        (asked.category ?? '') === category &&
        (asked.tag ?? '') === tag &&
        (asked.search ?? '') === search
      return isThis ? dataOf<typeof listBlogPosts>(part) : undefined
    },
    placeholderData: keepPreviousData,
  })
}

export function blogTaxonomyQuery() {
  return queryOptions({
    queryKey: ['blog', 'taxonomy'],
    queryFn: ({ signal }) => call(blogTaxonomy, { signal }),
    initialData: () => dataOf<typeof blogTaxonomy>(servedPart(blogTaxonomy.path)),
  })
}

export function blogPostQuery(id: string) {
  return queryOptions({
    queryKey: ['blog', 'post', id],
    queryFn: ({ signal }) => call(getBlogPost, { params: { id }, signal }),
    initialData: () => {
      const part = servedPart(getBlogPost.path)
      return part?.id === id ? dataOf<typeof getBlogPost>(part) : undefined
    },
  })
}

/** The page was written by the server that answers this call, from the same answer. */
function dataOf<E extends typeof listBlogPosts | typeof blogTaxonomy | typeof getBlogPost>(
  part: ServedPart | undefined,
): DataOf<E> | undefined {
  return part?.data as DataOf<E> | undefined
}

/** Nobody waits for it, and nobody is told when it fails. */
export function countView(id: string): void {
  void call(viewBlogPost, { params: { id } }).catch(() => {})
}
