import { blogTaxonomy, getBlogPost, listBlogPosts, viewBlogPost } from '@lms/contracts/blog/blog.ts'
import { type Route, publicRoute } from '../platform/http/route.ts'
import type { Blog } from './blog-service.ts'
import type { BlogViews } from './blog-views.ts'

export function blogRoutes(blog: Blog, views: BlogViews): Route[] {
  return [
    publicRoute(listBlogPosts, ({ query }) => blog.list(query)),
    publicRoute(blogTaxonomy, () => blog.taxonomy()),
    publicRoute(getBlogPost, ({ params }) => blog.get(params.id)),
    publicRoute(viewBlogPost, ({ params, caller }) => views.count(params.id, caller)),
  ]
}
