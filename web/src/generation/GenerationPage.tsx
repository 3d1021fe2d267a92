import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import { GenerationForm } from './GenerationForm.tsx'
import { WithOptions } from './WithOptions.tsx'
import { generationTexts } from './generation-texts.ts'

export function GenerationPage() {
  const t = useTexts(generationTexts)
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button
          variant="default"
          leftSection={<IconListDetails size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.aiProcesses.path} />}
        >
          {t('processes')}
        </Button>
      }
    >
      <WithOptions>{(options) => <GenerationForm options={options} />}</WithOptions>
    </Page>
  )
}
