import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { createFormulaDrawer } from '../platform/html/formula-drawer.ts'
import type { Route } from '../platform/http/route.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { blogRoutes } from './blog-routes.ts'
import { type Blog, createBlog } from './blog-service.ts'
import { createBlogViews } from './blog-views.ts'

interface PublicBlogDependencies {
  database: Database
  clock: Clock
  limits: Limits
  jobs: Jobs
}

interface PublicBlog {
  blog: Blog
  routes: Route[]
  close(): Promise<void>
}

/** What everybody reads, and how often. */
export function createPublicBlog({ database, clock, limits, jobs }: PublicBlogDependencies): PublicBlog {
  const formulas = createFormulaDrawer()
  const blog = createBlog({ database, clock, formulas })
  const views = createBlogViews({ database, clock, limits, blog })
  jobs.schedule('posts:forget-visitors', '1 0 * * *', () => views.forget())
  return { blog, routes: blogRoutes(blog, views), close: () => formulas.close() }
}
