import { expect, test } from 'vitest'
import { isMissingChunk } from './missing-chunk.ts'

test.each([
  'Failed to fetch dynamically imported module: https://school.example/assets/UsersPage-x1.js',
  'error loading dynamically imported module: https://school.example/assets/UsersPage-x1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/UsersPage-x1.css',
  "'text/html' is not a valid JavaScript MIME type.",
])('%s: only loading again helps', (message) => {
  expect(isMissingChunk(message)).toBe(true)
})

test.each(['Network error occurred', "Cannot read properties of undefined (reading 'map')", ''])(
  '%s: may go away by trying again',
  (message) => {
    expect(isMissingChunk(message)).toBe(false)
  },
)
