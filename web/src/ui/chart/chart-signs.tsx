import { type ChartTone, type Hatching, type MarkShape, signOf } from './chart-figures.ts'

export function colorOf(tone: ChartTone): string {
  return `var(--chart-${tone})`
}

interface MarkProps {
  shape: MarkShape
  color: string
  x: number
  y: number
}

/** The mark of a measured value on a line. */
export function Mark({ shape, color, x, y }: MarkProps) {
  switch (shape) {
    case 'square':
      return <rect x={x - 4} y={y - 4} width={8} height={8} fill={color} />
    case 'triangle':
      return <path d={`M${x} ${y - 5.5} L${x + 5} ${y + 4} L${x - 5} ${y + 4} Z`} fill={color} />
    case 'diamond':
      return <path d={`M${x} ${y - 6} L${x + 6} ${y} L${x} ${y + 6} L${x - 6} ${y} Z`} fill={color} />
    case 'cross':
      return (
        <path
          d={`M${x - 4} ${y - 4} L${x + 4} ${y + 4} M${x + 4} ${y - 4} L${x - 4} ${y + 4}`}
          stroke={color}
          strokeWidth={2.5}
        />
      )
    case 'ring':
      return <circle cx={x} cy={y} r={4} fill="var(--app-surface)" stroke={color} strokeWidth={2} />
    default:
      return <circle cx={x} cy={y} r={4.5} fill={color} />
  }
}

/** A fill that keeps two bars apart for those who do not tell their colors apart. */
export function HatchingPattern({ id, hatching, color }: { id: string; hatching: Hatching; color: string }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform={turnOf(hatching)}>
      {hatching === 'plain' ? (
        <rect width={8} height={8} fill={color} />
      ) : (
        <>
          <rect width={8} height={8} fill={color} fillOpacity={0.2} />
          {hatching === 'dots' ? (
            <circle cx={4} cy={4} r={2} fill={color} />
          ) : (
            <rect width={8} height={3.5} fill={color} />
          )}
        </>
      )}
    </pattern>
  )
}

function turnOf(hatching: Hatching): string | undefined {
  if (hatching === 'rising') return 'rotate(-45)'
  if (hatching === 'falling') return 'rotate(45)'
  return hatching === 'upright' ? 'rotate(90)' : undefined
}

/** What a series looks like, beside its name. */
export function SeriesSign({ kind, index, tone, id }: SeriesSignProps) {
  const { dash, mark, hatching } = signOf(index)
  const color = colorOf(tone)
  return (
    <svg width={28} height={14} aria-hidden>
      {kind === 'line' ? (
        <>
          <line x1={0} x2={28} y1={7} y2={7} stroke={color} strokeWidth={2} strokeDasharray={dash} />
          <Mark shape={mark} color={color} x={14} y={7} />
        </>
      ) : (
        <>
          <defs>
            <HatchingPattern id={id} hatching={hatching} color={color} />
          </defs>
          <rect x={1} y={1} width={26} height={12} rx={2} fill={`url(#${id})`} stroke={color} />
        </>
      )}
    </svg>
  )
}

interface SeriesSignProps {
  kind: 'line' | 'bar'
  index: number
  tone: ChartTone
  id: string
}
