import { screens } from '@lms/contracts/screens.ts'
import { Paper, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import type { NewChild } from './AddChildForm.tsx'
import { BackToChildren } from './BackToChildren.tsx'
import { ChildReady } from './card/ChildReady.tsx'
import { cardTexts } from './card/card-texts.ts'
import { EditChild } from './EditChild.tsx'
import { childQuery } from './child-api.ts'
import { childNameOf } from './child-columns.tsx'
import { childFormTexts } from './child-form-texts.ts'

export function EditChildPage() {
  const t = useTexts(childFormTexts)
  const tCard = useTexts(cardTexts)
  const [changed, setChanged] = useState<NewChild | null>(null)
  const navigate = useNavigate()
  const { id } = useParams({ from: screens.childEdit.path })
  const { error } = useQuery(childQuery(id))
  if (isMissing(error)) throw notFound()
  const show = (): void => void navigate({ to: screens.childView.path, params: { id } })
  return (
    <Page title={t('editTitle')} actions={<BackToChildren />}>
      <Paper p="md" maw={640}>
        {changed === null ? (
          <EditChild
            key={id}
            id={id}
            onSaved={(child, password) => (password === null ? show() : setChanged({ child, password }))}
            onCancel={show}
          />
        ) : (
          <>
            <Title order={2} size="h4" mb="md">
              {tCard('changedTitle', { name: childNameOf(changed.child) })}
            </Title>
            <ChildReady {...changed} onClose={show} />
          </>
        )}
      </Paper>
    </Page>
  )
}
