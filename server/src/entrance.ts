import { accountRoutes } from './accounts/account-routes.ts'
import { createAccounts } from './accounts/account-service.ts'
import { childSignInRoutes } from './accounts/child-sign-in/child-sign-in-routes.ts'
import { createChildSignIn } from './accounts/child-sign-in/child-sign-in.ts'
import { createDevices } from './accounts/devices/devices.ts'
import { userHelpRoutes } from './accounts/help/user-help-routes.ts'
import { createUserHelp } from './accounts/help/user-help-service.ts'
import { createAccessTokens } from './accounts/keys/access-tokens.ts'
import { createSigningKeys } from './accounts/keys/signing-keys.ts'
import { createAddressReleases } from './accounts/notices/address-release.ts'
import { createNotMe } from './accounts/notices/not-me.ts'
import { tellSharedAddresses } from './accounts/mails/tell-shared-address.ts'
import { type SecurityNotices, createSecurityNotices } from './accounts/notices/security-notices.ts'
import { ownSessionRoutes } from './accounts/own-session-routes.ts'
import { createOwnSessions } from './accounts/own-sessions.ts'
import { createPasswordResets } from './accounts/password-reset.ts'
import { createRefusedSignIns } from './accounts/refused-sign-ins.ts'
import { createRegistration } from './accounts/registration.ts'
import { type Sessions, createSessions } from './accounts/sessions.ts'
import { createSignIn } from './accounts/sign-in.ts'
import { createSignInLimits } from './accounts/sign-in-limits.ts'
import { type Verifications, createVerifications } from './accounts/verification/verification.ts'
import type { Audit } from './audit/audit.ts'
import { type SealedPictures, createSealedPictures } from './media/sealed-pictures.ts'
import type { Notifications } from './notifications/notification-service.ts'
import { type Clock, days } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Queries } from './platform/database/tables.ts'
import type { Events } from './platform/events/events.ts'
import type { Route } from './platform/http/route.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Mail } from './platform/mail/mail.ts'
import { remembered } from './platform/remembered.ts'
import { passwordFits } from './users/sign-in/passwords.ts'
import type { Settings } from './settings/settings-service.ts'
import { deleteFactors } from './second-factor/factor-store.ts'
import { deleteStepsOf } from './second-factor/step-store.ts'
import { type SecondFactor, createSecondFactor } from './second-factor/create-second-factor.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'

interface EntranceDependencies {
  database: Database
  clock: Clock
  events: Events
  jobs: Jobs
  limits: Limits
  mail: Mail
  audit: Audit
  settings: Settings
  notifications: Notifications
  publicUrl: string
  tokenSecret: string | undefined
  parentIdsOf: (queries: Queries, childId: string) => Promise<string[]>
  parentIdsOfEach: (queries: Queries, childIds: readonly string[]) => Promise<Map<string, string[]>>
}

export interface Entrance {
  sessions: Sessions
  secondFactor: SecondFactor
  /** Shown by addresses that are sealed with the same keys. */
  pictures: SealedPictures
  /** What the owner of an account is told about it. */
  accountMails: SecurityNotices & { askToVerify: Verifications['ask'] }
  /** Whoever is told that it is ready may sign in: keys are made, and hashing has begun once. */
  isOpen(): Promise<boolean>
  routes: Route[]
}

/** Everything that stands between a person and a session, and what keeps it in order afterwards. */
export async function createEntrance(dependencies: EntranceDependencies): Promise<Entrance> {
  const { database, clock, events, limits, audit, mail, publicUrl, tokenSecret } = dependencies
  const keys = createSigningKeys(database, clock, tokenSecret)
  const sessions = createSessions({ database, clock, events, keys, accessTokens: createAccessTokens(keys, clock) })
  const signInLimits = createSignInLimits(dependencies)
  const devices = createDevices(keys)
  const notices = createSecurityNotices({ clock, mail, publicUrl })
  tellSharedAddresses(dependencies)
  const refused = createRefusedSignIns({ database, clock, audit })
  const { signIn, secondFactor } = await createSecondFactor({
    ...dependencies,
    sessions,
    notices,
    createSignIn: (secondStepOf) =>
      createSignIn({ database, clock, limits: signInLimits, devices, sessions, audit, notices, refused, secondStepOf }),
  })
  const accounts = createAccounts({ database, audit, sessions, signIn })
  const childSignIn = createChildSignIn({ ...dependencies, limits: signInLimits, devices, signIn, refused })
  const verifications = createVerifications(dependencies)
  const registration = createRegistration({ ...dependencies, verifications })
  const releases = createAddressReleases(dependencies)
  const forgetFactorsOf = async (tx: Queries, userId: string): Promise<void> => {
    await deleteFactors(tx, userId)
    await deleteStepsOf(tx, userId)
  }
  const resets = createPasswordResets({ ...dependencies, sessions, notices, releases, forgetFactorsOf })
  const notMe = createNotMe({ database, clock, limits, mail, sessions, audit, startRecovery: resets.sendLink })
  const userHelp = createUserHelp({ database, clock, audit, mail, sessions, resets, notices })
  return {
    sessions,
    secondFactor,
    pictures: createSealedPictures({ database, clock, keys }),
    accountMails: { ...notices, askToVerify: verifications.ask },
    isOpen: remembered(clock, days(365), async () => {
      await Promise.all([keys.current('access'), passwordFits(null, '')])
      return true
    }),
    routes: [
      ...accountRoutes({ accounts, registration, resets, releases, verifications, notMe }),
      ...childSignInRoutes(childSignIn),
      ...ownSessionRoutes(createOwnSessions({ database, clock, sessions, audit })),
      ...userHelpRoutes(userHelp),
      ...secondFactorRoutes(secondFactor),
    ],
  }
}
