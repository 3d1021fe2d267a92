import type { GroupCard } from '@lms/contracts/groups/group-cards.ts'
import { screens } from '@lms/contracts/screens.ts'
import { createPortal } from 'react-dom'
import { useSite } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { QrPicture } from '../../ui/qr/QrPicture.tsx'
import classes from './cards.module.css'
import { groupCardTexts } from './group-card-texts.ts'

export interface MadeCard extends GroupCard {
  password: string
}

const cardsOnPage = 8

/** While they stand on the page, printing prints them and nothing else: two by four on A4. */
export function PrintedCards({ cards }: { cards: readonly MadeCard[] }) {
  const pages = Array.from({ length: Math.ceil(cards.length / cardsOnPage) }, (_, page) =>
    cards.slice(page * cardsOnPage, (page + 1) * cardsOnPage),
  )
  return createPortal(
    <div className={classes.printed} aria-hidden data-group-cards>
      {pages.map((page) => (
        <div key={page[0]?._id} className={classes.page}>
          {page.map((card) => (
            <Card key={card._id} card={card} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  )
}

function Card({ card }: { card: MadeCard }) {
  const t = useTexts(groupCardTexts)
  const { siteName } = useSite()
  const { origin, host } = window.location
  return (
    <div className={classes.card} data-card>
      <div className={classes.words}>
        <p className={classes.site}>{siteName}</p>
        <p className={classes.name}>{card.fullName}</p>
        <dl>
          <dt>{t('address')}</dt>
          <dd>{`${host}${screens.login.path}`}</dd>
          <dt>{t('username')}</dt>
          <dd>{card.username}</dd>
          <dt>{t('password')}</dt>
          <dd>{card.password}</dd>
          {card.candidateNumber !== null && (
            <>
              <dt>{t('candidateNumber')}</dt>
              <dd>{card.candidateNumber}</dd>
            </>
          )}
        </dl>
        <p className={classes.hint}>{t('hint')}</p>
      </div>
      <QrPicture text={`${origin}${screens.login.path}#card=${card.secret}`} label="" />
    </div>
  )
}
