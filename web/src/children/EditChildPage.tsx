import { screens } from '@lms/contracts/screens.ts'
import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { isMissing } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import { BackToChildren } from './BackToChildren.tsx'
import { EditChild } from './EditChild.tsx'
import { childQuery } from './child-api.ts'
import { childFormTexts } from './child-form-texts.ts'

export function EditChildPage() {
  const t = useTexts(childFormTexts)
  const navigate = useNavigate()
  const { id } = useParams({ from: screens.childEdit.path })
  const { error } = useQuery(childQuery(id))
  if (isMissing(error)) throw notFound()
  const show = (): void => void navigate({ to: screens.childView.path, params: { id } })
  return (
    <Page title={t('editTitle')} actions={<BackToChildren />}>
      <Paper p="md" maw={640}>
        <EditChild key={id} id={id} onSaved={show} onCancel={show} />
      </Paper>
    </Page>
  )
}
