import { type Media, uploadMedia } from '@lms/contracts/media/media.ts'
import { updateProfile } from '@lms/contracts/profile/profile.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { hours } from '../platform/clock.ts'

async function start(role: 'administrator' | 'parent' | 'student' = 'parent') {
  const test = await startTestApp()
  const { user, token } = await test.signedIn(role)
  const send = (content: Buffer, query: Record<string, string> = {}, form: Parameters<typeof fileForm>[1] = {}) =>
    test.call(uploadMedia, { token, query, ...fileForm(content, form) })
  const stored = async (content: Buffer, query: Record<string, string> = {}) => {
    const answer = await send(content, query)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return (answer.body['data'] as { media: Media }).media
  }
  const get = (url: string) => test.app.http.inject({ url })
  return { ...test, user, token, send, stored, get }
}

const message = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { field: string; message: string }[] | undefined)?.[0]?.message

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('as %s is kept, and served as what it is', async (format) => {
    const { stored, get, user, database } = await start()
    const media = await stored(await somePicture(format, 600, 400))
    expect(media).toMatchObject({ type: `image/${format}`, width: 600, height: 400, name: 'picture.png', alt: '' })
    expect(media.url).toMatch(/^\/uploads\/media\/[0-9a-f]{32}\.(jpg|png|webp|gif)$/)
    const served = await get(media.url)
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(media.size),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await sharp(served.rawPayload).metadata()).format).toBe(format)
    const thumbnail = await sharp((await get(media.thumbnailUrl)).rawPayload).metadata()
    expect(thumbnail).toMatchObject({ format: 'webp', width: 320 })
    const rows = await database.read().selectFrom('media').selectAll().execute()
    expect(rows).toMatchObject([{ id: media.id, owner_id: user.id, purpose: 'content' }])
  })

  test('loses where and with what it was taken, and stands upright', async () => {
    const { stored, get } = await start()
    const sent = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 42/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const media = await stored(sent)
    expect(media).toMatchObject({ width: 30, height: 60 })
    const { rawPayload } = await get(media.url)
    expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif')
    expect(rawPayload.includes('SecretCamera')).toBe(false)
  })

  test('that is a page as well is kept as a picture only', async () => {
    const { stored, get } = await start()
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const media = await stored(Buffer.concat([await somePicture('jpeg'), page]))
    expect((await get(media.url)).rawPayload.includes('<script>')).toBe(false)
  })

  test('keeps its movement, unless it is a face', async () => {
    const { stored, get } = await start()
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const pages = async (url: string) => (await sharp((await get(url)).rawPayload).metadata()).pages ?? 1
    expect(await pages((await stored(moving)).url)).toBe(2)
    expect(await pages((await stored(moving, { purpose: 'avatar' })).url)).toBe(1)
  })

  test('has the name that its sender gave it, without folders and signs that no name holds', async () => {
    const { send } = await start()
    const answer = await send(await somePicture('png'), {}, { name: '../../etc/ả\u0007nh.png' })
    expect(answer.body['data']).toMatchObject({ media: { name: 'ảnh.png' } })
  })
})

describe('what is not a picture', () => {
  test.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page that begins like a GIF', Buffer.from('GIF89a/*<script>*/=1;alert(1)//</script>')],
    ['a PNG that is cut off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ])('(%s) is refused, whatever its sender calls it', async (_, content) => {
    const { send, database } = await start()
    const answer = await send(content)
    expect(answer.status).toBe(415)
    expect(answer.body['message']).toBe('Please select an image file')
    expect(message(answer)).toBe('Please select an image file')
    expect(await database.read().selectFrom('media').selectAll().execute()).toEqual([])
  })

  test('and a picture of another kind is refused too', async () => {
    const { send } = await start()
    const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer()
    expect((await send(tiff)).status).toBe(415)
    expect(message(await send(await somePicture('gif'), { purpose: 'avatar' }))).toBe('Please select an image file')
  })

  test('a small file that unfolds into a huge picture is refused before it is unfolded', async () => {
    const { send } = await start()
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const answer = await send(bomb)
    expect([415, 422]).toContain(answer.status)
    expect(message(answer)).toMatch(/40 megapixels|Please select an image file/)
  })

  test('a form without a file, or with a broken one, is refused', async () => {
    const { call, token, send } = await start()
    expect((await send(await somePicture('png'), {}, { field: 'other' })).status).toBe(422)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await call(uploadMedia, { token, headers, body: Buffer.from('--x\r\nbroken') })).status).toBe(400)
    expect(
      (await call(uploadMedia, { token, headers: { 'content-type': 'multipart/form-data' }, body: Buffer.from('x') }))
        .status,
    ).toBe(400)
    expect((await call(uploadMedia, { token, body: { file: 'data:image/png;base64,' } })).status).toBe(415)
    expect((await call(uploadMedia, { token })).status).toBe(415)
  })
})

describe('size', () => {
  async function noise(side: number): Promise<Buffer> {
    const picture = { width: side, height: side, channels: 3 as const }
    return sharp({ create: { ...picture, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
      .png({ compressionLevel: 0 })
      .toBuffer()
  }

  test('of a face is at most 2 MB, of other pictures 5 MB', async () => {
    const { send } = await start()
    const three = await noise(1000)
    expect(three.length).toBeGreaterThan(2.5 * 1024 * 1024)
    const face = await send(three, { purpose: 'avatar' })
    expect(face.status).toBe(413)
    expect(message(face)).toBe('File size must be less than 2MB')
    expect((await send(three)).status).toBe(201)
    const six = await send(await noise(1450))
    expect(six.status).toBe(413)
    expect(message(six)).toBe('File size must be less than 5MB')
  })

  test('is no way to fill the disk: what one person sends is counted', async () => {
    const { send, clock } = await start()
    for (let tried = 0; tried < 200; tried += 1) await send(Buffer.alloc(0))
    expect((await send(await somePicture('png'))).status).toBe(429)
    clock.move(hours(1))
    expect((await send(await somePicture('png'))).status).toBe(201)
  })
})

describe('a face', () => {
  test('is small, and becomes the avatar of the account', async () => {
    const { call, token, stored } = await start('student')
    const media = await stored(await somePicture('png', 1200, 900), { purpose: 'avatar' })
    expect(media).toMatchObject({ width: 512, height: 384 })
    const answer = await call(updateProfile, { token, body: { avatar: media.url } })
    expect(answer.body['data']).toMatchObject({ user: { avatar: media.url } })
    const elsewhere = await call(updateProfile, { token, body: { avatar: 'https://evil.example/a.png' } })
    expect(elsewhere.status).toBe(422)
  })

  test('is the only picture that a student may send', async () => {
    const { send } = await start('student')
    expect((await send(await somePicture('png'))).status).toBe(403)
    expect((await send(await somePicture('png'), { purpose: 'avatar' })).status).toBe(201)
  })
})

test('nothing but stored pictures is served under /uploads', async () => {
  const { get } = await start()
  for (const path of [
    '',
    '/',
    '/media/',
    `/media/${'0'.repeat(32)}.png`,
    '/media/x.html',
    '/../database.sqlite',
    '/media/..%2f..%2fdatabase.sqlite',
  ])
    expect((await get(`/uploads${path}`)).statusCode).toBe(404)
})
