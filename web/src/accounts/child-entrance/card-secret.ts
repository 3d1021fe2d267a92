const form = /^#card=([\w-]{20,100})$/

/** The secret of a card that was scanned. It stands behind the hash, which no browser sends to a server. */
export function scannedSecret(): string | null {
  return form.exec(window.location.hash)?.[1] ?? null
}
