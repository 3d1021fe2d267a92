import { Button, Group } from '@mantine/core'
import { IconUserCheck, IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { StatCards } from '../page/StatCards.tsx'
import { StatusBadge } from '../page/StatusBadge.tsx'
import { previewTexts } from './preview-texts.ts'
import { Section } from './Section.tsx'

const colors = ['gray', 'brand', 'success', 'warning', 'danger'] as const
const levels = ['easy', 'medium', 'hard'] as const

/** Buttons, badges and numbers. */
export function BasicsPreview() {
  const t = useTexts(previewTexts)
  return (
    <>
      <Section title={t('buttons')}>
        <Group>
          <Button>{t('primary')}</Button>
          <Button variant="default">{t('secondary')}</Button>
          <Button variant="subtle">{t('quiet')}</Button>
          <Button color="danger">{t('danger')}</Button>
          <Button disabled>{t('disabled')}</Button>
          <Button loading>{t('busy')}</Button>
        </Group>
      </Section>
      <Section title={t('badges')}>
        <Group>
          {colors.map((color) => (
            <StatusBadge key={color} color={color}>
              {color}
            </StatusBadge>
          ))}
          {levels.map((level) => (
            <StatusBadge key={level} color={level}>
              {t(level)}
            </StatusBadge>
          ))}
        </Group>
      </Section>
      <Section title={t('stats')}>
        <StatCards
          stats={[
            { label: t('totalUsers'), value: 12_345, icon: IconUsers },
            { label: t('activeUsers'), value: 11_902, icon: IconUserCheck, color: 'success' },
            { label: t('inactiveUsers'), value: 443, icon: IconUserOff, color: 'warning' },
            { label: t('newThisWeek'), value: undefined, icon: IconUserPlus },
          ]}
        />
      </Section>
    </>
  )
}
