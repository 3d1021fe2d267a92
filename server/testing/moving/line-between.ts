import { onTestFinished } from 'vitest'
import { type Line, type Place, layLine } from './line.ts'

/** A line that goes away with the test. */
export async function lineToPort(port: number): Promise<Line> {
  const line = await layLine({ port })
  onTestFinished(line.close)
  return line
}

export interface LineBetween extends Omit<Line, 'leadTo'> {
  /** Of the database, through this line. */
  url: string
  leadTo(url: string): void
}

/** The same to PostgreSQL. */
export async function lineTo(url: string): Promise<LineBetween> {
  const line = await layLine(placeOf(url))
  onTestFinished(line.close)
  const through = new URL(url)
  through.search = ''
  through.hostname = '127.0.0.1'
  through.port = String(line.port)
  return { ...line, url: through.href, leadTo: (next) => line.leadTo(placeOf(next)) }
}

/** A socket file where the address says so, as on the cluster of the tests. */
function placeOf(address: string): Place {
  const { searchParams, port } = new URL(address)
  const folder = searchParams.get('host')
  const number = Number(port || 5432)
  return folder === null ? { port: number } : { path: `${folder}/.s.PGSQL.${number}` }
}
