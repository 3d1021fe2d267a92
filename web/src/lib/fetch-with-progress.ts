interface SentRequest {
  method: string
  headers: Headers
  body: XMLHttpRequestBodyInit | undefined
  signal: AbortSignal
}

/** `fetch` does not tell how much has been sent; this one does, and otherwise answers like it. */
export function fetchWithProgress(
  address: string,
  { method, headers, body, signal }: SentRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = (): void => request.abort()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The request could not be sent')))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp))
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) reject(signal.reason as Error)
    else request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':')
    if (name !== '') headers.append(name, value.join(':').trim())
  }
  const hasBody = request.status !== 204 && request.status !== 304
  return new Response(hasBody ? request.responseText : null, { status: request.status, headers })
}
