import { useTexts } from '../../lib/texts.ts'
import { PictureField } from '../../media/PictureField.tsx'
import type { PostControl } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'
import classes from './post-form.module.css'

export function FeaturedImageField({ control }: { control: PostControl }) {
  const t = useTexts(postFormTexts)
  return (
    <PictureField
      control={control}
      name="featuredImage"
      label={t('featuredImage')}
      isLabelHidden
      purpose="content"
      hint={t('imageHint')}
      layout="column"
      hasLibrary
      renderPicture={(address) => address !== '' && <img src={address} alt="" className={classes.featuredPicture} />}
    />
  )
}
