import {
  type OwnFactors,
  type Passkey,
  addPasskey,
  beginPasskey,
  removePasskey,
} from '@lms/contracts/second-factor/second-factor.ts'
import { Button, Group, Text, ThemeIcon } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { formatDateTime } from '../lib/formats.ts'
import { translate, translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Section } from '../ui/page/Section.tsx'
import { LastUse } from './LastUse.tsx'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'
import { makePasskey } from './passkey-browser.ts'
import { canUsePasskeys } from './passkey-support.ts'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './second-factor-api.ts'
import { secondFactorTexts } from './second-factor-texts.ts'
import { securityTexts } from './security-texts.ts'
import classes from './security.module.css'

interface PasskeysProps {
  factors: OwnFactors
  onCodes: (codes: readonly string[] | undefined) => void
}

export function Passkeys({ factors: { passkeys, totp }, onCodes }: PasskeysProps) {
  const t = useTexts(securityTexts)
  const add = useAddPasskey()
  const [isNaming, setIsNaming] = useState(false)

  /** The name first: afterwards the device has the last word. */
  async function make(name: string): Promise<void> {
    const { options } = await call(beginPasskey)
    const passkey = await makePasskey(options)
    if (passkey === null) {
      toast.info(translate(secondFactorTexts, 'passkeyCancelled'))
      return
    }
    const { recoveryCodes } = await add.mutateAsync({ name, passkey })
    setIsNaming(false)
    toast.success(translated(addPasskey.message))
    onCodes(recoveryCodes)
  }

  return (
    <Section title={t('passkeysTitle')} description={t('passkeysDescription')}>
      {passkeys.length === 0 ? (
        <Text c="dimmed">{t('noPasskeys')}</Text>
      ) : (
        <ul className={classes.passkeys}>
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} isLast={passkeys.length === 1 && totp === null} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <div>
          <Button onClick={() => setIsNaming(true)}>{t('passkeyAdd')}</Button>
        </div>
      ) : (
        <Text size="sm">{t('passkeyUnsupported')}</Text>
      )}
      <PasskeyNameDialog
        isOpen={isNaming}
        title={t('passkeyAdd')}
        submitLabel={t('passkeyAdd')}
        initialName=""
        onSubmit={make}
        onClose={() => setIsNaming(false)}
      />
    </Section>
  )
}

function OnePasskey({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const t = useTexts(securityTexts)
  const remove = useRemovePasskey()
  const rename = useRenamePasskey()
  const [isNaming, setIsNaming] = useState(false)
  const { id, name } = passkey

  async function takeAway(): Promise<void> {
    const isWanted = await confirm({
      title: t('passkeyRemoveTitle', { name }),
      message: t(isLast ? 'lastFactorWarning' : 'removeWarning'),
      confirmLabel: t('remove'),
      danger: true,
    })
    if (!isWanted) return
    remove.mutate(id, {
      onSuccess: () => toast.success(translated(removePasskey.message)),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  return (
    <li className={classes.passkey}>
      <ThemeIcon variant="light" size={36} radius="md" aria-hidden>
        <IconFingerprint size={20} stroke={1.75} />
      </ThemeIcon>
      <div className={classes.passkeyText}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" component="div">
          <LastUse moment={passkey.lastUsedAt} />
          {' · '}
          {t('addedAt', { moment: formatDateTime(passkey.createdAt) })}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-label={t('passkeyRenameOf', { name })}
          onClick={() => setIsNaming(true)}
        >
          {t('passkeyRename')}
        </Button>
        <Button
          variant="default"
          size="xs"
          loading={remove.isPending}
          aria-label={t('passkeyRemoveOf', { name })}
          onClick={() => void takeAway()}
        >
          {t('remove')}
        </Button>
      </Group>
      <PasskeyNameDialog
        isOpen={isNaming}
        title={t('passkeyRename')}
        submitLabel={t('save')}
        initialName={name}
        onSubmit={async (wanted) => {
          await rename.mutateAsync({ id, name: wanted })
          setIsNaming(false)
        }}
        onClose={() => setIsNaming(false)}
      />
    </li>
  )
}
