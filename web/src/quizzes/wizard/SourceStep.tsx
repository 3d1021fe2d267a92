import { Text, UnstyledButton } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { StepFrame } from './StepFrame.tsx'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'
import classes from './wizard.module.css'

export function SourceStep({ wizard }: { wizard: Wizard }) {
  const t = useTexts(wizardTexts)
  return (
    <StepFrame step="2" onBack={wizard.back}>
      <Text>{t('sourceIntro')}</Text>
      <UnstyledButton className={classes.source} onClick={wizard.next}>
        <IconListCheck size={32} stroke={1.5} aria-hidden className={classes.sourceIcon} />
        <span className={classes.sourceWords}>
          <Text component="span" fw={600}>
            {t('manual')}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {t('manualHint')}
          </Text>
        </span>
      </UnstyledButton>
    </StepFrame>
  )
}
