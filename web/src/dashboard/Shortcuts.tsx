import { Paper, Text, ThemeIcon, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import classes from './dashboard.module.css'

export interface Shortcut {
  path: string
  icon: Icon
  title: string
  body: string
}

export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useTexts(dashboardTexts)
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t('shortcuts')}
      </Title>
      <ul className={classes.shortcuts}>
        {shortcuts.map(({ path, icon: Icon, title, body }) => (
          <li key={path}>
            <Paper component={Link} to={path} p="md" className={classes.shortcut}>
              <ThemeIcon variant="light" size={40} aria-hidden>
                <Icon size={22} stroke={1.6} />
              </ThemeIcon>
              <div>
                <Text fw={600}>{title}</Text>
                <Text size="sm" c="dimmed">
                  {body}
                </Text>
              </div>
            </Paper>
          </li>
        ))}
      </ul>
    </section>
  )
}
