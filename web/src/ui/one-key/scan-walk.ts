/**
 * Where a walk over the controls of a screen stands: first over groups of them, and within the one that was chosen
 * over its own. `rounds` counts those on which nothing was chosen.
 */
export interface Walk {
  readonly level: 'groups' | 'items'
  readonly group: number
  readonly item: number
  readonly rounds: number
}

export const walkStart: Walk = { level: 'groups', group: 0, item: 0, rounds: 0 }

/** After so many rounds nobody seems to be there. */
const idleRounds = 3

/** One step on; null when it rests. `sizes`: how many controls each group has at present. */
export function stepped(walk: Walk, sizes: readonly number[]): Walk | null {
  if (walk.level === 'items') {
    const next = walk.item + 1
    // Whoever lets a whole group pass wanted another one.
    return next < (sizes[walk.group] ?? 0) ? { ...walk, item: next } : { ...walk, level: 'groups', item: 0 }
  }
  const next = walk.group + 1
  if (next < sizes.length) return { ...walk, group: next }
  return walk.rounds + 1 < idleRounds ? { ...walkStart, rounds: walk.rounds + 1 } : null
}

/** The key was pressed: a group opens, or a control is chosen. */
export function pressed(walk: Walk, sizes: readonly number[]): { walk: Walk; isChosen: boolean } {
  const opens = walk.level === 'groups' && (sizes[walk.group] ?? 0) > 1
  if (opens) return { walk: { ...walk, level: 'items', item: 0, rounds: 0 }, isChosen: false }
  return { walk: { ...walk, level: 'groups', rounds: 0 }, isChosen: true }
}
