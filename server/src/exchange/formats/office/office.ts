import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type FormatReader, UnreadableFile } from '../../item.ts'
import { docx } from '../docx/docx.ts'

/** Word before 2007, OpenDocument and Rich Text: LibreOffice makes them what is read here, where the machine has it. */
export const office: FormatReader = {
  async read(bytes, choice) {
    return docx.read(await converted(bytes), choice)
  },
}

const longest = 30_000
const places = ['/usr/bin/soffice', '/usr/local/bin/soffice', '/opt/libreoffice/program/soffice']

const programAt = (): string | null => places.find((place) => existsSync(place)) ?? null

/** In a folder of its own, with a profile of its own, and without a network where the system can do that. */
export async function converted(bytes: Uint8Array): Promise<Uint8Array> {
  const program = programAt()
  if (program === null) throw new UnreadableFile('saveAsDocx')
  const folder = await mkdtemp(path.join(tmpdir(), 'convert-'))
  try {
    await writeFile(path.join(folder, 'paper'), bytes)
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`
    const wanted = [
      '--headless',
      '--norestore',
      '--convert-to',
      'docx:MS Word 2007 XML',
      '--outdir',
      folder,
      path.join(folder, 'paper'),
    ]
    const apart = existsSync('/usr/bin/unshare') && process.getuid?.() === 0
    const [command, ...given] = [...(apart ? ['/usr/bin/unshare', '--net'] : []), program, profile, ...wanted]
    await promisify(execFile)(command ?? program, given, {
      timeout: longest,
      killSignal: 'SIGKILL',
      env: { PATH: process.env['PATH'], HOME: folder },
    })
    return await readFile(path.join(folder, 'paper.docx'))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('broken')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
