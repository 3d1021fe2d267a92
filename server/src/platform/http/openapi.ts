import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { apiBase } from '@lms/contracts/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { descriptionHeaders } from './security-headers.ts'

/** The description is made from the schemas that validate, so it cannot say something else. */
export async function describeApi(app: FastifyInstance, version: string, isHttps: boolean): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hệ thống quản lý học tập', version },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    logLevel: 'warn',
    uiConfig: { validatorUrl: null },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        void reply.headers(descriptionHeaders(isHttps))
        next()
      },
    },
  })
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true }, logLevel: 'warn' }, async () => app.swagger())
}
