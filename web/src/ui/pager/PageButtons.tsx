import { UnstyledButton } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { pageLinks } from './page-links.ts'
import { pagerTexts } from './pager-texts.ts'
import classes from './pager.module.css'

interface PageButtonsProps {
  page: number
  totalPages: number
  onPage: (page: number) => void
}

export function PageButtons({ page, totalPages, onPage }: PageButtonsProps) {
  const t = useTexts(pagerTexts)
  const isFirst = page <= 1
  const isLast = page >= totalPages
  return (
    <div className={classes.buttons}>
      <StepButton label={t('first')} icon={IconChevronsLeft} disabled={isFirst} onClick={() => onPage(1)} />
      <StepButton label={t('previous')} icon={IconChevronLeft} disabled={isFirst} onClick={() => onPage(page - 1)} />
      <span className={classes.place}>{t('pageOf', { page, totalPages })}</span>
      {pageLinks(page, totalPages).map((link) =>
        typeof link === 'number' ? (
          <UnstyledButton
            key={link}
            className={classes.number}
            aria-label={t('page', { page: link })}
            aria-current={link === page ? 'page' : undefined}
            onClick={() => onPage(link)}
          >
            {link}
          </UnstyledButton>
        ) : (
          <span key={link} className={classes.gap} aria-hidden>
            …
          </span>
        ),
      )}
      <StepButton label={t('next')} icon={IconChevronRight} disabled={isLast} onClick={() => onPage(page + 1)} after />
      <StepButton
        label={t('last')}
        icon={IconChevronsRight}
        disabled={isLast}
        onClick={() => onPage(totalPages)}
        after
      />
    </div>
  )
}

interface StepButtonProps {
  label: string
  icon: TablerIcon
  disabled: boolean
  onClick: () => void
  /** The icon points forwards and stands behind the word. */
  after?: boolean
}

function StepButton({ label, icon: Icon, disabled, onClick, after }: StepButtonProps) {
  return (
    <UnstyledButton
      className={classes.step}
      data-after={after}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
      <span className={classes.word}>{label}</span>
    </UnstyledButton>
  )
}
