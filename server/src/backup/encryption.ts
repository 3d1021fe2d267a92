import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { BackupProblem } from './archive.ts'

/**
 * An archive under a passphrase: a head that everybody may read, then chunks of AES-256-GCM.
 * The nonce of a chunk counts it and says whether it is the last one, so that chunks cannot be left out,
 * put in another order or cut off unnoticed; the head is part of what each of them seals.
 */
const magic = Buffer.from('LMS-ENCRYPTED-BACKUP 1\n')
const saltBytes = 16
const prefixBytes = 7
const proofBytes = 16
const headBytes = magic.length + 1 + saltBytes + prefixBytes + proofBytes
const chunkBytes = 65_536
const tagBytes = 16

/** What OWASP asks for: 128 MiB and about half a second for each guess. */
const costPower = 17
/** A file must not make us take more than this. */
const highestCostPower = 20

const isTooShort = (passphrase: string): boolean => passphrase.length < 12

interface Keys {
  key: Buffer
  /** Tells a wrong passphrase from a damaged file. */
  proof: Buffer
}

async function keysOf(passphrase: string, salt: Buffer, power: number): Promise<Keys> {
  const N = 2 ** power
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  scrypt(passphrase.normalize('NFKC'), salt, 64, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (error, derived) =>
    error ? reject(error) : resolve(derived),
  )
  const derived = await promise
  const proof = createHmac('sha256', derived.subarray(32)).update('passphrase').digest().subarray(0, proofBytes)
  return { key: derived.subarray(0, 32), proof }
}

function nonceOf(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(prefixBytes + 5)
  prefix.copy(nonce)
  nonce.writeUInt32BE(index, prefixBytes)
  nonce.writeUInt8(isLast ? 1 : 0, prefixBytes + 4)
  return nonce
}

export async function* encrypted(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  power = costPower,
): AsyncGenerator<Buffer> {
  if (isTooShort(passphrase)) throw new BackupProblem('A passphrase has at least 12 characters. Nothing was written.')
  const salt = randomBytes(saltBytes)
  const prefix = randomBytes(prefixBytes)
  const { key, proof } = await keysOf(passphrase, salt, power)
  const head = Buffer.concat([magic, Buffer.of(power), salt, prefix, proof])
  yield head
  const seal = (chunk: Buffer, index: number, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, index, isLast)).setAAD(head)
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
  let index = 0
  for await (const { chunk, isLast } of chunksOf(source, chunkBytes)) {
    yield seal(chunk, index, isLast)
    index += 1
  }
}

/** What was written, when the passphrase fits and every chunk is there; otherwise nothing beyond the damage. */
async function* decrypted(
  source: AsyncIterable<Buffer>,
  head: Buffer,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  if (passphrase === undefined)
    throw new BackupProblem('This backup is encrypted: its passphrase is needed. Nothing was changed.')
  const power = head.readUInt8(magic.length)
  if (power > highestCostPower || head.length < headBytes) throw damaged()
  let at = magic.length + 1
  const take = (bytes: number): Buffer => head.subarray(at, (at += bytes))
  const salt = take(saltBytes)
  const prefix = take(prefixBytes)
  const { key, proof } = await keysOf(passphrase, salt, power)
  if (!timingSafeEqual(proof, take(proofBytes)))
    throw new BackupProblem('The passphrase is not the one of this backup. Nothing was changed.')
  let index = 0
  for await (const { chunk, isLast } of chunksOf(source, chunkBytes + tagBytes)) {
    yield unseal(chunk, { key, head, nonce: nonceOf(prefix, index, isLast) })
    index += 1
  }
}

function unseal(chunk: Buffer, { key, head, nonce }: { key: Buffer; head: Buffer; nonce: Buffer }): Buffer {
  if (chunk.length < tagBytes) throw damaged()
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head)
  decipher.setAuthTag(chunk.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw damaged()
  }
}

/** All of this size but the last, which is never empty unless everything is. */
async function* chunksOf(source: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0)
  for await (const piece of source) {
    rest = Buffer.concat([rest, piece])
    while (rest.length > size) {
      yield { chunk: rest.subarray(0, size), isLast: false }
      rest = rest.subarray(size)
    }
  }
  yield { chunk: rest, isLast: true }
}

export async function isEncrypted(file: string): Promise<boolean> {
  return (await headOf(file)).subarray(0, magic.length).equals(magic)
}

/** The archive itself, whether or not it lies under a passphrase. */
export async function* archiveBytes(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const isSealed = await isEncrypted(file)
  const head = await headOf(file)
  const source = bytesFrom(file, isSealed ? headBytes : 0)
  yield* isSealed ? decrypted(source, head, passphrase) : source
}

/** Opens the file when the first bytes are wanted, and closes it however the reading ends. */
async function* bytesFrom(file: string, start: number): AsyncGenerator<Buffer> {
  yield* createReadStream(file, { start }) as AsyncIterable<Buffer>
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function damaged(): BackupProblem {
  return new BackupProblem(
    'This backup is damaged or not complete: it was cut off or altered after it was encrypted. Nothing was changed.',
  )
}
