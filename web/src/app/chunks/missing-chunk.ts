/** How browsers and the build's own loader say that a part of the app could not be fetched. */
const signs = [
  // Chromium: 'Failed to fetch dynamically imported module'; Firefox: 'error loading dynamically imported module'
  'dynamically imported module',
  // Safari
  'importing a module script failed',
  // The loader's words for a style sheet, and of browsers that got a page in place of a script
  'unable to preload css',
  'is not a valid javascript mime type',
]

/** A new version has replaced the file, or the network failed: only loading the page again helps. */
export function isMissingChunk(message: string): boolean {
  const words = message.toLowerCase()
  return signs.some((sign) => words.includes(sign))
}
