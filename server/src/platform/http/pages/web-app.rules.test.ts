import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveWebApp } from './web-app.ts'

const inline = "document.documentElement.classList.add('dark')"
const page = `<!doctype html><script>${inline}</script><script type="module" src="/assets/app-1.js"></script>`

async function builtWebApp(html = page): Promise<FastifyInstance> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-web-'))
  mkdirSync(path.join(directory, 'assets'))
  writeFileSync(path.join(directory, 'index.html'), html)
  writeFileSync(path.join(directory, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(directory, 'assets/app-1.js'), 'plain')
  writeFileSync(path.join(directory, 'assets/app-1.js.br'), brotliCompressSync('plain'))
  const app = Fastify()
  await serveWebApp(app, directory, false)
  onTestFinished(async () => {
    await app.close()
    rmSync(directory, { recursive: true })
  })
  return app
}

test('a screen is answered with the page, an unknown path with the same page and 404', async () => {
  const app = await builtWebApp()
  for (const [url, status] of [
    ['/', 200],
    ['/login', 200],
    ['/reset-password?token=x', 200],
    ['/dashboard', 200],
    ['/nothing-here', 404],
    ['/404', 404],
    ['/index.html', 404],
  ] as const) {
    const response = await app.inject(url)
    expect(response.statusCode, url).toBe(status)
    expect(response.body).toBe(page)
    expect(response.headers['cache-control']).toBe('no-cache')
  }
})

test('only where people sign in does the page begin with a form, and no text is shown before its styles', async () => {
  const [form, styles] = ['<!--early--><form></form><!--/early-->', '<link rel="stylesheet" href="/assets/app-1.css">']
  const app = await builtWebApp(`<html><head></head><body>${form}<div id="root"></div>${styles}</body></html>`)
  const withForm = `<html><head></head><body>${form}<div id="root"></div>${styles}</body></html>`
  const plain = `<html><head>${styles}</head><body><div id="root"></div></body></html>`
  for (const url of ['/', '/login', '/dashboard']) expect((await app.inject(url)).body, url).toBe(withForm)
  for (const url of ['/student/quizzes', '/reset-password', '/nothing-here'])
    expect((await app.inject(url)).body, url).toBe(plain)
})

test('the policy allows our scripts and exactly the inline ones that we wrote', async () => {
  const app = await builtWebApp()
  const policy = String((await app.inject('/login')).headers['content-security-policy'])
  const hash = createHash('sha256').update(inline).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('hashed files are kept for ever and sent compressed, a missing one is no page', async () => {
  const app = await builtWebApp()
  const compressed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br, gzip' } })
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await app.inject('/assets/app-1.js')).body).toBe('plain')
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  expect((await app.inject('/assets/old.js')).statusCode).toBe(404)
})
