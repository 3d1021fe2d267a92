/** Hands content to the browser as a file to keep. */
export function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has to begin before the address goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
