import { screens } from '@lms/contracts/screens.ts'
import { Text, UnstyledButton } from '@mantine/core'
import { IconFileImport, IconListCheck, IconSparkles, type TablerIcon } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, Suspense, lazy } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { FormSkeleton } from '../../ui/page/skeletons.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { SourceProps, Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'
import classes from './wizard.module.css'

interface Source {
  /** As it stands in the address. */
  id: string
  icon: TablerIcon
  name: keyof typeof wizardTexts.messages
  hint: keyof typeof wizardTexts.messages
  /** What opens in the place of the choice; without it the wizard just goes on. */
  View?: ComponentType<SourceProps>
  /** A screen that comes back here with the questions chosen. */
  leavesFor?: typeof screens.questionImports.path
}

const AiSource = lazy(() => import('./AiSource.tsx').then(({ AiSource: View }) => ({ default: View })))

const sources: readonly Source[] = [
  { id: 'manual', icon: IconListCheck, name: 'manual', hint: 'manualHint' },
  { id: 'ai', icon: IconSparkles, name: 'ai', hint: 'aiHint', View: AiSource },
  { id: 'file', icon: IconFileImport, name: 'file', hint: 'fileHint', leavesFor: screens.questionImports.path },
]

export function SourceStep({ wizard }: { wizard: Wizard }) {
  const t = useTexts(wizardTexts)
  const navigate = useNavigate()
  const address: Record<string, unknown> = useSearch({ strict: false })
  const open = sources.find(({ id, View }) => id === address['source'] && View !== undefined)

  function choose(source: string | undefined): void {
    void navigate({ to: '.', search: (previous: Record<string, unknown>) => ({ ...previous, source }) })
  }

  function take({ id, View, leavesFor }: Source): void {
    if (leavesFor !== undefined) {
      const { class: schoolClass, subject } = wizard.form.getValues()
      void navigate({ to: leavesFor, search: { for: 'quiz', class: schoolClass, subject } })
    } else if (View === undefined) wizard.next()
    else choose(id)
  }

  if (open?.View !== undefined)
    return (
      <StepFrame step="2">
        <Suspense fallback={<FormSkeleton fields={8} />}>
          <open.View wizard={wizard} onLeave={() => choose(undefined)} />
        </Suspense>
      </StepFrame>
    )
  return (
    <StepFrame step="2" onBack={wizard.back}>
      <Text>{t('sourceIntro')}</Text>
      <div className={classes.sources}>
        {sources.map((source) => {
          const { id, icon: Icon, name, hint } = source
          return (
            <UnstyledButton key={id} className={classes.source} onClick={() => take(source)}>
              <Icon size={32} stroke={1.5} aria-hidden className={classes.sourceIcon} />
              <span className={classes.sourceWords}>
                <Text component="span" fw={600}>
                  {t(name)}
                </Text>
                <Text component="span" size="sm" c="dimmed">
                  {t(hint)}
                </Text>
              </span>
            </UnstyledButton>
          )
        })}
      </div>
    </StepFrame>
  )
}
