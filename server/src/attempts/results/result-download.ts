import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import { type downloadResult, resultFileName } from '@lms/contracts/attempts/attempt-results.ts'
import type { QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { SentFile } from '../../platform/http/route.ts'
import type { PaperWorkers } from '../../quizzes/paper/paper-workers.ts'
import { type PictureStorage, picturesIn } from '../../quizzes/paper/paper-pictures.ts'
import type { ResultSheet } from '../../quizzes/paper/result-sheet.ts'
import type { AttemptResults } from './attempt-results.ts'
import { findAttempt } from '../attempt-store.ts'
import type { Practice } from '../practice/practice-service.ts'
import { sheetOfHistory, sheetOfPractice } from './result-sheet-view.ts'

/** A result to keep or to print. */
export interface ResultDownload {
  pdf(actor: Actor, id: string, reading: QueryOf<typeof downloadResult>): Promise<SentFile>
}

export interface Printing {
  storage: PictureStorage
  paperWorkers: Pick<PaperWorkers, 'print'>
}

interface DownloadDependencies extends Printing {
  database: Database
  results: AttemptResults
  practice: Practice
}

export function createResultDownload(dependencies: DownloadDependencies): ResultDownload {
  const { database, results, practice, storage, paperWorkers } = dependencies

  /** What the calls of the pages answer to this person is all that there is to print. */
  async function sheetFor(actor: Actor, id: string, reading: QueryOf<typeof downloadResult>): Promise<ResultSheet> {
    const found = await findAttempt(database.read(), id)
    if (!found) throw notFound(messages.resultMissing)
    return found.attempt.purpose === 'practice'
      ? sheetOfPractice((await practice.result(actor, id)).result, reading)
      : sheetOfHistory(await results.read(actor, id), actor.id, reading)
  }

  return {
    async pdf(actor, id, reading) {
      const sheet = await sheetFor(actor, id, reading)
      const { content } = await paperWorkers.print(actor.id, async () => ({
        sheet,
        pictures: await picturesIn(storage, textsOf(sheet)),
      }))
      return { name: resultFileName(sheet.quizTitle), type: 'application/pdf', content }
    },
  }
}

function textsOf({ questions }: ResultSheet): string[] {
  return questions.flatMap(({ content, options, explanation }) => [
    content,
    ...options.map(({ text }) => text),
    explanation?.content ?? '',
  ])
}
