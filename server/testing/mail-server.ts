import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Received {
  recipients: string[]
  content: string
}

/** A real mail server on a port of its own, where nobody@… has no mailbox. */
export async function startMailServer(
  port = 0,
): Promise<{ url: string; port: number; received: Received[]; stop(): void }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      done(address.address.startsWith('nobody@') ? new Error(`no mailbox ${address.address}`) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, content: Buffer.concat(chunks).toString('latin1') })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const stop = (): void => server.close(() => {})
  onTestFinished(stop)
  const { port: bound } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, received, stop }
}

/** What a person reads who sees no pictures: the words of its plain part. */
export function plainTextOf({ content }: Received): string {
  const part = content.split(/\r\n--/).find((each) => /content-type: text\/plain/i.test(each)) ?? content
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  const bytes = /content-transfer-encoding: base64/i.test(head)
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
        'latin1',
      )
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}
