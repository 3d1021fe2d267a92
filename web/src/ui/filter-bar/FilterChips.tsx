import { Button, CloseButton } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { filterBarTexts } from './filter-bar-texts.ts'
import classes from './filter-bar.module.css'

export interface FilterChip {
  /** The filter and its value, for example 'Status: Published'. */
  label: string
  onRemove: () => void
}

/** The filters that are set, each removable, and all at once. */
export function FilterChips({ chips, onClearAll }: { chips: readonly FilterChip[]; onClearAll: () => void }) {
  const t = useTexts(filterBarTexts)
  if (chips.length === 0) return null
  return (
    <div className={classes.chips}>
      <ul className={classes.chipList} aria-label={t('activeFilters')}>
        {chips.map(({ label, onRemove }) => (
          <li key={label} className={classes.chip}>
            <span className={classes.chipLabel}>{label}</span>
            <CloseButton
              size={24}
              radius="xl"
              iconSize={14}
              aria-label={t('removeFilter', { name: label })}
              onClick={onRemove}
            />
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="compact-sm" onClick={onClearAll}>
        {t('clearAll')}
      </Button>
    </div>
  )
}
