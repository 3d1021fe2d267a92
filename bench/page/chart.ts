import { type Figure, type Goal, isHeld } from './figures.ts'

/** One row of bars: a figure as a share of the line that it is measured by. */
interface Bar {
  label: string
  length: number
  said: string
  goal?: number
  worst?: number
  isHeld: boolean | null
}

interface Panel {
  title: string
  note: string
  /** What is drawn through all rows. */
  line: { at: number; label: string }
  bars: readonly Bar[]
}

const size = { width: 1000, left: 375, right: 215, row: 24, head: 74, gap: 30, bar: 12 }
const plain = size.width - size.left - size.right

/** Plain classes and a second set for the dark: programs that know no more than SVG draw the light one. */
const style = `
.paper{fill:#ffffff}.ink{fill:#1f2328}.quiet{fill:#59636e}.bar{fill:#2f6fbf}.bad{fill:#b54708}
.axis{stroke:#59636e;stroke-width:1}.grid{stroke:#d8dee4;stroke-width:1}.goal{stroke:#1f2328;stroke-width:2}
.worst{fill:#ffffff;stroke:#1f2328;stroke-width:1.5}
text{font-family:system-ui,'Segoe UI','DejaVu Sans',sans-serif;font-size:12.5px}
.title{font-size:16px;font-weight:600}
@media (prefers-color-scheme:dark){
.paper{fill:#161b22}.ink{fill:#e6edf3}.quiet{fill:#9da7b1}.bar{fill:#5b9bea}.bad{fill:#f0883e}
.axis{stroke:#9da7b1}.grid{stroke:#30363d}.goal{stroke:#e6edf3}.worst{fill:#161b22;stroke:#e6edf3}}`

/** All ratios of a run, as a picture that can be read on light and on dark paper. */
export function chartOf(figures: readonly Figure[]): string {
  const panels = panelsOf(figures).filter(({ bars }) => bars.length > 0)
  let top = 16
  const parts = panels.map((panel) => {
    const drawn = drawPanel(panel, top)
    top += heightOf(panel)
    return drawn
  })
  const label = panels.map(({ title }) => title).join('; ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${top}" width="${size.width}" height="${top}" role="img" aria-label="${escaped(label)}">`,
    `<style>${style}</style><rect class="paper" width="${size.width}" height="${top}" rx="8"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n')
}

function panelsOf(figures: readonly Figure[]): Panel[] {
  const of = (kind: Figure['kind']): Figure[] => figures.filter((figure) => figure.kind === kind)
  return [
    {
      title: 'Speed beside the least that Node and the database need',
      note: 'Longer is better. A thick stroke is the goal; a ring is the slowest of several.',
      line: { at: 1, label: 'bare' },
      bars: of('speed').map((figure) => ({
        ...common(figure),
        length: figure.value,
        said: figure.value.toFixed(2),
        ...(figure.goal && { goal: amountOf(figure.goal) }),
        ...(figure.worst && { worst: figure.worst.value }),
      })),
    },
    {
      title: 'Time in a large installation against a small one',
      note: 'Shorter is better. The bar is the middle of all calls, the ring the dearest.',
      line: { at: 2, label: 'allowed' },
      bars: of('growth').map((figure) => ({
        ...common(figure),
        length: figure.value,
        said: `${figure.value.toFixed(2)}${figure.worst ? `, at most ${figure.worst.value.toFixed(2)}` : ''}`,
        ...(figure.worst && { worst: figure.worst.value }),
      })),
    },
    {
      title: 'What is used of what is allowed',
      note: 'Shorter is better.',
      line: { at: 1, label: 'allowed' },
      bars: of('amount').flatMap((figure) =>
        figure.goal && 'atMost' in figure.goal
          ? [
              {
                ...common(figure),
                length: figure.value / figure.goal.atMost,
                said: `${Math.round(figure.value)} of ${figure.goal.atMost} ${figure.unit ?? ''}`,
              },
            ]
          : [],
      ),
    },
  ]
}

const amountOf = (goal: Goal): number => ('atLeast' in goal ? goal.atLeast : goal.atMost)
const common = (figure: Figure) => ({ label: figure.what, isHeld: isHeld(figure) })
const heightOf = ({ bars }: Panel): number => size.head + bars.length * size.row + size.gap

function drawPanel({ title, note, line, bars }: Panel, top: number): string {
  const most = Math.max(line.at * 1.15, ...bars.map(({ length, worst = 0 }) => Math.max(length, worst)))
  // One that is far beyond all others would make them all alike.
  const end = Math.min(most, line.at * 3)
  const x = (value: number): number => round(size.left + (Math.min(value, end) / end) * plain)
  const [first, last] = [top + size.head - 8, top + size.head + bars.length * size.row]
  const rows = bars.map((bar, index) => drawBar(bar, top + size.head + index * size.row, x))
  return [
    `<text class="ink title" x="16" y="${top + 14}">${escaped(title)}</text>`,
    `<text class="quiet" x="16" y="${top + 34}">${escaped(note)}</text>`,
    `<line class="grid" x1="${size.left}" y1="${first}" x2="${size.left}" y2="${last}"/>`,
    `<line class="axis" x1="${x(line.at)}" y1="${first}" x2="${x(line.at)}" y2="${last}" stroke-dasharray="4 3"/>`,
    `<text class="quiet" x="${x(line.at)}" y="${first - 5}" text-anchor="middle">${escaped(line.label)} ${line.at}</text>`,
    ...rows,
  ].join('\n')
}

function drawBar({ label, length, said, goal, worst, isHeld: held }: Bar, top: number, x: (value: number) => number) {
  const middle = top + size.row / 2
  const y = middle - size.bar / 2
  const drawn = Math.max(1, round(x(length) - size.left))
  return [
    `<text class="ink" x="${size.left - 10}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
    `<rect class="${held === false ? 'bad' : 'bar'}" x="${size.left}" y="${y}" width="${drawn}" height="${size.bar}" rx="2"/>`,
    ...(goal === undefined
      ? []
      : [`<line class="goal" x1="${x(goal)}" y1="${y - 4}" x2="${x(goal)}" y2="${y + size.bar + 4}"/>`]),
    ...(worst === undefined ? [] : [`<circle class="worst" cx="${x(worst)}" cy="${middle}" r="4"/>`]),
    `<text class="${held === false ? 'bad' : 'quiet'}" x="${size.width - size.right + 10}" y="${middle + 4}">${escaped(said + (held === false ? ' · not held' : ''))}</text>`,
  ].join('\n')
}

const round = (value: number): number => Math.round(value * 10) / 10

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
