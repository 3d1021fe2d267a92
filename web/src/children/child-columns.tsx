import type { Child } from '@lms/contracts/children/children.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button } from '@mantine/core'
import { IconChartLine, IconClipboardPlus, IconEye, IconUsersPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { nameOf } from './ParentPicker.tsx'
import { childTexts } from './child-texts.ts'
import classes from './children.module.css'

interface ChildColumnOptions {
  /** The number of the first row, counted over all pages. */
  from: number
  rows: readonly Child[]
  isAdministrator: boolean
  onView: (child: Child) => void
  onLink: (child: Child) => void
}

export function useChildColumns(options: ChildColumnOptions): DataColumn<Child>[] {
  const { from, rows, isAdministrator, onView, onLink } = options
  const t = useTexts(childTexts)
  return [
    {
      id: 'number',
      header: t('number'),
      cell: (child) => formatNumber(from + rows.indexOf(child)),
      numeric: true,
      minWidth: 50,
    },
    { id: 'name', header: t('name'), cell: (child) => <ChildName child={child} />, rowHeader: true, minWidth: 150 },
    { id: 'username', header: t('username'), cell: ({ username }) => username, minWidth: 110 },
    { id: 'email', header: t('email'), cell: ({ email }) => email ?? t('none'), minWidth: 120 },
    ...(isAdministrator ? [{ id: 'parents', header: t('parents'), cell: parentNames, minWidth: 150 }] : []),
    {
      id: 'actions',
      header: t('actions'),
      cell: (child) => (
        <span className={classes.rowActions}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconEye size={14} aria-hidden />}
            aria-label={t('viewOf', { name: childNameOf(child) })}
            onClick={() => onView(child)}
          >
            {t('view')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconChartLine size={14} aria-hidden />}
            aria-label={t('resultsOf', { name: childNameOf(child) })}
            renderRoot={(button) => <Link {...button} to={screens.childResults.path} params={{ id: child._id }} />}
          >
            {t('results')}
          </Button>
          {!isAdministrator && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconClipboardPlus size={14} aria-hidden />}
              aria-label={t('assignTo', { name: childNameOf(child) })}
              renderRoot={(button) => <Link {...button} to={screens.childAssign.path} params={{ id: child._id }} />}
            >
              {t('assign')}
            </Button>
          )}
          {isAdministrator && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconUsersPlus size={14} aria-hidden />}
              aria-label={t('linkOf', { name: childNameOf(child) })}
              onClick={() => onLink(child)}
            >
              {t('link')}
            </Button>
          )}
        </span>
      ),
      minWidth: 300,
      onCard: 'acts',
    },
  ]

  function parentNames({ parents = [] }: Child): string {
    return parents.length === 0 ? t('noParents') : parents.map(nameOf).join(', ')
  }
}

function ChildName({ child }: { child: Child }) {
  return (
    <Anchor
      size="sm"
      fw={500}
      renderRoot={(link) => <Link {...link} to={screens.childView.path} params={{ id: child._id }} />}
    >
      {childNameOf(child)}
    </Anchor>
  )
}

export function childNameOf({ fullName, firstName, lastName, username }: Child): string {
  return fullName || `${firstName} ${lastName}`.trim() || username
}
