import type { Log } from '../src/platform/log.ts'

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
