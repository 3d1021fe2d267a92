import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { listQuizzes } from '@lms/contracts/quizzes/quizzes.ts'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPlace } from '../testing/server-commands.ts'
import { signIn, startProcess } from '../testing/server-process.ts'
import { until } from '../testing/until.ts'

const root = path.join(import.meta.dirname, '../..')

test('told to stop, it is not ready first, still answers, and asks callers to close their connections', async () => {
  const server = await startProcess({ ...(await emptyPlace()), DRAIN_SECONDS: '2' })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  server.child.kill('SIGTERM')
  await until(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503))
  const answer = await fetch(`${server.url}/healthz`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  expect(await server.exited).toBe(0)
})

test('a paper that is being printed is finished before it goes', async () => {
  const server = await startProcess({ ...(await emptyPlace()), DRAIN_SECONDS: '0' })
  const token = await signIn(server, 'admin')
  const { body } = await server.call(listQuizzes, { token })
  const [quiz] = body.data['quizzes'] as { _id: string }[]
  const paper = fetch(`${server.url}${apiBase}/quizzes/${quiz?._id}/paper?format=pdf&versions=4`, {
    headers: { authorization: `Bearer ${token}` },
  })
  // Taken up by the time that a later request is answered.
  await server.call(listQuizzes, { token })
  server.child.kill('SIGTERM')
  const answer = await paper
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect(await server.exited).toBe(0)
})

test('started by npm start, it goes when npm is told to stop', { timeout: 120_000 }, async () => {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...(await emptyPlace()), PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const ready = /^Ready: (.+)$/.exec(line)?.[1]
      if (ready !== undefined) resolve(ready)
    })
  })
  child.kill('SIGTERM')
  await until(() => expect(fetch(`${url}/healthz`)).rejects.toThrow())
})
