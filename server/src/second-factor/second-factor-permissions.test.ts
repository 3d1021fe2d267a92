import { dataIn } from '@lms/contracts/call.ts'
import * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { createAuthenticator } from '../../testing/factors/authenticator.ts'
import { administratorsOnly, describePermissions, everyone } from '../../testing/permission-case.ts'
import { codeOf } from '../../testing/factors/totp-code.ts'
import type { Request } from '../../testing/requests.ts'
import { type TestApp, password } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { insertTotp } from './factor-store.ts'
import { insertPasskey } from './passkey-store.ts'

const adults = (status: number) => ({ administrator: status, parent: status, student: 403 })
const foreign = 'cannot be named'

async function aTotp({ database, clock }: TestApp, { id: userId }: User): Promise<Request> {
  const now = clock.now().toISOString()
  await database.transaction((tx) => insertTotp(tx, { userId, secret: 'x', step: 1, now }))
  return {}
}

async function aPasskey({ database, clock }: TestApp, { id: userId }: User): Promise<Request> {
  const passkey = { userId, credentialId: crypto.randomUUID(), publicKey: 'x', useCount: 0, transports: [], name: 'x' }
  const added = await database.transaction((tx) => insertPasskey(tx, passkey, clock.now().toISOString()))
  return { params: { id: added?.id ?? '' }, body: { name: 'Máy tính' } }
}

async function aBegunTotp({ call, tokenOf, clock }: TestApp, owner: User): Promise<Request> {
  if (owner.role === 'student') return {}
  const begun = await call(contract.beginTotp, { token: await tokenOf(owner) })
  const { secret } = dataIn(contract.beginTotp, begun.body)
  return { body: { code: codeOf(secret, clock.now()) } }
}

async function aMadePasskey({ call, tokenOf }: TestApp, owner: User): Promise<Request> {
  if (owner.role === 'student') return {}
  const begun = await call(contract.beginPasskey, { token: await tokenOf(owner) })
  const { options } = dataIn(contract.beginPasskey, begun.body)
  return { body: { name: 'x', passkey: createAuthenticator().create(options) } }
}

const somebody = async (_: TestApp, { id }: User): Promise<Request> => ({ params: { id } })

describePermissions([
  { endpoint: contract.confirmAgain, own: everyone(200), prepare: async () => ({ body: { password } }) },
  { endpoint: contract.beginConfirmation, own: everyone(200) },
  { endpoint: contract.getOwnFactors, own: adults(200), foreign },
  { endpoint: contract.beginTotp, own: adults(200), foreign },
  { endpoint: contract.finishTotp, own: adults(200), foreign, prepare: aBegunTotp },
  { endpoint: contract.removeTotp, own: adults(200), foreign, prepare: aTotp },
  { endpoint: contract.renewRecoveryCodes, own: adults(200), foreign, prepare: aTotp },
  { endpoint: contract.beginPasskey, own: adults(200), foreign },
  { endpoint: contract.addPasskey, own: adults(201), foreign, prepare: aMadePasskey },
  { endpoint: contract.renamePasskey, own: adults(200), foreign: adults(404), prepare: aPasskey },
  { endpoint: contract.removePasskey, own: adults(200), foreign: adults(404), prepare: aPasskey },
  { endpoint: contract.getUserFactors, own: administratorsOnly, prepare: somebody },
  { endpoint: contract.removeUserFactors, own: administratorsOnly, prepare: somebody },
])
