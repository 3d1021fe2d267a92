import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { archiveBytes, encrypted } from './encryption.ts'

const passphrase = 'ba con vịt đi xe buýt'
const head = 63
const chunk = 65_536 + 16
/** Cheap to guess, quick to test; the file says how dear it is. */
const power = 10

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'lms-encryption-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 10_007) yield content.subarray(at, at + 10_007)
}

async function readBack(content: Buffer, given: string | undefined): Promise<Buffer> {
  const file = path.join(folder(), 'archive')
  writeFileSync(file, content)
  return buffer(archiveBytes(file, given))
}

test('what was encrypted comes back as it was, whatever its length', async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 2 * 65_536, 200_000]) {
    const content = randomBytes(length)
    const sealed = await buffer(encrypted(piecesOf(content), passphrase, power))
    expect((await readBack(sealed, passphrase)).equals(content), String(length)).toBe(true)
    expect(length < 20 || !sealed.includes(content.subarray(0, 20))).toBe(true)
  }
})

test('what lies under no passphrase is read without one', async () => {
  expect(String(await readBack(Buffer.from('plain'), undefined))).toBe('plain')
})

test('a wrong passphrase and none at all are told apart from a damaged file', async () => {
  const sealed = await buffer(encrypted(piecesOf(randomBytes(1000)), passphrase, power))
  await expect(readBack(sealed, undefined)).rejects.toThrow('its passphrase is needed')
  await expect(readBack(sealed, 'ba con gà đi xe buýt')).rejects.toThrow('not the one of this backup')
})

test('a file that was cut off, altered or put together anew is refused', async () => {
  const whole = await buffer(encrypted(piecesOf(randomBytes(200_000)), passphrase, power))
  const first = whole.subarray(head, head + chunk)
  const second = whole.subarray(head + chunk, head + 2 * chunk)
  const flipped = Buffer.from(whole)
  flipped[head + chunk + 5] = (flipped[head + chunk + 5] ?? 0) ^ 1
  const dear = Buffer.from(whole)
  dear[23] = 31
  const broken: Record<string, Buffer> = {
    'cut in a chunk': whole.subarray(0, whole.length - 40),
    'cut between chunks': whole.subarray(0, head + 2 * chunk),
    'cut after its head': whole.subarray(0, head),
    'cut in its head': whole.subarray(0, 30),
    altered: flipped,
    'in another order': Buffer.concat([whole.subarray(0, head), second, first, whole.subarray(head + 2 * chunk)]),
    'with a chunk less': Buffer.concat([whole.subarray(0, head), second, whole.subarray(head + 2 * chunk)]),
    'with more behind': Buffer.concat([whole, Buffer.from('more')]),
    'that would cost all memory': dear,
  }
  for (const [name, content] of Object.entries(broken))
    await expect(readBack(content, passphrase), name).rejects.toThrow('cut off or altered')
})
