import { childSignInMessages } from '@lms/contracts/accounts/child-sign-in-messages.ts'
import {
  type ChildSignInWays,
  type SignInPicture,
  endChildSignIn,
  forgetDevice,
  getChildSignIn,
  makeChildCard,
  setChildPictures,
  trustDevice,
} from '@lms/contracts/accounts/child-sign-in.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { noteChildDevice } from '../../lib/device/child-device.ts'
import { registerMessages, translated } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'

registerMessages(childSignInMessages)

export function childSignInQuery(id: string) {
  return queryOptions({
    queryKey: ['child-sign-in', id],
    queryFn: async ({ signal }) => (await call(getChildSignIn, { params: { id }, signal })).ways,
  })
}

/** Each act answers how things stand after it. */
function useAct<Input>(id: string, act: (input: Input) => Promise<{ ways: ChildSignInWays }>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ ways }) => queryClient.setQueryData(childSignInQuery(id).queryKey, ways),
    onError: (error) => toast.error(messageOf(error)),
  })
}

export function useQuickSignIn(id: string, onSecret: (secret: string) => void) {
  const params = { id }
  return {
    makeCard: useAct(id, async () => {
      const made = await call(makeChildCard, { params })
      onSecret(made.secret)
      return made
    }),
    setPictures: useAct(id, async (pictures: SignInPicture[]) => {
      const set = await call(setChildPictures, { params, body: { pictures } })
      toast.success(translated(setChildPictures.message))
      return set
    }),
    trust: useAct(id, async (isTrusted: boolean) => {
      const set = await call(isTrusted ? trustDevice : forgetDevice, { params })
      // Other children may still be trusted here; the sign-in page finds out.
      if (isTrusted) noteChildDevice(true)
      toast.success(translated((isTrusted ? trustDevice : forgetDevice).message))
      return set
    }),
    end: useAct(id, async () => {
      const ended = await call(endChildSignIn, { params })
      toast.success(translated(endChildSignIn.message))
      return ended
    }),
  }
}
