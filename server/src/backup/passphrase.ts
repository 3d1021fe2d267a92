import { BackupProblem } from './archive.ts'

/** From the environment, or asked for on the terminal without showing it. */
export async function passphraseFor(act: 'encrypt' | 'decrypt'): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE']
  if (given !== undefined && given !== '') return given
  if (!process.stdin.isTTY)
    throw new BackupProblem('A passphrase is needed: set BACKUP_PASSPHRASE, or run this on a terminal.')
  const passphrase = await asked('Passphrase: ')
  if (act === 'encrypt' && (await asked('Once more: ')) !== passphrase)
    throw new BackupProblem('The passphrases differ. Nothing was written.')
  return passphrase
}

function asked(question: string): Promise<string> {
  const { stdin, stderr } = process
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  stderr.write(question)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  stdin.resume()
  let typed = ''
  function end(settle: () => void): void {
    stdin.off('data', read)
    stdin.setRawMode(false)
    stdin.pause()
    stderr.write('\n')
    settle()
  }
  function read(text: string): void {
    for (const letter of text) {
      if (letter === '\r' || letter === '\n') return end(() => resolve(typed))
      if (letter === '\u0003') return end(() => reject(new BackupProblem('Given up. Nothing was changed.')))
      typed = letter === '\u007F' ? typed.slice(0, -1) : typed + letter
    }
  }
  stdin.on('data', read)
  return promise
}
