import { gardenOf } from '@lms/contracts/garden/garden.ts'
import type { Garden } from '@lms/contracts/garden/stickers.ts'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { CardsSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { FullBed, GardenPicture } from '../GardenPicture.tsx'
import { StickerShelf } from '../StickerShelf.tsx'
import { gardenQuery } from '../garden-api.ts'
import { gardenTexts } from '../garden-texts.ts'
import classes from '../garden.module.css'

const Album = listSchema({}, { limit: 20 })
/** The last of them; all have bloomed alike. */
const shownBeds = 6

export function GardenPage() {
  const t = useTexts(gardenTexts)
  const list = useListState(Album)
  const query = useQuery(gardenQuery(list.values))
  const { data, error } = query
  return (
    <Page title={t('title')} description={t('about')}>
      {data === undefined && error === null && <CardsSkeleton />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && (
        <div className={classes.room}>
          <Grown {...data.garden} />
          <dl className={classes.figures}>
            {(['drops', 'quizzes', 'practices', 'trees', 'saplings'] as const).map((figure) => (
              <div key={figure}>
                <dt>{t(figure)}</dt>
                <dd>{formatNumber(data.garden[figure])}</dd>
              </div>
            ))}
          </dl>
          <Section title={t('stickers')} isWide>
            {data.stickers.length === 0 ? (
              <p>{t('noStickers')}</p>
            ) : (
              <StickerShelf stickers={data.stickers} label={t('stickers')} />
            )}
            <Pager pagination={data.pagination} onPage={list.goTo} onlyWhenNeeded />
          </Section>
        </div>
      )}
    </Page>
  )
}

function Grown({ drops, trees, saplings }: Garden) {
  const t = useTexts(gardenTexts)
  const { fullBeds, dropsLeft } = gardenOf(drops)
  return (
    <>
      <GardenPicture drops={drops} grown={{ trees, saplings }} />
      <p>{t('bloomsSoon', { count: formatNumber(dropsLeft) })}</p>
      {fullBeds > 0 && (
        <section aria-label={t('fullBeds', { count: formatNumber(fullBeds) })}>
          <p>{t('fullBeds', { count: formatNumber(fullBeds) })}</p>
          <ul className={classes.beds}>
            {Array.from({ length: Math.min(fullBeds, shownBeds) }, (_, place) => (
              <li key={place}>
                <FullBed />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
