import { ConfigurationError } from './config.ts'
import { DataFolderProblem, folderSentence } from './database/data-folder.ts'
import { DatabaseAway } from './database/postgres/away.ts'

/** What the operating system or PostgreSQL say about a setting, and which setting it is. */
const settingOf: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT',
  EACCES: 'PORT, HOST or DATA_DIR',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST or DATABASE_URL',
  EEXIST: 'DATA_DIR',
  ENOTDIR: 'DATA_DIR',
  EROFS: 'DATA_DIR',
  ECONNREFUSED: 'DATABASE_URL',
  ECONNRESET: 'DATABASE_URL',
  EAI_AGAIN: 'DATABASE_URL',
  ETIMEDOUT: 'DATABASE_URL',
  EHOSTUNREACH: 'DATABASE_URL',
  ENETUNREACH: 'DATABASE_URL',
  '3D000': 'DATABASE_URL',
  '28P01': 'DATABASE_URL',
  '28000': 'DATABASE_URL',
  '42501': 'DATABASE_URL',
  '53300': 'DATABASE_URL',
  '57P03': 'DATABASE_URL',
}

/** A sentence for the person who starts it; anything that nobody foresaw keeps its trace. */
export function explainStartFailure(thrown: unknown, dataDirectory: string): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return foreseen(error, dataDirectory) ?? error.stack ?? error.message
}

/** The same for a command, which says what went wrong in its own words. */
export function explainCommandFailure(thrown: unknown, dataDirectory: string): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return foreseen(error, dataDirectory) ?? error.message
}

/** Whether a start that failed like this is worth another one by itself: nothing is wrong with the settings. */
export function isWorthWaiting(error: unknown): error is DatabaseAway {
  return error instanceof DatabaseAway && codeOf(error.cause) !== 'ENOTFOUND'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function foreseen(thrown: Error, dataDirectory: string): string | null {
  const error = thrown instanceof DatabaseAway && thrown.cause instanceof Error ? thrown.cause : thrown
  if (error instanceof ConfigurationError || error instanceof DataFolderProblem) return error.message
  const sentence = folderSentence(error, dataDirectory)
  if (sentence !== null) return sentence
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : [error]
  const code = codeOf(first)
  const setting = settingOf[code]
  if (setting !== undefined) return `${setting} is not valid: ${first?.message ?? code}`
  return thrown instanceof DatabaseAway ? `DATABASE_URL leads nowhere. ${thrown.message}` : null
}
