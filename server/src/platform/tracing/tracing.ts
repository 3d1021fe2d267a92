import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as passing } from 'node:timers/promises'
import type { Attributes, Context, Span, SpanKind as SpanKinds, Tracer } from '@opentelemetry/api'

/** What is done in somebody's name: a request or a job. Statements of a database belong to it. */
interface Work {
  /** The request's, as the browser sent it; null for a job. */
  requestId: string | null
  span: Span
  context: Context
}

interface Statement {
  text: string
  milliseconds: number
  isFailed: boolean
}

export interface Tracing {
  /** Runs the rest of a request inside of its span; answers how to end that. */
  request(about: { id: string; method: string; parent: string | undefined }, go: () => void): EndRequest
  job<Result>(about: { kind: string; tries: number }, act: () => Promise<Result>): Promise<Result>
  /** One that has just ended. */
  statement(system: 'sqlite' | 'postgresql', statement: Statement): void
  /** For the text of a statement, where its server shows or logs it; empty outside of a request. */
  comment(): string
  /** Sends what is left. */
  close(): Promise<void>
}

type EndRequest = (answer: { route: string; status: number }) => void

const longestStatement = 1000
/** Milliseconds for a collector that does not answer. */
const longestGoodbye = 2000

/** By the usual variables of OpenTelemetry; null without them, and then nothing of it is loaded. */
export async function createTracing(version: string, environment: NodeJS.ProcessEnv): Promise<Tracing | null> {
  if (!isWanted(environment)) return null
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    resources,
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const named = resources.resourceFromAttributes({ 'service.name': 'lms', 'service.version': version })
  const provider = new NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(named)
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer: Tracer = provider.getTracer('lms', version)
  const working = new AsyncLocalStorage<Work>()

  function begin(
    name: string,
    kind: SpanKinds,
    attributes: Attributes,
    parent: Context,
    requestId: string | null,
  ): Work {
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    return { requestId, span, context: trace.setSpan(parent, span) }
  }

  function contextOf(header: string | undefined): Context {
    const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
    const traceFlags = Number.parseInt(flags ?? '0', 16)
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  return {
    request({ id, method, parent }, go) {
      const attributes = { 'http.request.method': method, 'lms.request_id': id }
      const work = begin(method, SpanKind.SERVER, attributes, contextOf(parent), id)
      working.run(work, go)
      return ({ route, status }) => {
        work.span.updateName(`${method} ${route}`)
        work.span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) work.span.setStatus({ code: SpanStatusCode.ERROR })
        work.span.end()
      }
    },
    async job({ kind, tries }, act) {
      const work = begin(`job ${kind}`, SpanKind.INTERNAL, { 'lms.job': kind, 'lms.tries': tries }, ROOT_CONTEXT, null)
      try {
        return await working.run(work, act)
      } catch (error) {
        work.span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        work.span.end()
      }
    },
    statement(system, { text, milliseconds, isFailed }) {
      const work = working.getStore()
      if (!work) return
      const ended = Date.now()
      const span = tracer.startSpan(
        nameOf(text),
        {
          kind: SpanKind.CLIENT,
          startTime: ended - milliseconds,
          // Values are apart from it, so that nothing about a person is in here.
          attributes: { 'db.system.name': system, 'db.query.text': text.slice(0, longestStatement) },
        },
        work.context,
      )
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(ended)
    },
    comment() {
      const work = working.getStore()
      if (!work) return ''
      const { traceId, spanId } = work.span.spanContext()
      const request = work.requestId === null ? '' : `request='${work.requestId.replaceAll(/[^\w.-]/g, '')}',`
      return ` /*${request}traceparent='00-${traceId}-${spanId}-01'*/`
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), passing(longestGoodbye)]),
  }
}

function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter } = environment
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = environment
  return disabled !== 'true' && exporter !== 'none' && Boolean(endpoint || own)
}

/** The verb and the first table, for example `select attempts`. */
function nameOf(text: string): string {
  const [verb = ''] = /^\s*\w+/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  return [verb.trim().toLowerCase(), ...(table === undefined ? [] : [table])].join(' ')
}
