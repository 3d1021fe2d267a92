import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { StudyDesk } from '../drawings/StudyDesk.tsx'
import { ThemeToggle } from '../../ui/theme/ThemeToggle.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { Logo } from './Logo.tsx'
import { layoutTexts } from './layout-texts.ts'
import classes from './BareLayout.module.css'

/** The account pages: the form on one side, on a wide screen a drawing on the other. */
export function BareLayout({ children }: { children: ReactNode }) {
  const t = useTexts(layoutTexts)
  return (
    <div className={classes.panes}>
      <div className={classes.formPane}>
        <Group component="header" justify="space-between" wrap="nowrap" gap="xs">
          <div className={classes.logo}>
            <Logo />
          </div>
          <Group gap={4} wrap="nowrap">
            <LanguageSelect />
            <ThemeToggle size="sm" />
          </Group>
        </Group>
        <main className={classes.main} tabIndex={-1}>
          <div className={classes.content}>{children}</div>
        </main>
      </div>
      <aside className={classes.drawingPane} aria-label={t('welcome')}>
        <StudyDesk />
        <Text className={classes.motto}>{t('motto')}</Text>
        <Text className={classes.mottoDetail}>{t('mottoDetail')}</Text>
      </aside>
    </div>
  )
}
