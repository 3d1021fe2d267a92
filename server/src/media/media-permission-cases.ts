import { uploadMedia } from '@lms/contracts/media.ts'
import { type PermissionCase, everyone } from '../../testing/permission-case.ts'
import { fileForm, somePicture } from '../../testing/pictures.ts'

export const mediaPermissionCases: PermissionCase[] = [
  {
    endpoint: uploadMedia,
    own: everyone(201),
    foreign: 'cannot be named',
    prepare: async () => ({ query: { purpose: 'avatar' }, ...fileForm(await somePicture('png')) }),
  },
]
