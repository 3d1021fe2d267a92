import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type RouteOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>

export interface ApiDescription {
  document(): object
  /** A page about it, or a file that such a page needs. */
  page(url: string): Promise<{ status: number; headers: Record<string, string>; content: Buffer }>
}

const sentHeaders = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'] as const

/** The same routes once more, on a server of its own that nobody reaches: it only tells of them. */
export async function createDescription(
  routes: readonly DescribedRoute[],
  { version, docs }: { version: string; docs: string },
): Promise<ApiDescription> {
  const app = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hệ thống quản lý học tập', version },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(fastifySwaggerUi, { routePrefix: docs, uiConfig: { validatorUrl: null } })
  for (const route of routes) app.route({ ...route, handler: () => {} })
  await app.ready()
  return {
    document: () => app.swagger(),
    async page(url) {
      const { statusCode: status, headers, rawPayload: content } = await app.inject(url)
      const kept = sentHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
      return { status, headers: Object.fromEntries(kept), content }
    },
  }
}
