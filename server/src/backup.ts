import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up.ts'
import { passphraseFor } from './backup/passphrase.ts'
import { refuseUnfinishedRestore } from './backup/restore-mark.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { explainCommandFailure } from './platform/start-failures.ts'
import { openStorage } from './platform/storage/open-storage.ts'

const usage = 'Usage: npm run backup -- <file> [--encrypt]'

/** Works beside a running server, with the same DATA_DIR or DATABASE_URL. */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { encrypt: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error(usage)
  const passphrase = values.encrypt ? await passphraseFor('encrypt') : undefined
  const config = readConfig(process.env)
  const directory = path.resolve(config.dataDirectory)
  const database = openDatabase({ url: config.databaseUrl, directory, isVisitor: true }, () => {})
  try {
    await refuseUnfinishedRestore(database, directory)
    const source = { database, storage: openStorage(config), clock: systemClock }
    const { tables, rows, files, bytes } = await backUp(source, file, passphrase)
    return `Backed up${values.encrypt ? ' and encrypted' : ''}: ${tables} tables, ${rows} rows, ${files} files in ${file} (${Math.ceil(bytes / 1024)} KiB)`
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explainCommandFailure(error, path.resolve(process.env['DATA_DIR'] || './data'))}\n`)
  process.exitCode = 1
}
