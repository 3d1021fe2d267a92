import { expect, onTestFinished, test } from 'vitest'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { sampleQuestions } from '../../../testing/samples/sample-paper.ts'
import type { PaperJob, Printed } from './paper-job.ts'
import { createPaperWorkers } from './paper-workers.ts'

const job: PaperJob = {
  format: 'html',
  head: {
    school: '',
    department: '',
    subject: '',
    title: 'Ôn tập',
    description: '',
    instructions: '',
    class: 'LOP_4',
    timeLimit: 0,
  },
  questions: sampleQuestions,
  drawn: [],
  options: { versions: 1, shuffleQuestions: false, shuffleAnswers: false, seed: 1 },
  withKey: false,
  withExplanations: false,
  language: 'default',
  pictures: [],
}

function startWorkers() {
  const paperWorkers = createPaperWorkers()
  onTestFinished(() => paperWorkers.close())
  return paperWorkers
}

test('prints several, a few at a time, and turns away whom it cannot serve soon', async () => {
  const paperWorkers = startWorkers()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 26 }, (_, index) =>
      paperWorkers.print(`person ${index}`, async () => (index < 4 ? job : { ...job, questions: [] })),
    ),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'overloaded' } })
  expect(new TextDecoder().decode((outcomes[0] as PromiseFulfilledResult<Printed>).value.content)).toContain('Câu 5')
})

test('one person has a few waiting, and what waits is not put together before its turn', async () => {
  const paperWorkers = startWorkers()
  const prepared: string[] = []
  const print = (person: string, name: string) =>
    paperWorkers.print(person, async () => {
      prepared.push(name)
      return { ...job, questions: [] }
    })
  const greedy = Array.from({ length: 6 }, (_, index) => print('lan', `lan ${index + 1}`))
  const other = print('minh', 'minh 1')
  await expect(print('lan', 'one too many')).rejects.toMatchObject({
    meaning: 'tooMany',
    details: { retryAfterSeconds: 10 },
  })
  expect(prepared).toEqual(['lan 1', 'lan 2'])
  await Promise.all([...greedy, other])
  expect(prepared.toSorted()).toEqual(['lan 1', 'lan 2', 'lan 3', 'lan 4', 'lan 5', 'lan 6', 'minh 1'])
  expect(prepared.indexOf('minh 1')).toBeLessThan(prepared.indexOf('lan 5'))
})

test('works beside the thread that answers, which goes on meanwhile', async () => {
  const paperWorkers = startWorkers()
  const questions = Array.from({ length: 30 }, (_, index) => ({ ...sampleQuestions[index % 5], id: `${index}` }))
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 10)
  const { content: file } = await paperWorkers.print('lan', async () => ({
    ...job,
    format: 'pdf',
    questions: questions as PaperJob['questions'],
  }))
  clearInterval(timer)
  expect(
    readPdf(file)
      .pages.join(' ')
      .match(/Câu\s+\d/g),
  ).toHaveLength(30)
  expect(ticks).toBeGreaterThan(20)
})

test('says what went wrong and goes on', async () => {
  const paperWorkers = startWorkers()
  const broken = { ...job, questions: [{ ...sampleQuestions[0], answers: undefined }] } as unknown as PaperJob
  await expect(paperWorkers.print('lan', async () => broken)).rejects.toThrow(/./)
  expect((await paperWorkers.print('lan', async () => job)).content.length).toBeGreaterThan(1000)
})

test('drops what it prints when the server closes, and takes no more', async () => {
  const paperWorkers = createPaperWorkers()
  const printing = paperWorkers.print('lan', async () => job)
  const refusal = expect(printing).rejects.toMatchObject({ code: 'overloaded' })
  await paperWorkers.close()
  await refusal
  await expect(paperWorkers.print('lan', async () => job)).rejects.toMatchObject({ code: 'overloaded' })
})
