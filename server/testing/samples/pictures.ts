import sharp from 'sharp'
import type { Request } from '../requests.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'gif'

export function somePicture(format: Format, width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } })
    .toFormat(format)
    .toBuffer()
}

/** A form as a browser sends it. */
export function fileForm(
  content: Buffer,
  { name = 'picture.png', field = 'file', type = 'image/png' } = {},
): Pick<Request, 'body' | 'headers'> {
  const boundary = `----form${crypto.randomUUID()}`
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
