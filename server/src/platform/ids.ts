import { v7 } from 'uuid'

/** Ids grow with time, so that new rows land at the end of an index. */
export function newId(): string {
  return v7()
}
