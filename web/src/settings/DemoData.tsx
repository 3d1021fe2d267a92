import type { DataOf } from '@lms/contracts/endpoint.ts'
import { settingsMessages } from '@lms/contracts/settings/settings-messages.ts'
import { type getSettings, removeDemoData } from '@lms/contracts/settings/settings.ts'
import { Alert, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { messageOf } from '../lib/api-error.ts'
import { translated, useLanguage, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Section } from '../ui/page/Section.tsx'
import { useRemoveDemoData } from './settings-api.ts'
import { settingsTexts } from './settings-texts.ts'
import classes from './settings.module.css'

const typedWord = 'DELETE'

export function DemoData({ demo }: Pick<DataOf<typeof getSettings>, 'demo'>) {
  const t = useTexts(settingsTexts)
  const remove = useRemoveDemoData()
  const count = demo.accounts

  async function ask(): Promise<void> {
    const isWanted = await confirm({
      title: t('removeDemoTitle'),
      message: (
        <ul className={classes.consequences}>
          <li>{t('removeAccounts', { count })}</li>
          <li>{t('removeSignIn')}</li>
          <li>{t('removeSelf')}</li>
          <li>{t('removeNoUndo')}</li>
        </ul>
      ),
      confirmLabel: t('removeDemo'),
      cancelLabel: t('cancel'),
      danger: true,
      typedWord,
    })
    if (!isWanted) return
    remove.mutate(undefined, {
      onSuccess: () => toast.success(translated(removeDemoData.message)),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  return (
    <Section title={t('demo')} description={count === 0 ? t('demoNone') : t('demoSome', { count })}>
      {count > 0 && !demo.removable && <NeedsAnAdministrator />}
      {count > 0 && (
        <div>
          <Button
            color="danger"
            variant="outline"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={!demo.removable}
            loading={remove.isPending}
            onClick={() => void ask()}
          >
            {t('removeDemo')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function NeedsAnAdministrator() {
  // Rendered again on a change of language, which the message itself does not show.
  'use no memo'
  useLanguage()
  return <Alert color="warning">{translated(settingsMessages.demoDataNeeded)}</Alert>
}
