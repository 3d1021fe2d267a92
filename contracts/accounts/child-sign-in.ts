import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Timestamp } from '../fields.ts'
import { says } from '../messages.ts'
import { SignedIn } from './accounts.ts'
import { childSignInMessages as messages } from './child-sign-in-messages.ts'

/** Pictures that a child of six can name. Their order on the screen is the same for everybody. */
export const signInPictures = [
  'cat',
  'dog',
  'fish',
  'pig',
  'apple',
  'cherry',
  'carrot',
  'cake',
  'sun',
  'moon',
  'star',
  'flower',
  'house',
  'car',
  'boat',
  'ball',
] as const
export const SignInPicture = z.enum(signInPictures)
export type SignInPicture = z.infer<typeof SignInPicture>

/** Three different ones, in their order. */
export const ThreePictures = z
  .array(SignInPicture)
  .length(3, says(messages.picturesThree))
  .refine((pictures) => new Set(pictures).size === pictures.length, says(messages.picturesDiffer))

export const ChildSignInWays = z.object({
  /** When the code of the card was made; null when there is none, or when it was used. */
  cardMadeAt: Timestamp.nullable(),
  picturesSetAt: Timestamp.nullable(),
  /** Whether the pictures open the account on the device that asks, and on how many they do. */
  isTrustedHere: z.boolean(),
  trustedDevices: z.int(),
})
export type ChildSignInWays = z.infer<typeof ChildSignInWays>

/** What a child comes in with after somebody was taken off who may know the one before; told this once. */
export const RenewedSignIn = z.object({
  password: z.string(),
  /** Of the card. */
  secret: z.string(),
})
export type RenewedSignIn = z.infer<typeof RenewedSignIn>

const ways = z.object({ ways: ChildSignInWays })

export const getChildSignIn = endpoint('GET', '/auth/children/:id/sign-in', {
  access: 'child:sign-in',
  summary: 'How a child can sign in without a password',
  params: ById,
  data: ways,
})

export const makeChildCard = endpoint('POST', '/auth/children/:id/card', {
  access: 'child:credentials',
  summary: 'Make the secret of the sign-in card anew; the one before ends. It is told this once, and works once',
  status: 201,
  params: ById,
  data: z.object({ secret: z.string(), ways: ChildSignInWays }),
})

export const setChildPictures = endpoint('PUT', '/auth/children/:id/pictures', {
  access: 'child:credentials',
  summary: 'Set the three pictures of a child',
  message: messages.picturesSaved,
  params: ById,
  body: z.object({ pictures: ThreePictures }),
  data: ways,
})

export const endChildSignIn = endpoint('DELETE', '/auth/children/:id/sign-in', {
  access: 'child:sign-in',
  summary: 'End the card’s secret, the pictures and every trust in a device',
  message: messages.waysEnded,
  params: ById,
  data: ways,
})

export const trustDevice = endpoint('POST', '/auth/children/:id/device', {
  access: 'child:sign-in',
  summary: 'On the device that asks, the child may sign in with pictures',
  message: messages.deviceTrusted,
  params: ById,
  data: ways,
})

export const forgetDevice = endpoint('DELETE', '/auth/children/:id/device', {
  access: 'child:sign-in',
  summary: 'On the device that asks, pictures no longer open this account',
  message: messages.deviceForgotten,
  params: ById,
  data: ways,
})

/** What a device that a parent trusts shows before anybody has signed in. */
export const DeviceChild = z.object({ id: Id, firstName: z.string(), avatar: z.string().optional() })
export type DeviceChild = z.infer<typeof DeviceChild>

export const listDeviceChildren = endpoint('GET', '/auth/device-children', {
  access: 'public',
  summary: 'The children who sign in with pictures on this device; none on any other',
  data: z.object({ children: z.array(DeviceChild) }),
})

export const signInWithPictures = endpoint('POST', '/auth/sign-in/pictures', {
  access: 'public',
  summary: 'Sign a child in with three pictures, on a device that a parent trusts',
  body: z.object({ childId: Id, pictures: ThreePictures }),
  data: SignedIn,
})

export const signInWithCard = endpoint('POST', '/auth/sign-in/card', {
  access: 'public',
  summary: 'Sign a child in with the secret of the card, which is used up by it',
  body: z.object({ secret: z.string().min(1, says(messages.cardSpent)).max(100, says(messages.cardSpent)) }),
  data: SignedIn,
})
