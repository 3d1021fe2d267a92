import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { Section } from '../ui/page/Section.tsx'
import { settingsTexts } from './settings-texts.ts'
import classes from './settings.module.css'

const links = [
  { to: screens.outbox.path, label: 'outboxLink', hint: 'outboxHint' },
  { to: screens.audit.path, label: 'auditLink', hint: 'auditHint' },
  { to: '/users?deleted=true', label: 'deletedLink', hint: 'deletedHint' },
] as const

/** Where an administrator looks things up; they have no place in the sidebar. */
export function RecordLinks() {
  const t = useTexts(settingsTexts)
  return (
    <Section title={t('records')}>
      <ul className={classes.links}>
        {links.map(({ to, label, hint }) => (
          <li key={to}>
            <Anchor component={Link} to={to} fw={600}>
              {t(label)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t(hint)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
