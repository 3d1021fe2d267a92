import { isIP } from 'node:net'
import path from 'node:path'
import { Cron } from 'croner'
import { z } from 'zod'
import { usualAllowance } from './limits/request-limits.ts'
import type { BucketSettings } from './storage/bucket-client.ts'

/** An empty optional setting counts as absent. */
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional())
const secret = (shortest: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string().min(shortest, `it needs at least ${shortest} characters`).optional(),
  )
const webAddress = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.url({ protocol: /^https?$/ }).optional(),
)

const databaseAddress = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' }).optional(),
)

const perMinute = (usual: number) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(0).default(usual))

function isProxyList(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', bits, more] = entry.trim().split('/')
    const isAddress = isIP(address) !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(address)
    const longest = isIP(address) === 6 ? 128 : 32
    return (
      isAddress && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
    )
  })
}

function isPattern(pattern: string): boolean {
  try {
    return new Cron(pattern, { timezone: 'UTC', paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

/** What a process does: answer people, or what is done beside that. */
const roles = ['web', 'jobs'] as const

const Environment = z.object({
  PORT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(65_535).default(3000),
  ),
  HOST: text,
  DATA_DIR: text.transform((directory) => directory ?? './data'),
  DATABASE_URL: databaseAddress,
  DATABASE_LISTEN_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  PUBLIC_URL: webAddress,
  TRUST_PROXY: text.refine(
    (value) => value === undefined || isProxyList(value),
    'must list addresses or networks such as 10.0.0.0/8, 127.0.0.1',
  ),
  DEMO_DATA: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['on', 'off']).default('on')),
  SMTP_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' }).optional(),
  ),
  MAIL_FROM: text,
  GEMINI_API_KEY: text,
  GEMINI_BASE_URL: webAddress,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: webAddress,
  OPENAI_MODELS: text,
  ADMIN_EMAIL: z.preprocess((value) => (value === '' ? undefined : value), z.email().optional()),
  ADMIN_PASSWORD: z.preprocess((value) => (value === '' ? undefined : value), z.string().optional()),
  TOKEN_SECRET: secret(32),
  DRAIN_SECONDS: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().min(0).max(300).default(1),
  ),
  REQUESTS_PER_ACCOUNT: perMinute(usualAllowance.perAccount),
  REQUESTS_PER_ADDRESS: perMinute(usualAllowance.perAddress),
  SECURITY_CONTACT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .union([z.email(), z.url({ protocol: /^https$/ })], {
        error: 'must be a mail address or the https address of a page',
      })
      .optional(),
  ),
  FILES_IN: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['folder', 'bucket']).optional()),
  S3_ENDPOINT: webAddress,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['on', 'off']).optional()),
  BACKUP_DIR: text,
  BACKUP_AT: z.preprocess(
    (value) => (value === '' || value === undefined ? '20' : value),
    z
      .string()
      .trim()
      .transform((at) => (/^\d+$/.test(at) ? `0 ${at} * * *` : at))
      .refine(isPattern, 'must be an hour from 0 to 23 or a cron pattern such as 30 20 * * *, both in UTC'),
  ),
  BACKUP_KEEP: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(1).max(1000).default(14),
  ),
  BACKUP_PASSPHRASE: secret(12),
  ROLES: text.transform((list, context) => {
    const named = (list ?? roles.join(',')).split(',').map((role) => role.trim())
    if (named.every((role) => roles.some((known) => known === role))) return named
    context.addIssue('must be web, jobs or web,jobs')
    return z.NEVER
  }),
  METRICS_TOKEN: secret(16),
  METRICS_PORT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(65_535).optional(),
  ),
  METRICS_HOST: text,
  LOG_LEVEL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
})

export type Config = Readonly<ReturnType<typeof readConfig>>

/** A setting that stops the start; the sentence names it. */
export class ConfigurationError extends Error {}

export function missingSettings(names: readonly string[]): ConfigurationError {
  return new ConfigurationError(`Missing required environment variables: ${names.join(', ')}`)
}

export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not valid: ${issue.message}`)
    throw new ConfigurationError(wrong.join('\n'))
  }
  const settings = parsed.data
  if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined) throw missingSettings(['MAIL_FROM'])
  if (settings.BACKUP_DIR !== undefined && isInside(settings.BACKUP_DIR, path.join(settings.DATA_DIR, 'files')))
    throw new ConfigurationError('BACKUP_DIR is not valid: every backup would hold the ones before it')
  if (settings.DATABASE_URL === undefined && (settings.DATABASE_LISTEN_URL ?? settings.DATABASE_READ_URL) !== undefined)
    throw missingSettings(['DATABASE_URL'])
  if (settings.DATABASE_URL === undefined && roles.some((role) => !settings.ROLES.includes(role)))
    throw new ConfigurationError('ROLES is not valid: one process on SQLite does everything; set DATABASE_URL to share')
  const bucket = bucketOf(settings)
  if (settings.FILES_IN === 'bucket' && bucket === null) throw missingSettings(['S3_BUCKET'])
  return {
    roles: { web: settings.ROLES.includes('web'), jobs: settings.ROLES.includes('jobs') },
    port: settings.PORT,
    host: settings.HOST,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    files: { bucket, place: settings.FILES_IN ?? (bucket === null ? ('folder' as const) : ('bucket' as const)) },
    databaseListenUrl: settings.DATABASE_LISTEN_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: settings.TRUST_PROXY,
    demoData: settings.DEMO_DATA === 'on',
    mail: settings.SMTP_URL === undefined ? null : { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? '' },
    gemini: { apiKey: settings.GEMINI_API_KEY, baseUrl: settings.GEMINI_BASE_URL },
    openai: { apiKey: settings.OPENAI_API_KEY, baseUrl: settings.OPENAI_BASE_URL, models: settings.OPENAI_MODELS },
    firstAdministrator: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD },
    tokenSecret: settings.TOKEN_SECRET,
    drainSeconds: settings.DRAIN_SECONDS,
    requests: { perAccount: settings.REQUESTS_PER_ACCOUNT, perAddress: settings.REQUESTS_PER_ADDRESS },
    backups:
      settings.BACKUP_DIR === undefined
        ? null
        : {
            directory: settings.BACKUP_DIR,
            pattern: settings.BACKUP_AT,
            keep: settings.BACKUP_KEEP,
            passphrase: settings.BACKUP_PASSPHRASE,
          },
    securityContact: settings.SECURITY_CONTACT,
    metrics:
      settings.METRICS_TOKEN === undefined && settings.METRICS_PORT === undefined
        ? null
        : {
            token: settings.METRICS_TOKEN,
            port: settings.METRICS_PORT,
            host: settings.METRICS_HOST ?? '127.0.0.1',
          },
    logLevel: settings.LOG_LEVEL,
  }
}

function bucketOf(settings: z.output<typeof Environment>): BucketSettings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings
  if (bucket === undefined) {
    if (endpoint !== undefined || id !== undefined) throw missingSettings(['S3_BUCKET'])
    return null
  }
  if (id === undefined && secret !== undefined) throw missingSettings(['S3_ACCESS_KEY_ID'])
  if (id !== undefined && secret === undefined) throw missingSettings(['S3_SECRET_ACCESS_KEY'])
  return {
    endpoint: endpoint?.replace(/\/+$/, ''),
    bucket,
    region: settings.S3_REGION ?? 'us-east-1',
    keys: id === undefined || secret === undefined ? null : { accessKeyId: id, secretAccessKey: secret },
    isPathStyle: settings.S3_PATH_STYLE === undefined ? endpoint !== undefined : settings.S3_PATH_STYLE === 'on',
  }
}

function isInside(folder: string, of: string): boolean {
  const way = path.relative(path.resolve(of), path.resolve(folder))
  return !way.startsWith('..') && !path.isAbsolute(way)
}

/** The address that people type. */
export function publicUrlOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}
