import { overloaded } from './errors.ts'

export type WaitingRoom = <Result>(make: () => Promise<Result>) => Promise<Result>

/** Beyond this many answers in the making a new one would only wait: better to say so at once. */
export function createWaitingRoom(seats: number): WaitingRoom {
  let taken = 0
  return async (make) => {
    if (taken >= seats) throw overloaded()
    taken += 1
    try {
      return await make()
    } finally {
      taken -= 1
    }
  }
}
