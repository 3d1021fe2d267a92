export interface Session {
  /** Below the address of the session; answers what the driver calls the value. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
}

const patience = 20_000

/** As W3C wrote it down: a browser is spoken to by plain requests. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  await listening(driver)
  const opened = await sent('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
  const id = typeof opened === 'object' && opened !== null && 'sessionId' in opened ? String(opened.sessionId) : ''
  return { send: (method, path, body) => sent(method, `${driver}/session/${id}${path}`, body) }
}

async function sent(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer: unknown = await response.json()
  const value: unknown = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

async function listening(driver: string): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    try {
      await sent('GET', `${driver}/status`)
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
