import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RequestLimits } from '../../limits/request-limits.ts'
import { callerOf } from '../caller.ts'
import { tooMany } from '../errors.ts'
import { policyReportPath } from '../security-headers.ts'

const types = ['application/csp-report', 'application/reports+json', 'application/json']
const largestReport = 16 * 1024
const mostReports = 10
const mostLinesPerMinute = 60

const word = z.string().max(2000).default('')
/** The older form names its fields with dashes. */
const Older = z.object({
  'csp-report': z.object({
    'effective-directive': word,
    'violated-directive': word,
    'blocked-uri': word,
    'source-file': word,
    'line-number': z.number().optional(),
  }),
})
const Newer = z.object({
  body: z.object({
    effectiveDirective: word,
    blockedURL: word,
    sourceFile: word,
    lineNumber: z.number().optional(),
  }),
})

interface Violation {
  directive: string
  blocked: string
  source: string
  line: number | undefined
}

/** Reports go to the log, without addresses of people and pages; too large, too many or odd ones are dropped. */
export async function takePolicyReports(app: FastifyInstance, limits: RequestLimits): Promise<void> {
  let minute = 0
  let lines = 0
  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(types, { parseAs: 'string', bodyLimit: largestReport }, (_request, body, done) =>
      done(null, String(body)),
    )
    reports.post(policyReportPath, { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      const wait = limits.countAddress(callerOf(request).address)
      if (wait > 0) throw tooMany(wait)
      const now = Math.floor(Date.now() / 60_000)
      if (now !== minute) lines = 0
      minute = now
      for (const violation of violationsIn(request.body)) {
        lines += 1
        if (lines <= mostLinesPerMinute) request.log.warn(violation, 'a page tried what its policy forbids')
      }
      return reply.status(204).send()
    })
  })
}

function violationsIn(body: unknown): Violation[] {
  let sent: unknown
  try {
    sent = JSON.parse(String(body))
  } catch {
    return []
  }
  return (Array.isArray(sent) ? sent : [sent]).slice(0, mostReports).flatMap(toViolation)
}

function toViolation(sent: unknown): Violation[] {
  const older = Older.safeParse(sent)
  if (older.success) {
    const report = older.data['csp-report']
    return [
      {
        directive: plain(report['effective-directive'] || report['violated-directive']),
        blocked: originOf(report['blocked-uri']),
        source: fileOf(report['source-file']),
        line: report['line-number'],
      },
    ]
  }
  const newer = Newer.safeParse(sent)
  if (!newer.success) return []
  const { effectiveDirective, blockedURL, sourceFile, lineNumber } = newer.data.body
  return [
    {
      directive: plain(effectiveDirective),
      blocked: originOf(blockedURL),
      source: fileOf(sourceFile),
      line: lineNumber,
    },
  ]
}

function plain(text: string): string {
  return /^[\w. -]{0,80}/.exec(text)?.[0] ?? ''
}

/** 'inline' and the like as they are, of an address only where it is. */
function originOf(text: string): string {
  return URL.canParse(text) && /^(https?|wss?):/.test(text) ? new URL(text).origin.slice(0, 200) : plain(text)
}

function fileOf(text: string): string {
  return URL.canParse(text) ? plain(new URL(text).pathname.split('/').at(-1) ?? '') : ''
}
