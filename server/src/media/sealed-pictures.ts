import { LRUCache } from 'lru-cache'
import { type Clock, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { answerPicturesAmong } from './media-store.ts'

interface SealedDependencies {
  database: Database
  clock: Clock
  keys: {
    seal(purpose: 'picture', text: string): Promise<string>
    isSeal(purpose: 'picture', text: string, seal: string): Promise<boolean>
  }
}

/** What children answer with is shown to whoever was just shown the answer, by an address that ends. */
export interface SealedPictures {
  /** The same text with addresses that are good for a while. */
  sealIn(text: string): Promise<string>
  /** A picture of an answer, of which only a seal makes an address. */
  isSealed(file: string): Promise<boolean>
  opens(file: string, seal: string): Promise<boolean>
}

const lasts = minutes(15)
/** So long an address stays the same, or every answer would show other pictures. */
const step = minutes(5)
const addresses = /\/uploads\/media\/([0-9a-f]{32}(?:-thumbnail)?\.[a-z]+)(?![\w?.])/g

export function createSealedPictures({ database, clock, keys }: SealedDependencies): SealedPictures {
  /** The id, or null where everybody may see it: what a picture is for never changes. */
  const known = new LRUCache<string, { id: string | null }>({ max: 10_000 })

  async function look(files: readonly string[]): Promise<void> {
    const unknown = files.filter((file) => !known.has(file))
    if (unknown.length === 0) return
    const found = await answerPicturesAmong(database.read(), unknown)
    for (const file of unknown) known.set(file, { id: found.get(file) ?? null })
  }

  async function sealOf(file: string, id: string): Promise<string> {
    const until = (Math.floor(clock.now().getTime() / step) * step + lasts).toString(36)
    return `${id}.${until}.${await keys.seal('picture', `${file}.${until}`)}`
  }

  return {
    async sealIn(text) {
      if (!text.includes('/uploads/media/')) return text
      const files = [...new Set([...text.matchAll(addresses)].map(([, file = '']) => file))]
      await look(files)
      const seals = new Map<string, string>()
      for (const file of files) {
        const id = known.get(file)?.id ?? null
        if (id !== null) seals.set(file, await sealOf(file, id))
      }
      if (seals.size === 0) return text
      return text.replaceAll(addresses, (address, file: string) => {
        const seal = seals.get(file)
        return seal === undefined ? address : `${address}?seal=${seal}`
      })
    },

    async isSealed(file) {
      await look([file])
      return known.get(file)?.id != null
    },

    async opens(file, seal) {
      const [, until = '', key = '', mac = ''] = seal.split('.')
      const isOver = !(Number.parseInt(until, 36) > clock.now().getTime())
      return !isOver && (await keys.isSeal('picture', `${file}.${until}`, `${key}.${mac}`))
    },
  }
}
