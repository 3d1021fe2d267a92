import { type Texts, defineTexts } from '../../lib/texts.ts'

const words = {
  message: {
    vi: 'Chưa có gì bị ghi đè. Hãy chọn bản muốn giữ cho từng phần.',
    en: 'Nothing was overwritten. Choose for each part which version to keep.',
  },
  bothChanged: { vi: 'Cả hai đều đã sửa phần này', en: 'Both of you changed this' },
  mine: { vi: 'Bản của bạn', en: 'Yours' },
  theirs: { vi: 'Bản của họ', en: 'Theirs' },
  takeTheirs: { vi: 'Lấy tất cả bản của họ', en: 'Take all of theirs' },
  saveChosen: { vi: 'Lưu phần đã chọn', en: 'Save what is chosen' },
  empty: { vi: '(để trống)', en: '(empty)' },
}

export type ConflictTexts = Texts<keyof typeof words>

/** For screens whose default language is English. */
export const englishConflictTexts = conflictTextsIn('en')
/** For screens whose default language is Vietnamese. */
export const vietnameseConflictTexts = conflictTextsIn('vi')

function conflictTextsIn(language: 'vi' | 'en'): ConflictTexts {
  const { message, bothChanged, mine, theirs, takeTheirs, saveChosen, empty } = words
  const spoken = (word: { vi: string; en: string }) => ({ default: word[language], ...word })
  return defineTexts(`ui-conflict-${language}`, {
    message: spoken(message),
    bothChanged: spoken(bothChanged),
    mine: spoken(mine),
    theirs: spoken(theirs),
    takeTheirs: spoken(takeTheirs),
    saveChosen: spoken(saveChosen),
    empty: spoken(empty),
  })
}
