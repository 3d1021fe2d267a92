import type { Child } from '@lms/contracts/children/children.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Text } from '@mantine/core'
import { createPortal } from 'react-dom'
import { useSite } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { QrPicture } from '../../ui/qr/QrPicture.tsx'
import { cardTexts } from './card-texts.ts'
import classes from './card.module.css'

export interface SignInCardProps {
  child: Pick<Child, 'fullName' | 'username'>
  /** Null once nobody can look it up any more: on paper there is a line to write it on. */
  password: string | null
  /** What the code of the card lets in with; without it the code opens the sign-in page. */
  secret?: string | null
}

/** While it stands on the page, printing prints it and nothing else. */
export function SignInCard(card: SignInCardProps) {
  const t = useTexts(cardTexts)
  const { siteName } = useSite()
  return (
    <>
      <div className={classes.shown}>
        <Credentials {...card} />
      </div>
      {createPortal(
        <div className={classes.printed} aria-hidden data-sign-in-card>
          <p className={classes.site}>{siteName}</p>
          <p className={classes.title}>{t('title')}</p>
          <p className={classes.name}>{card.child.fullName}</p>
          <Credentials {...card} isPrinted />
          <p>{t('hint')}</p>
        </div>,
        document.body,
      )}
    </>
  )
}

function Credentials({ child, password, secret = null, isPrinted = false }: SignInCardProps & { isPrinted?: boolean }) {
  const t = useTexts(cardTexts)
  const { origin, host } = window.location
  return (
    <div className={classes.body}>
      <dl className={classes.credentials}>
        <div>
          <dt>{t('address')}</dt>
          <dd>{`${host}${screens.login.path}`}</dd>
        </div>
        <div>
          <dt>{t('username')}</dt>
          <dd>{child.username}</dd>
        </div>
        <div>
          <dt>{t('password')}</dt>
          {password === null && (isPrinted ? <dd className={classes.line} /> : <Unknown />)}
          {password !== null && <dd>{password}</dd>}
          {password !== null && !isPrinted && (
            <dd>
              <CopyButton
                text={password}
                label={t('copy')}
                accessibleName={t('copyPassword')}
                copiedMessage={t('copied')}
              />
            </dd>
          )}
        </div>
      </dl>
      <QrPicture
        text={`${origin}${screens.login.path}${secret === null ? '' : `#card=${secret}`}`}
        label={t(secret === null ? 'qrCode' : 'qrLetsIn')}
      />
    </div>
  )
}

function Unknown() {
  const t = useTexts(cardTexts)
  return (
    <Text component="dd" size="sm" c="dimmed" ff="inherit">
      {t('notShown')}
    </Text>
  )
}
