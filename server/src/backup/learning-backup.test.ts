import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDemoApp } from '../../testing/apps/demo-app.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { migrations } from '../migrations.ts'
import { demoPosts } from '../demo/blog/posts.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { postKnowledge } from '../posts/post-label-store.ts'
import { listPosts } from '../posts/lists/post-list-store.ts'
import { listQuizzes } from '../quizzes/quiz-list-store.ts'
import { allCategories } from '../taxonomy/category-store.ts'
import { backUp } from './back-up.ts'
import { restoreArchive } from './restore-archive.ts'

/** What is there, and what the tables beside it make of it. */
async function holdings(database: Database) {
  const read = database.read()
  const page = { page: 1, limit: 100, sortBy: 'title', sortOrder: 'asc' } as const
  return {
    quizzes: await listQuizzes(read, 'everything', page),
    found: (await listQuizzes(read, 'everything', { ...page, class: 'LOP_4', search: 'phan so' })).quizzes,
    questions: await read.selectFrom('quiz_questions').selectAll().orderBy('quiz_id').orderBy('position').execute(),
    assignments: await read.selectFrom('assignments').selectAll().orderBy('id').execute(),
    attempts: await read.selectFrom('attempts').selectAll().orderBy('id').execute(),
    papers: await read.selectFrom('attempt_papers').selectAll().orderBy('attempt_id').execute(),
    links: await read.selectFrom('child_links').selectAll().execute(),
    posts: await listPosts(read, 'everything', page),
    wanted: (await listPosts(read, 'everything', { ...page, search: 'goc hoc tap' })).posts,
    labels: [await allCategories(read), await postKnowledge.countOfTags(read, 'all')],
    revisions: await read.selectFrom('post_revisions').selectAll().orderBy('id').execute(),
    uses: await read.selectFrom('media_uses').selectAll().orderBy('media_id').orderBy('record_id').execute(),
  }
}

test('quizzes and posts come back from a backup with all that hangs on them, and are found again', async () => {
  const site = await startDemoApp()
  const file = path.join(site.directory, 'out', 'site.backup')
  await backUp({ database: site.database, storage: createStorage(site.directory), clock: systemClock }, file)

  const place = await emptyDatabase()
  const database = openDatabase(place, () => {})
  onTestFinished(() => database.close().catch(() => {}))
  await restoreArchive({ database, storage: createStorage(place.directory), migrations }, file, false)
  const restored = await holdings(database)
  expect(restored).toEqual(await holdings(site.database))
  expect(restored.quizzes.total).toBe(15)
  expect(restored.found.length).toBeGreaterThan(0)
  expect(restored.assignments).toHaveLength(12)
  expect(restored.attempts).toHaveLength(9)
  expect(restored.papers).toHaveLength(9)
  expect(restored.links).toHaveLength(1)
  expect(restored.posts.total).toBe(demoPosts.length)
  expect(restored.wanted).toMatchObject([{ title: 'Năm bước tạo góc học tập cho con' }])
  expect(restored.revisions).toHaveLength(demoPosts.length)
  const picture = restored.wanted[0]?.featuredImage?.replace('/uploads/', '') ?? ''
  expect(await createStorage(place.directory).exists(picture)).toBe(true)
})
