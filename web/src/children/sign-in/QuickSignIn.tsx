import type { SignInPicture } from '@lms/contracts/accounts/child-sign-in.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { Button, Switch, Text, Title } from '@mantine/core'
import { IconPhoto, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { PicturePad } from '../../ui/picture-pad/PicturePad.tsx'
import { childSignInQuery, useQuickSignIn } from './quick-sign-in-api.ts'
import { quickSignInTexts } from './quick-sign-in-texts.ts'
import classes from './quick-sign-in.module.css'

interface QuickSignInProps {
  child: Child
  /** The code on the card is the new one, which is seen only now. */
  hasNewCode: boolean
  onSecret: (secret: string | null) => void
}

/** What a child who does not type a password yet comes in with; all of it the parent's to give and to end. */
export function QuickSignIn({ child, hasNewCode, onSecret }: QuickSignInProps) {
  const t = useTexts(quickSignInTexts)
  const { data: ways } = useQuery(childSignInQuery(child._id))
  const { makeCard, setPictures, trust, end } = useQuickSignIn(child._id, onSecret)
  const [chosen, setChosen] = useState<SignInPicture[] | null>(null)
  if (ways === undefined) return null

  async function endAll(): Promise<void> {
    const question = {
      title: t('endTitle', { name: child.fullName }),
      message: t('endMessage'),
      confirmLabel: t('end'),
    }
    if (!(await confirm(question))) return
    end.mutate(undefined, { onSuccess: () => onSecret(null) })
  }

  const hasWay = ways.cardMadeAt !== null || ways.picturesSetAt !== null || ways.trustedDevices > 0
  return (
    <section className={classes.quick} aria-label={t('title')}>
      <Title order={3} size="h4">
        {t('title')}
      </Title>
      <div className={classes.way}>
        <div className={classes.words}>
          <Text fw={600}>{t('card')}</Text>
          <Text size="sm" c="dimmed">
            {hasNewCode
              ? t('cardNow')
              : ways.cardMadeAt === null
                ? t('cardNone')
                : t('cardWaiting', { time: formatDateTime(ways.cardMadeAt) })}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden />}
          loading={makeCard.isPending}
          onClick={() => makeCard.mutate(undefined)}
        >
          {t('makeCard')}
        </Button>
      </div>
      <div className={classes.way}>
        <div className={classes.words}>
          <Text fw={600}>{t('pictures')}</Text>
          <Text size="sm" c="dimmed">
            {chosen !== null
              ? t('chooseTogether')
              : ways.picturesSetAt === null
                ? t('picturesNone')
                : t('picturesSet', { time: formatDateTime(ways.picturesSetAt), count: ways.trustedDevices })}
          </Text>
        </div>
        {chosen === null && (
          <Button variant="default" leftSection={<IconPhoto size={18} aria-hidden />} onClick={() => setChosen([])}>
            {t('choosePictures')}
          </Button>
        )}
      </div>
      {chosen !== null && (
        <div className={classes.choosing}>
          <PicturePad chosen={chosen} isShown onChange={setChosen} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setChosen(null)}>
              {t('cancel')}
            </Button>
            <Button
              disabled={chosen.length < 3}
              loading={setPictures.isPending}
              onClick={() => setPictures.mutate(chosen, { onSuccess: () => setChosen(null) })}
            >
              {t('savePictures')}
            </Button>
          </div>
        </div>
      )}
      <Switch
        label={t('trustHere')}
        checked={trust.isPending ? trust.variables : ways.isTrustedHere}
        disabled={trust.isPending}
        onChange={(event) => trust.mutate(event.currentTarget.checked)}
      />
      {hasWay && (
        <div>
          <Button variant="subtle" color="danger" size="compact-md" onClick={() => void endAll()}>
            {t('end')}
          </Button>
        </div>
      )}
    </section>
  )
}
