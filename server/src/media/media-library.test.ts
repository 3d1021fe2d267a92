import {
  type LibraryMedia,
  type Media,
  deleteMedia,
  getMedia,
  listMedia,
  updateMedia,
  uploadMedia,
} from '@lms/contracts/media/media.ts'
import { createPost, updatePost } from '@lms/contracts/posts/posts.ts'
import { updateProfile } from '@lms/contracts/profile/profile.ts'
import { createQuestion } from '@lms/contracts/questions/questions.ts'
import { expect, test } from 'vitest'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { someSubject } from '../../testing/records/subject.ts'
import { someCategory } from '../../testing/records/taxonomy.ts'
import { someMedia } from '../../testing/records/media.ts'
import { somePost } from '../../testing/records/post.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { newId } from '../platform/ids.ts'
import type { User } from '../users/user.ts'
import { saveUses } from './media-use-store.ts'

async function start() {
  const test = await startTestApp()
  const { user, token } = await test.signedIn('administrator')
  const upload = async (query: Record<string, string> = {}, name = 'Con mèo.png', by = token) => {
    const form = fileForm(await somePicture('png'), { name })
    const answer = await test.call(uploadMedia, { token: by, query, ...form })
    return (answer.body['data'] as { media: Media }).media
  }
  const list = async (query: Record<string, string> = {}, by = token) => {
    const answer = await test.call(listMedia, { token: by, query })
    expect(answer.status).toBe(200)
    return (answer.body['data'] as { media: LibraryMedia[] }).media
  }
  const uses = async (id: string) =>
    ((await test.call(getMedia, { token, params: { id } })).body['data'] as { uses: object[] }).uses
  return { ...test, user, token, upload, list, uses }
}

test('the library is searched without accents, by name and by what a picture shows, and filtered by type and use', async () => {
  const { upload, list, call, token, user } = await start()
  const [cat, dog] = [await upload(), await upload({ purpose: 'avatar' }, 'chó.png')]
  const answer = await call(updateMedia, { token, params: { id: dog.id }, body: { alt: 'Một chú chó nhỏ' } })
  expect(answer.body['data']).toMatchObject({ media: { alt: 'Một chú chó nhỏ', owner: { id: user.id }, useCount: 0 } })
  expect((await list({ search: 'con meo' })).map(({ id }) => id)).toEqual([cat.id])
  expect((await list({ search: 'chu nho' })).map(({ id }) => id)).toEqual([dog.id])
  expect(await list({ type: 'image/gif' })).toEqual([])
  expect((await list({ purpose: 'avatar' })).map(({ id }) => id)).toEqual([dog.id])
  expect((await list({ use: 'unused' })).map(({ id }) => id)).toEqual([dog.id, cat.id])
  expect(await list({ use: 'used' })).toEqual([])
})

test('others see their own only; whose it is not finds nothing', async () => {
  const { upload, list, signedIn, call } = await start()
  const picture = await upload()
  for (const role of ['parent', 'student'] as const) {
    const { token } = await signedIn(role)
    const own = await upload({ purpose: 'avatar' }, 'tôi.png', token)
    expect((await list({}, token)).map(({ id }) => id)).toEqual([own.id])
    for (const endpoint of [getMedia, deleteMedia])
      expect((await call(endpoint, { token, params: { id: picture.id } })).status).toBe(404)
  }
})

test('what is in use stays: in a text, as the picture of a post, in a draft beside it, in a question, as a face', async () => {
  const { upload, call, token, user, uses, list, ...rest } = await start()
  const remove = async (id: string) => call(deleteMedia, { token, params: { id } })
  const [inText, featured, inDraft, inQuestion, face, free] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload({ purpose: 'avatar' }),
    await upload(),
  ]
  const category = await someCategory({ ...rest, call }, user)
  const body = {
    title: 'Bài có ảnh',
    slug: 'bai-co-anh',
    category,
    status: 'published',
    content: `<p><img src="${inText.url}" alt="Mèo"></p>`,
    featuredImage: featured.url,
  }
  const post = ((await call(createPost, { token, body })).body['data'] as { post: { id: string } }).post
  const change = (changes: object) => call(updatePost, { token, params: { id: post.id }, body: changes })
  await change({ version: 1, content: `<img src="${inDraft.url}" alt="">` })
  const question = {
    title: 'Câu hỏi có hình',
    content: `<p>Đây là con gì trong hình?</p><img src="${inQuestion.url}" alt="">`,
    type: 'single_choice',
    subject: (await someSubject({ ...rest, call }, user)).id,
    class: 'LOP_4',
    difficulty: 'easy',
    points: 1,
    answers: [{ text: 'Mèo', isCorrect: true }, { text: 'Chó' }],
  }
  expect((await call(createQuestion, { token, body: question })).status).toBe(201)
  expect((await call(updateProfile, { token, body: { avatar: face.url } })).status).toBe(200)
  for (const [media, use] of [
    [inText, { kind: 'post', id: post.id, name: 'Bài có ảnh' }],
    [featured, { kind: 'post', id: post.id }],
    [inDraft, { kind: 'post', id: post.id }],
    [inQuestion, { kind: 'question', name: 'Câu hỏi có hình' }],
    [face, { kind: 'user', id: user.id }],
  ] as const) {
    expect(await uses(media.id)).toMatchObject([use])
    expect(await remove(media.id)).toMatchObject({ status: 409, body: { code: 'media_in_use', data: { uses: [use] } } })
  }
  expect((await list({ use: 'unused' })).map(({ id }) => id)).toEqual([free.id])
  expect((await list({ use: 'used' })).length).toBe(5)
  // The draft goes live, and with it the picture that stood there before.
  await change({ version: 2, status: 'published', featuredImage: '' })
  for (const media of [inText, featured, free]) expect((await remove(media.id)).status).toBe(200)
  expect((await rest.app.http.inject({ url: inDraft.url })).statusCode).toBe(200)
  expect((await rest.app.http.inject({ url: free.url })).statusCode).toBe(404)
  expect((await rest.app.http.inject({ url: free.thumbnailUrl })).statusCode).toBe(404)
})

test('a stranger who shows a picture does not keep its owner from deleting it; one’s own use and the house’s do', async () => {
  const { call, signedIn, user, token, ...rest } = await start()
  const test = { ...rest, call, signedIn }
  const owner = await signedIn('parent')
  const stranger = await signedIn('parent')
  const show = async (by: User, url: string, kind: 'post' | 'question') => {
    const content = `<p>Đây là con gì trong hình?</p><img src="${url}" alt="">`
    const record =
      kind === 'post' ? (await somePost(test, by, { content })).id : await someQuestion(test, by, { content })
    await test.database.transaction((tx) => saveUses(tx, { kind, id: record }, [content]))
    return record
  }
  const remove = (id: string, as = owner.token) => call(deleteMedia, { token: as, params: { id } })
  const pictures = { foreign: await someMedia(test, owner.user), own: await someMedia(test, owner.user) }
  // So many that one's own is not among those that a page shows.
  const posts = Array.from({ length: 101 }, () => ({ kind: 'post' as const, id: newId() }))
  await test.database.transaction(async (tx) => {
    for (const record of posts) await saveUses(tx, record, [pictures.own.url])
  })
  for (const kind of ['post', 'question'] as const) await show(stranger.user, pictures.foreign.url, kind)
  const own = await show(owner.user, pictures.own.url, 'question')
  expect(await remove(pictures.own.id)).toMatchObject({
    status: 409,
    body: { data: { uses: [{ kind: 'question', id: own }] } },
  })
  expect((await remove(pictures.foreign.id, token)).status).toBe(409)
  expect((await remove(pictures.foreign.id)).status).toBe(200)
  const picture = await someMedia(test, owner.user)
  await show(user, picture.url, 'question')
  expect((await remove(picture.id)).status).toBe(409)
})

test('a text or name that is too long changes nothing', async () => {
  const { call, token, user, ...rest } = await start()
  const { id } = await someMedia({ ...rest, call }, user)
  const answer = await call(updateMedia, { token, params: { id }, body: { alt: 'a'.repeat(301), name: '' } })
  expect(answer.status).toBe(422)
  expect((answer.body['errors'] as { field: string }[]).map(({ field }) => field).sort()).toEqual(['alt', 'name'])
})
