import type { Storage } from './storage.ts'

/** Files go to the first place. While some are still in the second, they are found there, and removed there too. */
export function createTwoPlaces(first: Storage, second: Storage): Storage {
  /** The first place once more: what was not there yet may have been moved meanwhile. */
  async function foundIn<Found>(look: (place: Storage) => Promise<Found | null>): Promise<Found | null> {
    return (await look(first)) ?? (await look(second)) ?? look(first)
  }

  return {
    put: (name, content) => first.put(name, content),
    async putNew(name, content) {
      return !(await second.exists(name)) && first.putNew(name, content)
    },
    open: (name, range) => foundIn((place) => place.open(name, range)),
    about: (name) => foundIn((place) => place.about(name)),
    exists: async (name) => (await first.exists(name)) || (await second.exists(name)) || first.exists(name),
    // The second one first, or it would come to light again.
    async remove(name) {
      const isRemoved = await second.remove(name)
      return (await first.remove(name)) && isRemoved
    },
    async *names() {
      // What moves meanwhile is named at least once: it is in the first place before it leaves the second.
      for await (const name of second.names()) if (!(await first.exists(name))) yield name
      yield* first.names()
    },
    async measure() {
      const [one, other] = [await first.measure(), await second.measure()]
      return { files: one.files + other.files, bytes: one.bytes + other.bytes }
    },
    sweepIncoming: async (before) => (await first.sweepIncoming(before)) + (await second.sweepIncoming(before)),
    lend: (name, act) => first.lend(name, (file) => (file === null ? second.lend(name, act) : act(file))),
  }
}
