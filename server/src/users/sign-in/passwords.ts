import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default algorithm; the cost follows OWASP's first choice.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobody: Promise<string> | undefined

/** Takes the same time whether or not the account exists: without a hash, one that nobody's password fits is tried. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== null
}
