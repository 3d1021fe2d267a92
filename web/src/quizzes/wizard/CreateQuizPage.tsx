import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Page } from '../../ui/page/Page.tsx'
import { BasicsStep } from './BasicsStep.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'
import { SaveStep } from './SaveStep.tsx'
import { SourceStep } from './SourceStep.tsx'
import { StepIndicator } from './StepIndicator.tsx'
import { useWizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

const stepViews = { '1': BasicsStep, '2': SourceStep, '2.1': QuestionsStep, '3': PreviewStep, '4': SaveStep }

export function CreateQuizPage() {
  'use no memo'
  const t = useTexts(wizardTexts)
  const wizard = useWizard()
  const StepView = stepViews[wizard.step]

  async function startOver(): Promise<void> {
    const isWanted = await confirm({
      title: t('startOverTitle'),
      message: t('startOverMessage'),
      confirmLabel: t('startOver'),
      danger: true,
    })
    if (isWanted) wizard.startOver()
  }

  return (
    <Page
      title={t('title')}
      description={t('kept')}
      actions={
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => void startOver()}>
          {t('startOver')}
        </Button>
      }
    >
      <StepIndicator current={wizard.step} />
      <StepView key={wizard.step} wizard={wizard} />
    </Page>
  )
}
