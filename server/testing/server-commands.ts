import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { emptyDatabase } from './test-database.ts'

type Place = Record<string, string | undefined>

/** What the environment of a product on an empty database says. */
export async function emptyPlace(): Promise<Place> {
  const { directory, url } = await emptyDatabase()
  return { DATA_DIR: directory, DATABASE_URL: url }
}

interface Ended {
  code: number
  said: string
}

export async function runCommand(
  command: 'admin' | 'backup' | 'restore',
  where: Place,
  ...args: string[]
): Promise<Ended> {
  const program = path.join(import.meta.dirname, `../src/${command}.ts`)
  const env = { ...process.env, ...where, NODE_NO_WARNINGS: '1' }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env })
    return { code: 0, said: stdout.trim() }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr.trim() }
  }
}
