import type { DataOf } from '@lms/contracts/endpoint.ts'
import * as contract from '@lms/contracts/practice/bank-gaps.ts'
import { expect, test } from 'vitest'
import { someQuestion } from '../../../testing/records/question.ts'
import { someSubject } from '../../../testing/records/subject.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { insertTopic } from '../../subjects/topics/topic-store.ts'

test('tells of each topic what one’s own bank lacks, and administrators of all banks', async () => {
  const app = await startTestApp()
  const administrator = await app.signedIn('administrator')
  const parent = await app.signedIn('parent')
  const subject = await someSubject(app, administrator.user)
  const now = app.clock.now().toISOString()
  const topic = (name: string, parentId: string | null = null) =>
    app.database.transaction((tx) => insertTopic(tx, { subjectId: subject.id, parentId, name }, now))
  const read = async (token: string) =>
    (await app.call(contract.readBankGaps, { token, query: { subject: subject.id } })).body['data'] as DataOf<
      typeof contract.readBankGaps
    >
  expect((await read(parent.token)).topics).toMatchObject([{ _id: null, name: subject.name, gaps: ['few'] }])

  const chapter = await topic('Chương một')
  const fractions = await topic('Phân số', chapter.id)
  const sums = await topic('Tổng', chapter.id)
  const place = { subject: subject.id, topicId: fractions.id }
  await someQuestion(app, parent.user, { ...place, difficulty: 'hard' })
  await someQuestion(app, parent.user, {
    ...place,
    title: 'Câu khác',
    difficulty: 'hard',
    explanation: '<p>Vì thế</p>',
  })
  await someQuestion(app, administrator.user, { ...place, title: 'Câu của nhà trường' })
  const own = await read(parent.token)
  expect(own.topics.map(({ _id }) => _id)).toEqual([fractions.id, sums.id])
  expect(own.topics[0]).toMatchObject({
    counts: { easy: 0, medium: 0, hard: 2 },
    explained: 1,
    gaps: ['few', 'hard'],
    next: { difficulty: 'easy', count: 8 },
  })
  expect(own.topics[1]).toMatchObject({ gaps: ['few'], next: { difficulty: 'easy', count: 10 } })
  expect((await read(administrator.token)).topics[0]).toMatchObject({ counts: { easy: 1, medium: 0, hard: 2 } })
})
