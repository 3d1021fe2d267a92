import { essayLimits } from '@lms/contracts/attempts/attempts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Input } from '@mantine/core'
import { use, useId, useRef } from 'react'
import { lazyExtra } from '../../../lib/extras/lazy-extra.tsx'
import { onceLeft } from '../../../lib/extras/once-left.ts'
import { useTexts } from '../../../lib/texts.ts'
import { answerPictures, keptAnswerPictures } from '../../../media/pictures.ts'
import type { RichTextEditorProps } from '../../../ui/rich-text/EditorBody.tsx'
import { typeTexts } from '../type-texts.ts'
import { EssayPictures } from './EssayPictures.tsx'
import { PlainEssay } from './PlainEssay.tsx'
import { loadEssayEditor } from './essay-editor.ts'
import { wordCount } from './given-parts.ts'
import { KeepsPictures } from './keeps-pictures.ts'
import type { PartAnswerProps } from './part-answer.ts'

/** Until its code is there, which may be never without a network, one writes plain paragraphs. */
const Editor = lazyExtra<RichTextEditorProps>(loadEssayEditor, PlainEssay, onceLeft)

/** Rich text; how many words there are and should be. */
export function EssayAnswer({ question, given, isLocked, onAnswer }: PartAnswerProps) {
  const t = useTexts(typeTexts)
  const pictures = use(KeepsPictures) ? keptAnswerPictures : answerPictures
  const id = useId()
  const editor = useRef<{ focus: () => void }>(null)
  const html = typeof given === 'string' ? given : ''
  const { minimumWords = null, maximumWords = null } = question
  // A question that is only tried keeps nothing, pictures neither.
  const allowPictures = question.allowPictures === true && question._id !== ''
  const asked =
    minimumWords !== null && maximumWords !== null
      ? t('wordsBetween', { minimum: minimumWords, maximum: maximumWords })
      : minimumWords !== null
        ? t('wordsAtLeast', { minimum: minimumWords })
        : maximumWords !== null
          ? t('wordsAtMost', { maximum: maximumWords })
          : ''
  const words = [
    asked,
    allowPictures ? t('mayAddPictures', { count: essayLimits.pictures }) : '',
    t('words', { count: wordCount(textOf(html)) }),
  ]
  return (
    <Input.Wrapper
      size="lg"
      label={t('yourAnswer')}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.current?.focus() }}
      description={words.filter((line) => line !== '').join(' ')}
      descriptionProps={{ id: `${id}-description` }}
    >
      <Editor
        label={t('yourAnswer')}
        labelledBy={`${id}-label`}
        describedBy={`${id}-description`}
        value={html}
        onChange={onAnswer}
        disabled={isLocked}
        isCompact
        height={180}
        {...(allowPictures && { pictures, PictureBar: EssayPictures })}
        focusRef={editor}
      />
    </Input.Wrapper>
  )
}
