import { Button, Collapse } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { filterBarTexts } from './filter-bar-texts.ts'
import classes from './filter-bar.module.css'

interface FilterBarProps {
  /** Stays in sight on a phone too. */
  search?: ReactNode
  /** How many of the filters are set; says so on the button that unfolds them. */
  activeCount: number
  /** The filters, in the order in which people narrow down. */
  children?: ReactNode
}

/** Filters in one row; on a phone they fold behind a button. */
export function FilterBar({ search, activeCount, children }: FilterBarProps) {
  const t = useTexts(filterBarTexts)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <search className={classes.bar} aria-label={t('label')}>
      {search !== undefined && <div className={classes.search}>{search}</div>}
      {children !== undefined && (isNarrow ? <Folded activeCount={activeCount}>{children}</Folded> : children)}
    </search>
  )
}

function Folded({ activeCount, children }: { activeCount: number; children: ReactNode }) {
  const t = useTexts(filterBarTexts)
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  return (
    <div className={classes.folded}>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {activeCount > 0 ? t('filters', { count: activeCount }) : t('label')}
      </Button>
      <Collapse expanded={opened} id={id} transitionDuration={150}>
        <div className={classes.filters}>{children}</div>
      </Collapse>
    </div>
  )
}
