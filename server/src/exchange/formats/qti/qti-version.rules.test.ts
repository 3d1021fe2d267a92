import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openZip } from '../../zip-archive.ts'
import { packedQti } from './qti-version.ts'

test('a whole course is known by its questions, however many other parts it has', () => {
  const parts = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`trang-${index}/cai-dat.xml`, strToU8('<cai-dat/>')]),
  )
  const archive = openZip(
    zipSync({ ...parts, 'de-1/assessment_qti.xml': strToU8('<questestinterop><assessment/></questestinterop>') }),
  )
  expect(packedQti(archive)).toBe('qti_1')
})
