import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// No TypeScript yet: what was compiled once is neither translated nor compiled again, here and in every thread, and
// what translates is not even loaded. That has to be said before anything else is.
const kept = path.join(import.meta.dirname, '../node_modules/.cache/compiled')
enableCompileCache(kept)
process.env.NODE_COMPILE_CACHE ??= kept
// Made by `npm run build`, and before every `npm start`; without it the sources do.
const built = path.join(import.meta.dirname, '../server/dist/main.js')
await import(existsSync(built) ? built : '../server/src/main.ts')
