import { browserStorage } from '../browser-storage.ts'

const key = 'children-here'

/** Whether a parent lets children sign in with pictures here. Only a hint: the server knows by the cookie. */
export function isChildDevice(): boolean {
  return browserStorage.read(key) !== null
}

export function noteChildDevice(hasChildren: boolean): void {
  if (hasChildren) browserStorage.write(key, '1')
  else browserStorage.remove(key)
}
