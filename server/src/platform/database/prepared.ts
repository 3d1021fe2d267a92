import { type Compilable, type CompiledQuery, type Expression, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { dialectOf } from './dialect.ts'
import type { Queries } from './tables.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export type Parameter<Parameters> = <Name extends keyof Parameters & string>(name: Name) => Expression<Parameters[Name]>

/**
 * A query on a hot path: built and compiled on first use, then only its values change.
 * Building a query anew costs more than SQLite needs to answer it.
 */
export function prepared<Parameters extends Record<string, unknown>, Row>(
  build: (queries: Queries, parameter: Parameter<Parameters>) => Compilable<Row>,
): (queries: Queries, parameters: Parameters) => Promise<Row[]> {
  const compiled: { sqlite?: CompiledQuery<Row>; postgres?: CompiledQuery<Row> } = {}
  return async (queries, parameters) => {
    const dialect = dialectOf(queries)
    const query = (compiled[dialect] ??= build(queries, (name) => sql.val(new Placeholder(name) as never)).compile())
    const values = query.parameters.map((value) => (value instanceof Placeholder ? parameters[value.name] : value))
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}

/** As many shapes as are remembered; people send few, and a longer search is a shape of its own. */
const rememberedShapes = 500

/** The same for queries that come in several shapes, such as with one filter or another: each is compiled once. */
export function preparedPer<Shape, Parameters extends Record<string, unknown>, Row>(
  build: (shape: Shape, queries: Queries, parameter: Parameter<Parameters>) => Compilable<Row>,
): (queries: Queries, shape: Shape, parameters: Parameters) => Promise<Row[]> {
  const known = new LRUCache<string, (queries: Queries, parameters: Parameters) => Promise<Row[]>>({
    max: rememberedShapes,
  })
  return (queries, shape, parameters) => {
    const name = JSON.stringify(shape)
    let run = known.get(name)
    if (!run) {
      run = prepared<Parameters, Row>((within, parameter) => build(shape, within, parameter))
      known.set(name, run)
    }
    return run(queries, parameters)
  }
}
