import { me } from '@lms/contracts/accounts/accounts.ts'
import { describe, expect, test } from 'vitest'
import { hasPatroni } from '../../../../testing/moving/cluster-programs.ts'
import { startPatroni } from '../../../../testing/moving/patroni.ts'
import { emptyPlace } from '../../../../testing/server-commands.ts'
import { signIn, startProcess } from '../../../../testing/server-process.ts'
import { engine } from '../../../../testing/test-database.ts'
import { until } from '../../../../testing/until.ts'

describe.runIf(engine === 'postgres' && hasPatroni)('on PostgreSQL that moves by the examples', () => {
  test.each(['kill', 'freeze'] as const)(
    'a primary that meets a %s is replaced, and the product goes on by itself',
    { timeout: 280_000 },
    async (fault) => {
      const { url, nodes } = await startPatroni()
      const server = await startProcess({ ...(await emptyPlace()), DATABASE_URL: url })
      const token = await signIn(server, 'admin')
      const states = await Promise.all(nodes.map((node) => node.isPrimary()))
      const [primary, standby] = states[0] === true ? nodes : nodes.toReversed()
      // Whoever is promoted has to have everything.
      await until(async () => expect((await fetch(`${standby?.api}/sync`)).status).toBe(200))
      const began = performance.now()
      primary?.[fault]()
      await until(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503))
      await until(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
      const seconds = Math.round((performance.now() - began) / 100) / 10
      // For whoever reads the output; how long it takes is Patroni's to say.
      process.stdout.write(`Served again ${seconds} s after a ${fault}\n`)
      expect((await server.call(me, { token })).status).toBe(200)
      expect(await signIn(server, 'parent')).toEqual(expect.any(String))
    },
  )
})
