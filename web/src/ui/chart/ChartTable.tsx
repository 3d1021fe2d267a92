import { VisuallyHidden } from '@mantine/core'
import { TableFrame } from '../data-table/TableFrame.tsx'
import tableClasses from '../data-table/data-table.module.css'
import type { ChartFigures } from './chart-figures.ts'

interface ChartTableProps {
  title: string
  rowsLabel: string
  figures: ChartFigures
  /** Otherwise it is there for screen readers alone. */
  isSeen: boolean
}

export function ChartTable({ title, rowsLabel, figures, isSeen }: ChartTableProps) {
  const table = <Numbers title={title} rowsLabel={rowsLabel} figures={figures} />
  return isSeen ? (
    <TableFrame label={title} sticky={figures.rows.length > 12} busy={false}>
      {table}
    </TableFrame>
  ) : (
    <VisuallyHidden component="div">{table}</VisuallyHidden>
  )
}

function Numbers({ title, rowsLabel, figures: { series, rows, format } }: Omit<ChartTableProps, 'isSeen'>) {
  return (
    <table className={tableClasses.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead className={tableClasses.head}>
        <tr>
          <th scope="col">{rowsLabel}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col" data-numeric>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two measurements may carry the same day
          <tr key={index}>
            <th scope="row">{label}</th>
            {series.map((each, place) => {
              const value = values[place] ?? null
              return (
                <td key={each.label} data-numeric>
                  {value === null ? '—' : format(value)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
