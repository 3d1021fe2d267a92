import { setTimeout as delay } from 'node:timers/promises'
import { shuffled } from '../../server/src/platform/seeded-random.ts'
import type { Part } from './cluster.ts'
import type { Site } from './site.ts'

const targets = ['web', 'primary', 'standby', 'etcd leader', 'proxy', 'store'] as const
const hows = ['killed', 'paused', 'cut off', 'disk full'] as const
type Target = (typeof targets)[number]
type How = (typeof hows)[number]

export interface Fault {
  target: Target
  how: How
}

/** Seconds from the fault to the moment when it is taken away; for a primary long enough to be replaced. */
const lasting: Record<Target, Partial<Record<How, number>>> = {
  // What a supervisor needs, or a machine to start again.
  web: { killed: 2, paused: 6, 'cut off': 6, 'disk full': 8 },
  primary: { killed: 20, paused: 25, 'cut off': 25, 'disk full': 15 },
  standby: { killed: 8, paused: 20, 'cut off': 20, 'disk full': 12 },
  'etcd leader': { killed: 2, paused: 8, 'cut off': 8, 'disk full': 8 },
  // It has no disk.
  proxy: { killed: 0.1, paused: 4, 'cut off': 4 },
  store: { killed: 2, paused: 8, 'cut off': 8, 'disk full': 8 },
}

export const secondsOf = ({ target, how }: Fault): number => lasting[target][how] ?? 0

/** Without a save, in seconds: what was promised; null where nothing was. A lone proxy is missed while it is away. */
export function goalOf({ target, how }: Fault, part: Part): number | null {
  if (target === 'web') return 2
  if (target === 'proxy') return 2 + (part.name === 'front' && how !== 'killed' ? secondsOf({ target, how }) : 0)
  return target === 'primary' && how !== 'disk full' ? 15 : null
}

/** So many, in an order of chance, each kind once before any comes a second time. */
export function drawFaults(
  count: number,
  random: () => number,
  { only, hasDisks }: { only: string; hasDisks: boolean },
) {
  const kinds = targets
    .flatMap((target) => hows.map((how) => ({ target, how })))
    .filter((kind) => lasting[kind.target][kind.how] !== undefined && (hasDisks || kind.how !== 'disk full'))
    .filter(({ target, how }) => only.split(',').some((words) => `${target} ${how}`.includes(words)))
  if (kinds.length === 0) throw new Error(`There is no such fault: ${only}`)
  const drawn: Fault[] = []
  while (drawn.length < count) drawn.push(...shuffled(kinds, random))
  return drawn.slice(0, count)
}

/** Who it happens to; null while nobody has that part. */
export async function partFor({ target }: Fault, site: Site, random: () => number): Promise<Part | null> {
  const any = (parts: readonly Part[]): Part | null => parts[Math.floor(random() * parts.length)] ?? null
  const parts: Record<Target, () => Promise<Part | null>> = {
    web: async () => any(site.webs),
    primary: site.cluster.primary,
    standby: async () => any(await site.cluster.standbys()),
    'etcd leader': site.cluster.etcdLeader,
    proxy: async () => any([site.front, ...site.databaseProxies]),
    store: async () => site.store,
  }
  return parts[target]()
}

/** Does it, waits, and takes it away. */
export async function inflict(fault: Fault, part: Part): Promise<void> {
  const { how } = fault
  let undo: () => void
  if (how === 'killed') {
    part.kept.kill()
    undo = part.kept.comeBack
  } else if (how === 'paused') undo = part.kept.pause()
  else if (how === 'cut off') undo = part.cutOff()
  else undo = (await part.fill?.()) ?? (() => {})
  await delay(secondsOf(fault) * 1000)
  undo()
}
