import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrations } from './migrations.ts'
import { isEncrypted } from './backup/encryption.ts'
import { passphraseFor } from './backup/passphrase.ts'
import { checkArchive, refuseNewer, restoreArchive } from './backup/restore-archive.ts'
import { markedRestore } from './backup/restore-mark.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { explainCommandFailure } from './platform/start-failures.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { countLockedApps } from './second-factor/factor-key.ts'

const usage = 'Usage: npm run restore -- <file> [--check | --force]'

/** The server must not run: on SQLite a running one is noticed, on PostgreSQL nobody can tell. */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error(usage)
  const passphrase = isFile(file) && (await isEncrypted(file)) ? await passphraseFor('decrypt') : undefined
  if (values.check) {
    const { header, totals } = await checkArchive(file, passphrase)
    return `Whole: ${totals.tables} tables, ${totals.rows} rows, ${totals.files} files of ${header.createdAt}`
  }
  const config = readConfig(process.env)
  const directory = path.resolve(config.dataDirectory)
  // Before anything is made here.
  const { header } = await checkArchive(file, passphrase)
  refuseNewer(header, migrations)
  const database = openDatabase({ url: config.databaseUrl, directory, isRestoring: true }, () => {})
  try {
    const target = { database, storage: openStorage(config), migrations }
    const { tables, rows, files, migrated } = await markedRestore(database, directory, () =>
      restoreArchive(target, file, values.force, passphrase),
    )
    const older = migrated > 0 ? `; made by an older version and brought up to date in ${migrated} steps` : ''
    const locked = await countLockedApps(database, config.tokenSecret)
    const note = locked > 0 ? `${ofLockedApps(locked)}\n` : ''
    return `${note}Restored: ${tables} tables, ${rows} rows, ${files} files verified${older}`
  } finally {
    await database.close()
  }
}

function ofLockedApps(count: number): string {
  return (
    `The authenticator apps of ${count} ${count === 1 ? 'account' : 'accounts'} cannot be checked here: their key is in no ` +
    'backup. If TOKEN_SECRET was set where this one was made, start with the same TOKEN_SECRET here. Otherwise sign in ' +
    'with a recovery code or a passkey, remove the app in the profile and set it up again; for whoever has neither: ' +
    'npm run admin -- remove-second-factor <email>.'
  )
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explainCommandFailure(error, path.resolve(process.env['DATA_DIR'] || './data'))}\n`)
  process.exitCode = 1
}
