import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The least that Node and SQLite need for the same pages: no accounts, no checks, no labels by name, nothing but
 * the page, its total and JSON, or a post between two strings.
 */
export function startBare(directory: string): Promise<{ url: string; close(): void }> {
  const database = new DatabaseSync(path.join(directory, 'database.sqlite'), { readOnly: true })
  database.exec('pragma cache_size = -65536')
  const columns = `id, title, slug, excerpt, featured_image, category_id, tag_ids, status, publish_date, has_draft,
    review_requested, views, author_id, version, created_at, updated_at, deleted_at`
  const listed = database.prepare(
    `select ${columns} from posts where deleted_at is null
     order by coalesce(live_from, created_at) desc, id desc limit 15`,
  )
  const all = database.prepare('select sum(amount) as total from posts_tally')
  const newest = database.prepare(
    `select id, title, slug, lead, featured_image, publish_date, author_id, category_id, reading_minutes from posts
     where live_from <= ? order by live_from desc, id desc limit 15`,
  )
  const live = database.prepare(`select sum(amount) as total from posts_tally where status = 'published'`)
  const one = database.prepare('select * from posts where slug = ?')
  const server: Server = createServer(({ url = '' }, response) => {
    const now = new Date().toISOString()
    if (url.startsWith('/posts')) response.end(JSON.stringify({ posts: listed.all(), pagination: all.get() }))
    else if (url.startsWith('/blog/posts'))
      response.end(JSON.stringify({ posts: newest.all(now), pagination: live.get() }))
    else {
      const post = one.get(url.slice('/blog/'.length)) ?? {}
      response.end(`<!doctype html><title>${String(post['title'])}</title>${String(post['content'])}`)
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close() {
          server.close()
          server.closeAllConnections()
          database.close()
        },
      }),
    )
  })
}
