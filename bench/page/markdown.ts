import { type Figure, isHeld } from './figures.ts'

/** How one bench went. */
export interface Outcome {
  name: string
  shows: string
  command: string
  seconds: number
  /** `held` and `not held`: what it promises; `did not run`: nothing can be said. */
  verdict: 'held' | 'not held' | 'did not run'
  /** The last words of one that did not run. */
  words: string
  figures: readonly Figure[]
}

export interface About {
  version: string
  machine: string
  seconds: number
  isShort: boolean
  /** Programs that wanted a core before it began, for each core. */
  busy: number
}

/** More than this, and the figures say as much of the others as of us. */
const quiet = 0.5

/** One page of a whole run; the picture lies beside it. */
export function pageOf(outcomes: readonly Outcome[], { version, machine, seconds, isShort, busy }: About): string {
  const figures = outcomes.flatMap((outcome) => outcome.figures)
  const broken = outcomes.filter(({ verdict }) => verdict === 'did not run')
  const goals = figures.filter(({ goal }) => goal)
  const missed = goals.filter((figure) => isHeld(figure) === false)
  const speeds = figures.filter(({ kind }) => kind === 'speed')
  const growths = figures.filter(({ kind }) => kind === 'growth')
  return `${[
    '# What it costs',
    `Version ${version} on ${machine}. The run took ${Math.round(seconds / 60)} minutes. Each ratio compares two things of the same run on the same machine.`,
    ...(isShort ? ['In its short form: sizes are smaller than those that the goals were written for.'] : []),
    ...(busy > quiet
      ? [
          `**The machine had other work to do** (${busy.toFixed(1)} programs for each core when it began): times say little, ratios less than they could.`,
        ]
      : []),
    `**${goals.length - missed.length} of ${goals.length} goals are held${missed.length > 0 ? `; not held: ${missed.map(({ what }) => what).join('; ')}` : ''}.** ${broken.length === 0 ? 'Every bench ran.' : `Did not run: ${broken.map(({ name }) => name).join(', ')}.`}`,
    '![All ratios](ratios.svg)',
    '## Goals',
    rows(
      ['What', 'Figure', 'Goal', ''],
      goals.map((figure) => [figure.what, saidOf(figure), goalOf(figure), isHeld(figure) ? 'held' : '**not held**']),
    ),
    '## Beside the least that Node and the database need',
    'A bare server, or the bare statement, with the same work in the database and nothing else: 1 is as fast as that.',
    rows(
      ['What', 'Of bare', 'Slowest'],
      speeds.map(({ what, value, worst }) => [
        what,
        value.toFixed(2),
        worst ? `${worst.value.toFixed(2)} (${worst.what})` : '',
      ]),
    ),
    '## In a large installation against a small one',
    rows(
      ['What', 'Middle', 'Dearest'],
      growths.map(({ what, value, worst }) => [
        what,
        value.toFixed(2),
        worst ? `${worst.value.toFixed(2)} (${worst.what})` : '',
      ]),
    ),
    '## Each bench',
    rows(
      ['Bench', 'What it shows', 'Seconds', ''],
      outcomes.map(({ name, shows, seconds: own, verdict }) => [
        `[${name}](${name}.log)`,
        shows,
        String(Math.round(own)),
        verdict === 'held' ? 'held' : `**${verdict}**`,
      ]),
    ),
    ...broken.flatMap(({ name, words }) => [`### ${name} did not run`, `\`\`\`\n${words}\n\`\`\``]),
    'The same by themselves; in full size without what follows the two strokes:',
    `\`\`\`sh\n${outcomes.map(({ command }) => command).join('\n')}\n\`\`\``,
  ].join('\n\n')}\n`
}

function saidOf({ kind, value, unit, worst }: Figure): string {
  if (kind === 'amount') return `${Math.round(value).toLocaleString('en')} ${unit ?? ''}`.trim()
  return `${value.toFixed(2)}${worst ? `, at most ${worst.value.toFixed(2)} (${worst.what})` : ''}`
}

function goalOf({ goal, unit }: Figure): string {
  if (!goal) return ''
  const said =
    'atLeast' in goal ? `at least ${goal.atLeast.toLocaleString('en')}` : `at most ${goal.atMost.toLocaleString('en')}`
  return `${said} ${unit ?? ''}`.trim()
}

function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  if (body.length === 0) return 'Nothing was measured.'
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
