import { screens } from '@lms/contracts/screens.ts'
import { Paper, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import { AddChildForm, type NewChild } from './AddChildForm.tsx'
import { BackToChildren } from './BackToChildren.tsx'
import { ChildReady } from './card/ChildReady.tsx'
import { cardTexts } from './card/card-texts.ts'
import { childNameOf } from './child-columns.tsx'
import { childFormTexts } from './child-form-texts.ts'

export function CreateChildPage() {
  const t = useTexts(childFormTexts)
  const tCard = useTexts(cardTexts)
  const navigate = useNavigate()
  const [added, setAdded] = useState<NewChild | null>(null)
  const leave = (): void => void navigate({ to: screens.children.path })
  return (
    <Page title={t('addTitle')} actions={<BackToChildren />}>
      <Paper p="md" maw={640}>
        {added === null ? (
          <AddChildForm onAdded={setAdded} onCancel={leave} />
        ) : (
          <>
            <Title order={2} size="h4" mb="md">
              {tCard('readyTitle', { name: childNameOf(added.child) })}
            </Title>
            <ChildReady {...added} isNew onClose={leave} />
          </>
        )}
      </Paper>
    </Page>
  )
}
