import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('what Debian is asked to install is said before, and is nothing but that', () => {
  const programs = mkdtempSync(path.join(os.tmpdir(), 'lms-debian-'))
  onTestFinished(() => rmSync(programs, { recursive: true }))
  writeFileSync(path.join(programs, 'apt-get'), '#!/bin/sh\necho "apt-get $*"\n', { mode: 0o755 })
  const script = path.join(import.meta.dirname, '../scripts/debian.mjs')
  const said = execFileSync(process.execPath, [script, 'postgresql', 'chromium-headless-shell'], {
    env: { ...process.env, PATH: `${programs}:/bin` },
    encoding: 'utf8',
  })
  expect(said.trim().split('\n')).toEqual([
    'Installing from Debian, with what they cannot do without: postgresql, chromium-headless-shell …',
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends postgresql chromium-headless-shell',
  ])
})
