import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  test('have defaults, and an empty one counts as absent', () => {
    const config = readConfig({ PORT: '', HOST: '', DATABASE_URL: '', DEMO_DATA: '', SMTP_URL: '', MAIL_FROM: '' })
    expect(config).toMatchObject({ port: 3000, host: undefined, dataDirectory: './data', demoData: true, mail: null })
  })

  test('name the one that is missing', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(
      'Missing required environment variables: MAIL_FROM',
    )
  })

  test('name the one that is wrong', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow('PORT is not valid')
    expect(() => readConfig({ DEMO_DATA: 'perhaps' })).toThrow('DEMO_DATA is not valid')
    expect(() => readConfig({ DATABASE_URL: 'mysql://localhost/x' })).toThrow('DATABASE_URL is not valid')
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY is not valid')
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toBe('127.0.0.1, 10.0.0.0/8')
    expect(() => readConfig({ TOKEN_SECRET: 'short' })).toThrow('TOKEN_SECRET is not valid')
    expect(() => readConfig({ BACKUP_PASSPHRASE: 'ba con vịt' })).toThrow(
      /^BACKUP_PASSPHRASE is not valid: it needs at least 12 characters$/,
    )
    expect(() => readConfig({ SMTP_URL: 'http://mail', MAIL_FROM: 'a@b.c' })).toThrow('SMTP_URL is not valid')
  })

  test('share roles out only where a database can be shared', () => {
    expect(readConfig({}).roles).toEqual({ web: true, jobs: true })
    const url = 'postgres://lms@localhost/lms'
    expect(readConfig({ DATABASE_URL: url, ROLES: 'jobs' }).roles).toEqual({ web: false, jobs: true })
    expect(() => readConfig({ ROLES: 'web' })).toThrow('ROLES is not valid')
    expect(() => readConfig({ DATABASE_URL: url, ROLES: 'papers' })).toThrow('ROLES is not valid')
  })

  test('take trailing slashes off the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://lms.example/' }).publicUrl).toBe('https://lms.example')
  })
})
