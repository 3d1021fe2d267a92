import { type Endpoint, apiBase } from '@lms/contracts/endpoint.ts'
import { roles } from '@lms/contracts/roles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

/** The values that break programs: wrong types, huge and tiny numbers, odd Unicode, deep nesting, prototype names. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    '\u0000',
    '\uD800',
    '%',
    "' or 1=1 --",
    '../../etc/passwd',
    'đ'.repeat(5000),
  ),
)
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue(),
  fc.constantFrom(1e308, -0, Number.MAX_SAFE_INTEGER, null, true, [], {}),
)

/** Mostly the names that the endpoint knows, so that the fuzz gets past the first check. */
function fieldsOf(schema: Endpoint['body']): fc.Arbitrary<Record<string, unknown>> {
  const shape = 'shape' in schema ? Object.keys(schema.shape as object) : []
  return fc.dictionary(shape.length > 0 ? fc.oneof(fc.constantFrom(...shape), oddText) : oddText, oddValue, {
    maxKeys: 8,
  })
}

/** A header can hold any byte that is not a control character. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
})

test('no body, query, path or header brings an answer of 500 or above', { timeout: 120_000 }, async () => {
  const { app, signedIn } = await startTestApp()
  const tokens = await Promise.all(roles.map(async (role) => (await signedIn(role)).token))

  for (const { endpoint } of app.routes) {
    await fc.assert(
      fc.asyncProperty(
        fieldsOf(endpoint.body),
        fieldsOf(endpoint.query),
        oddText,
        fc.dictionary(
          fc.constantFrom('accept', 'user-agent', 'cookie', 'x-request-id', 'if-none-match', 'range'),
          headerText,
        ),
        fc.constantFrom(...tokens, '', 'a.b.c'),
        async (body, query, parameter, headers, token) => {
          const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(parameter.toWellFormed()) || 'x')
          const texts = Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)])
          const search = new URLSearchParams(texts)
          const response = await app.http.inject({
            method: endpoint.method,
            url: `${apiBase}${path}?${search.toString()}`,
            headers: { ...headers, authorization: `Bearer ${token}` },
            payloadAsStream: endpoint.produces !== undefined,
            ...(endpoint.method !== 'GET' && { payload: body }),
          })
          if (endpoint.produces !== undefined) response.stream().destroy()
          expect(response.statusCode, response.statusCode >= 500 ? response.payload : '').toBeLessThan(500)
        },
      ),
      { numRuns: 60 },
    )
  }
})
