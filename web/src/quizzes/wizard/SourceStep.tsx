import { screens } from '@lms/contracts/screens.ts'
import { Text, UnstyledButton } from '@mantine/core'
import { type Icon, IconFileImport, IconListCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { StepFrame } from './StepFrame.tsx'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'
import classes from './wizard.module.css'

interface Source {
  name: 'manual' | 'file'
  hint: 'manualHint' | 'fileHint'
  icon: Icon
  choose: () => void
}

/** Where questions come from; one more source is one more entry. */
export function SourceStep({ wizard }: { wizard: Wizard }) {
  const t = useTexts(wizardTexts)
  const navigate = useNavigate()

  /** What is filled in waits in this tab; the import comes back with the questions chosen. */
  function importFile(): void {
    const { class: schoolClass, subject } = wizard.form.getValues()
    const search = { for: 'quiz', class: schoolClass, subject }
    void navigate({ to: screens.questionImports.path, search })
  }

  const sources: Source[] = [
    { name: 'manual', hint: 'manualHint', icon: IconListCheck, choose: wizard.next },
    { name: 'file', hint: 'fileHint', icon: IconFileImport, choose: importFile },
  ]
  return (
    <StepFrame step="2" onBack={wizard.back}>
      <Text>{t('sourceIntro')}</Text>
      {sources.map(({ name, hint, icon: SourceIcon, choose }) => (
        <UnstyledButton key={name} className={classes.source} onClick={choose}>
          <SourceIcon size={32} stroke={1.5} aria-hidden className={classes.sourceIcon} />
          <span className={classes.sourceWords}>
            <Text component="span" fw={600}>
              {t(name)}
            </Text>
            <Text component="span" size="sm" c="dimmed">
              {t(hint)}
            </Text>
          </span>
        </UnstyledButton>
      ))}
    </StepFrame>
  )
}
