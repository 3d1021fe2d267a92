import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  url: string
  /** The newest mail to this address that says this, as soon as it is there. */
  mailTo(recipient: string, saying?: string): Promise<string>
  close(): Promise<void>
}

/** A mail server that keeps what it is given. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: { recipient: string; body: string }[] = []
  let arrived = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        const body = Buffer.concat(parts).toString()
        for (const { address } of session.envelope.rcptTo) mails.unshift({ recipient: address, body })
        arrived.resolve()
        arrived = Promise.withResolvers()
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async mailTo(recipient, saying = '') {
      for (;;) {
        const found = mails
          .filter((mail) => mail.recipient === recipient)
          .map(({ body }) => readable(body))
          .find((text) => text.includes(saying))
        if (found !== undefined) return found
        await arrived.promise
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

/** Undoes the soft line breaks and escapes of quoted-printable, enough to find a link. */
function readable(body: string): string {
  return body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
