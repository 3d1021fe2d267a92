import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Pager, overHundredItems, overTenPages } from '../pager/Pager.tsx'
import { previewTexts } from './preview-texts.ts'

export function PagerPreview() {
  return (
    <>
      <PagerOf total={42} />
      <PagerOf total={195} />
      <PagerOf total={1000} totalCapped noun="results" />
    </>
  )
}

interface PagerOfProps {
  total: number
  totalCapped?: boolean
  noun?: 'items' | 'results'
}

function PagerOf({ total, totalCapped, noun }: PagerOfProps) {
  const t = useTexts(previewTexts)
  const [{ page, limit }, setPlace] = useState({ page: 1, limit: 10 })
  return (
    <Pager
      label={`${t('pager')} ${total}`}
      pagination={{ page, limit, total, totalPages: Math.ceil(total / limit), totalCapped }}
      noun={noun}
      jumper={totalCapped === true ? overHundredItems : overTenPages}
      onPage={(next) => setPlace({ page: next, limit })}
      onLimit={(next) => setPlace({ page: 1, limit: next })}
    />
  )
}
