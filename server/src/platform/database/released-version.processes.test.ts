import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import {
  listAssignedQuizzes,
  saveAnswers,
  showStudentQuiz,
  startAttempt,
  submitAttempt,
} from '@lms/contracts/attempts/attempts.ts'
import { type CallParts, dataIn, pathOf } from '@lms/contracts/call.ts'
import { type DataOf, type Endpoint, apiBase } from '@lms/contracts/endpoint.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { ReleasedSchema } from '../../../testing/released/compatibility.ts'
import { emptyPlace } from '../../../testing/server-commands.ts'
import { type ServerProcess, signIn, startProcess } from '../../../testing/server-process.ts'
import { engine } from '../../../testing/test-database.ts'

const root = path.join(import.meta.dirname, '../../../..')
const { commit } = JSON.parse(
  readFileSync(path.join(root, 'server/testing/released/schema.json'), 'utf8'),
) as ReleasedSchema

function isKnown(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** That version as it was, with the packages of now. */
function releasedVersion(): string {
  const directory = mkdtempSync(path.join(inject('testDirectory'), 'released-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', commit, 'server', 'contracts', 'package.json'], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  })
  execFileSync('tar', ['-x'], { cwd: directory, input: archive })
  const packages = path.join(directory, 'node_modules')
  mkdirSync(path.join(packages, '@lms'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@lms') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name))
  for (const name of ['server', 'contracts']) symlinkSync(path.join(directory, name), path.join(packages, '@lms', name))
  return path.join(directory, 'server/src/main.ts')
}

async function ask<E extends Endpoint>(
  server: ServerProcess,
  endpoint: E,
  { token, body, ...parts }: CallParts<E> & { token: string },
): Promise<DataOf<E>> {
  const answer = await fetch(server.url + apiBase + pathOf(endpoint, parts), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.status, endpoint.path).toBe(200)
  return dataIn(endpoint, await answer.json())
}

test.skipIf(engine !== 'postgres' || !existsSync(path.join(root, '.git')) || !isKnown())(
  'a child begins a quiz on the version of before, goes on with this one and the one of before, and ends it here',
  { timeout: 240_000 },
  async () => {
    const place = await emptyPlace()
    const before = await startProcess(place, undefined, releasedVersion())
    const now = await startProcess(place)
    const token = await signIn(before, 'student')
    const { quizzes } = await ask(before, listAssignedQuizzes, { token, params: { id: 'me' } })
    const open = []
    for (const { _id } of quizzes) {
      const { problem } = await ask(now, showStudentQuiz, { token, params: { id: _id } })
      if (problem === null) open.push(_id)
    }
    const sitting = { token, params: { id: open[0] ?? '' } }
    const { quiz } = await ask(before, startAttempt, { ...sitting, body: {} })
    const questions = quiz?.questions ?? []
    expect(questions.length).toBeGreaterThan(0)
    for (const [index, { _id }] of questions.entries()) {
      const answers = { [_id]: null }
      await ask(index % 2 === 0 ? now : before, saveAnswers, { ...sitting, body: { answers, sequence: index + 1 } })
    }
    const ended = await ask(now, submitAttempt, { ...sitting, body: { answers: {} } })
    expect(await ask(before, submitAttempt, { ...sitting, body: { answers: {} } })).toEqual(ended)
    // One goes after the other: it says so first, and the new one is ready all the while.
    before.child.kill('SIGTERM')
    expect(await before.exited).toBe(0)
    expect((await fetch(`${now.url}/readyz`)).status).toBe(200)
  },
)
