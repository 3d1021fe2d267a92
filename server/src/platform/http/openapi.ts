import { apiBase } from '@lms/contracts/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDescription, DescribedRoute } from './api-description.ts'
import { notFound } from './errors.ts'
import { descriptionHeaders } from './security-headers.ts'

const docs = '/api/docs'
const hidden = { schema: { hide: true }, logLevel: 'warn' } as const

/** The description is made from the schemas that validate, so it cannot say something else; when somebody reads it. */
export function describeApi(app: FastifyInstance, version: string, isHttps: boolean): void {
  const answered: DescribedRoute[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (url.startsWith(apiBase) && method !== 'HEAD' && schema?.hide !== true) answered.push({ method, url, schema })
  })
  let made: Promise<ApiDescription> | undefined
  const description = () => {
    made ??= import('./api-description.ts').then(({ createDescription }) =>
      createDescription(answered, { version, docs }),
    )
    return made
  }

  async function sendPage({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, headers, content } = await (await description()).page(url)
    if (status === 404) throw notFound()
    return reply
      .status(status)
      .headers({ ...headers, ...descriptionHeaders(isHttps) })
      .send(content)
  }
  for (const url of [docs, `${docs}/*`]) app.get(url, hidden, async (request, reply) => sendPage(request, reply))
  app.get(`${apiBase}/openapi.json`, hidden, async () => (await description()).document())
}
