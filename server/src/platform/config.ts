import { isIP } from 'node:net'
import { z } from 'zod'
import { usualAllowance } from './limits/request-limits.ts'

/** An empty optional setting counts as absent. */
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional())
const webAddress = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.url({ protocol: /^https?$/ }).optional(),
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

const Environment = z.object({
  PORT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(65_535).default(3000),
  ),
  HOST: text,
  DATA_DIR: text.transform((directory) => directory ?? './data'),
  DATABASE_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' }).optional(),
  ),
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
  TOKEN_SECRET: z.preprocess((value) => (value === '' ? undefined : value), z.string().min(32).optional()),
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
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} is not valid: ${message}`)
    throw new ConfigurationError(wrong.join('\n'))
  }
  const settings = parsed.data
  if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined) throw missingSettings(['MAIL_FROM'])
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
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
    securityContact: settings.SECURITY_CONTACT,
    logLevel: settings.LOG_LEVEL,
  }
}

/** The address that people type. */
export function publicUrlOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}
