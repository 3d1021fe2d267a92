import path from 'node:path'
import { rereadImport } from '@lms/contracts/exchange/reading.ts'
import { expect, onTestFinished } from 'vitest'
import { startModelServer } from '../model-server.ts'
import { startImportApp } from './import-app.ts'

/** An import app with a model that can be asked about papers. */
export async function startPaperApp(environment: NodeJS.ProcessEnv = {}) {
  const models = await startModelServer()
  onTestFinished(() => models.close())
  const test = await startImportApp('parent', {
    GEMINI_API_KEY: 'secret',
    GEMINI_BASE_URL: models.geminiUrl,
    ...environment,
  })
  const { act, app, get, directory } = test
  const ask = (id: string, format?: string) => act(rereadImport, id, { isByAi: true, ...(format && { format }) })
  const readByAi = async (id: string, format?: string) => {
    expect((await ask(id, format)).status).toBe(200)
    await app.jobs.runDue()
    return get(id)
  }
  const answerFile = (id: string) => path.join(directory, 'files', 'imports', `${id}.answer`)
  const file = (id: string) => path.join(directory, 'files', 'imports', id)
  const codes = async (id: string) =>
    (await test.items(id)).map(({ problems }) =>
      problems.map(({ key = '', isBlocking }) => `${isBlocking ? '!' : ''}${key.replace('exchange.problems.', '')}`),
    )
  return { ...test, models, ask, readByAi, answerFile, importFile: file, codes }
}
