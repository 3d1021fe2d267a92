import { type Compilable, type CompiledQuery, type Expression, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { dialectOf } from './dialect.ts'
import { nameStatement } from './postgres/statement-names.ts'
import type { Queries } from './tables.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export type Parameter<Parameters> = <Name extends keyof Parameters & string>(name: Name) => Expression<Parameters[Name]>

type Build<Parameters, Row> = (queries: Queries, parameter: Parameter<Parameters>) => Compilable<Row>
type Run<Parameters, Row> = (queries: Queries, parameters: Parameters) => Promise<Row[]>

/**
 * A query on a hot path: built and compiled on first use, then only its values change.
 * Building a query anew costs more than SQLite needs to answer it. PostgreSQL plans it once for each connection.
 */
export function prepared<Parameters extends Record<string, unknown>, Row>(
  build: Build<Parameters, Row>,
): Run<Parameters, Row> {
  return compiledOnce(build, nameStatement)
}

function compiledOnce<Parameters extends Record<string, unknown>, Row>(
  build: Build<Parameters, Row>,
  whenCompiled: (text: string) => void,
): Run<Parameters, Row> {
  const compiled: { sqlite?: CompiledQuery<Row>; postgres?: CompiledQuery<Row> } = {}
  return async (queries, parameters) => {
    const dialect = dialectOf(queries)
    const query = (compiled[dialect] ??= compile(queries))
    const values = query.parameters.map((value) => (value instanceof Placeholder ? parameters[value.name] : value))
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }

  function compile(queries: Queries): CompiledQuery<Row> {
    const query = build(queries, (name) => sql.val(new Placeholder(name) as never)).compile()
    whenCompiled(query.sql)
    return query
  }
}

/** As many shapes as are remembered; people send few, and a longer search is a shape of its own. */
const rememberedShapes = 500

/** The same for queries that come in several shapes, such as with one filter or another: each is compiled once. */
export function preparedPer<Shape, Parameters extends Record<string, unknown>, Row>(
  build: (shape: Shape, queries: Queries, parameter: Parameter<Parameters>) => Compilable<Row>,
): (queries: Queries, shape: Shape, parameters: Parameters) => Promise<Row[]> {
  const known = new LRUCache<string, Run<Parameters, Row>>({
    max: rememberedShapes,
  })
  return (queries, shape, parameters) => {
    const name = JSON.stringify(shape)
    let run = known.get(name)
    if (!run) {
      // What people ask for in so many ways is planned anew for what they ask.
      run = compiledOnce<Parameters, Row>(
        (within, parameter) => build(shape, within, parameter),
        () => {},
      )
      known.set(name, run)
    }
    return run(queries, parameters)
  }
}
