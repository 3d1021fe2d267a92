import { accountCommands } from './commands/account-commands.ts'
import { auditCommands } from './commands/audit-commands.ts'
import { upkeepCommands } from './commands/upkeep-commands.ts'

const commands = [...accountCommands, ...auditCommands, ...upkeepCommands]
const usage = ['Usage:', ...commands.map((each) => `  npm run admin -- ${each.usage}`)].join('\n')

const [name, ...args] = process.argv.slice(2)
try {
  const command = commands.find((each) => each.usage.split(' ')[0] === name)
  const running = command?.run(args)
  if (!running) throw new Error(usage)
  process.stdout.write(`${await running}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
