import { ActionIcon, Progress, Title } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './focus.module.css'

interface FocusHeaderProps {
  title: string
  /** Below the title, in small letters. */
  line?: ReactNode
  leave: { to: string; label: string }
  progress: { value: number; label: string; color?: string }
  /** At the end of the bar. */
  children?: ReactNode
  /** Below the bar. */
  notice?: ReactNode
}

/** One bar for everything that is not the question: what this is, the way out, how far. */
export function FocusHeader({ title, line, leave, progress, children, notice }: FocusHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.headerRow}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={leave.label}
          title={leave.label}
          renderRoot={(props) => <Link {...props} to={leave.to} />}
        >
          <IconDoorExit size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
        <div className={classes.heading}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {line !== undefined && line !== false && <div className={classes.line}>{line}</div>}
        </div>
        {children}
      </div>
      <Progress value={progress.value} size={5} radius={0} color={progress.color} aria-label={progress.label} />
      {notice}
    </header>
  )
}
