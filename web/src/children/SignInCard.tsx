import { screens } from '@lms/contracts/screens.ts'
import { createPortal } from 'react-dom'
import { useSite } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import type { NewChild } from './AddChildForm.tsx'
import { childFormTexts } from './child-form-texts.ts'
import classes from './children.module.css'

/** Is on paper only: while it stands on the page, printing prints it and nothing else. */
export function SignInCard({ child, password }: NewChild) {
  const t = useTexts(childFormTexts)
  const { siteName } = useSite()
  return createPortal(
    <div className={classes.card} aria-hidden data-sign-in-card>
      <p className={classes.cardSite}>{siteName}</p>
      <p className={classes.cardTitle}>{t('cardTitle')}</p>
      <p className={classes.cardName}>{child.fullName}</p>
      <dl>
        <div>
          <dt>{t('cardAddress')}</dt>
          <dd>{`${window.location.host}${screens.login.path}`}</dd>
        </div>
        <div>
          <dt>{t('username')}</dt>
          <dd>{child.username}</dd>
        </div>
        <div>
          <dt>{t('password')}</dt>
          <dd>{password}</dd>
        </div>
      </dl>
      <p>{t('cardHint')}</p>
    </div>,
    document.body,
  )
}
