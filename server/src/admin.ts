import path from 'node:path'
import { accountCommands } from './commands/account-commands.ts'
import { attemptCommands } from './commands/attempt-commands.ts'
import { auditCommands } from './commands/audit-commands.ts'
import { fileCommands } from './commands/file-commands.ts'
import { upkeepCommands } from './commands/upkeep-commands.ts'
import { explainCommandFailure } from './platform/start-failures.ts'

const commands = [...accountCommands, ...attemptCommands, ...auditCommands, ...upkeepCommands, ...fileCommands]
const usage = ['Usage:', ...commands.map((each) => `  npm run admin -- ${each.usage}`)].join('\n')

const [name, ...args] = process.argv.slice(2)
try {
  const command = commands.find((each) => each.usage.split(' ')[0] === name)
  const running = command?.run(args)
  if (!running) throw new Error(usage)
  process.stdout.write(`${await running}\n`)
} catch (error) {
  process.stderr.write(`${explainCommandFailure(error, path.resolve(process.env['DATA_DIR'] || './data'))}\n`)
  process.exitCode = 1
}
