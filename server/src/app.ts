import path from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createFirstAdministrator } from './accounts/first-administrator.ts'
import { createCounting } from './analysis/counting.ts'
import { removeStudiesOf } from './assignments/assignment-removal.ts'
import { createAudit } from './audit/audit.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { createFamilies } from './children/create-families.ts'
import { parentIdsOf, parentIdsOfEach } from './children/child-store.ts'
import { withdrawnAmong } from './children/consent-store.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { createDashboards } from './dashboard/dashboard-service.ts'
import { createSystemHealth } from './dashboard/system-health.ts'
import { seedDemoData } from './demo/demo-data.ts'
import { createDemoRemoval } from './demo/demo-removal.ts'
import { demoRoutes } from './demo/demo-routes.ts'
import { openDemoUsers } from './demo/open-demo-users.ts'
import { removeProcessesOf, tokensSpent as tokensForQuestions } from './generation/process/process-store.ts'
import { tokensSpent as tokensForExplanations } from './practice/explanations/explanation-store.ts'
import { countRunning } from './attempts/ending-store.ts'
import { createGroupWork } from './groups/create-group-work.ts'
import { endInvitations } from './groups/invitation-mail.ts'
import { createMediaRemoval } from './media/media-removal.ts'
import { createMediaLibrary } from './media/media-library.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { createMediaUploads } from './media/media-service.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { createNotifications } from './notifications/notification-service.ts'
import { outboxRoutes } from './outbox/outbox-routes.ts'
import { createOutbox } from './outbox/outbox-service.ts'
import { type Clock, minutes } from './platform/clock.ts'
import { type Config, publicUrlOf } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { createEvents } from './platform/events/events.ts'
import { createEventStreams } from './platform/http/event-stream.ts'
import { isOwnName } from './platform/http/hosts.ts'
import type { Route } from './platform/http/route.ts'
import { apiHeaders } from './platform/http/security-headers.ts'
import { createHtmlCleaner } from './platform/html/html-cleaner.ts'
import { serveSecurityContact } from './platform/http/pages/security-contact.ts'
import { createHttpServer } from './platform/http/server.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLearning } from './learning.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createRequestLimits } from './platform/limits/request-limits.ts'
import { createMetrics, nobodyWatches } from './platform/metrics/metrics.ts'
import { serveMetrics } from './platform/http/pages/metrics-page.ts'
import { createMail } from './platform/mail/mail.ts'
import { createReader } from './platform/reader/reader.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { serveBlogFeeds } from './blog/blog-feeds.ts'
import { createBlogPages } from './blog/blog-pages.ts'
import { createPublicBlog } from './blog/create-public-blog.ts'
import { postKnowledge } from './posts/post-label-store.ts'
import { namesOfMediaUses, usesKeptFor } from './posts/post-media-names.ts'
import { createPosts } from './posts/create-posts.ts'
import { removeBlogOf } from './posts/post-removal.ts'
import { postRoutes } from './posts/post-routes.ts'
import { createForgetting } from './privacy/forgetting.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { createPrivacy } from './privacy/privacy-service.ts'
import { createReadings } from './privacy/readings.ts'
import { createSheetRemoval } from './scans/sheet-privacy.ts'
import { scheduleUpkeep } from './schedules.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { createEntrance } from './entrance.ts'
import { createSettings } from './settings/settings-service.ts'
import { createSystem } from './system/create-system.ts'
import { observeSystem } from './system/metrics/system-metrics.ts'
import { systemRoutes } from './system/system-routes.ts'
import { createCategories } from './taxonomy/category-service.ts'
import { createTags } from './taxonomy/tag-service.ts'
import { taxonomyRoutes } from './taxonomy/taxonomy-routes.ts'
import { demoState } from './users/demo-user-store.ts'
import { createUserManagement } from './users/create-user-management.ts'
import { namesOf, peopleOf } from './users/user-name-store.ts'
import { tellingOfAccounts } from './users/user-news.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { createProfile } from './profile/profile-service.ts'
import { findDemoUsers, findUser, hasAnyUser } from './users/user-store.ts'
import type { User } from './users/user.ts'

export interface AppDependencies {
  config: Config
  database: Database
  clock: Clock
  /** From 0 to 1, without 1. */
  random: () => number
  log: FastifyBaseLogger
  version: string
  webDirectory: string
  /** Milliseconds that this process may lag behind before it turns requests away. */
  toleratedDelay: number
  /** Where spans of requests, jobs and statements go, if anywhere. */
  tracing?: Tracing | null
  /** Milliseconds that a provider of models may take for one answer. */
  modelTimeout?: number
}

export interface App {
  http: FastifyInstance
  routes: readonly Route[]
  /** Runs what is due now; the running app does this by itself once started. */
  jobs: ReturnType<typeof createJobs>
  /** Answers true when it filled an empty database with demo data. */
  seed(): Promise<boolean>
  hasDemoAccounts(): Promise<boolean>
  /** Says that it is going: not ready any more, and every answer asks the caller to close the connection. */
  drain(): void
  /** Those whose password is still the one that everybody knows. */
  openDemoAccounts(): Promise<User[]>
  close(): Promise<void>
}

/** The table of contents: every slice, wired by hand. The database is migrated by the time this is called. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { config, database, clock, random, log, version, webDirectory, toleratedDelay } = dependencies
  const { modelTimeout = minutes(3), tracing = null } = dependencies
  const publicUrl = publicUrlOf(config)
  const isHttps = publicUrl.startsWith('https:')

  const metrics = config.metrics === null ? null : await createMetrics(version)
  const watcher = metrics ?? nobodyWatches
  const jobs = createJobs({ database, clock, log, watcher, tracing })
  const events = await createEvents({ database, log })
  const limits = createLimits({ database, clock, jobs })
  const html = createHtmlCleaner()
  const reader = createReader(new URL('reading-process.ts', import.meta.url))
  const mail = createMail({ database, jobs, clock, settings: config.mail })
  const audit = tellingOfAccounts(createAudit({ database, clock, people: peopleOf(database) }), events)
  const settings = createSettings({
    database,
    clock,
    events,
    audit,
    mail,
    addressOf: async (id) => (await findUser(database.read(), id))?.email ?? null,
    demoState: () => demoState(database.read()),
  })
  const notifications = createNotifications({ database, events, clock })
  const { sessions, secondFactor, accountMails, ...entrance } = await createEntrance({
    database,
    clock,
    events,
    jobs,
    limits,
    mail,
    audit,
    settings,
    notifications,
    publicUrl,
    tokenSecret: config.tokenSecret,
    parentIdsOf,
    parentIdsOfEach,
  })
  const userDependencies = { database, clock, sessions, audit, settings, notifications, accountMails, withdrawnAmong }
  const profile = createProfile({ ...userDependencies, limits })
  const storage = openStorage(config)
  const mediaRemoval = createMediaRemoval({ database, storage })
  const counting = createCounting({ database, clock, jobs })
  const forget = createForgetting({
    counting,
    notifications,
    media: mediaRemoval,
    sheets: createSheetRemoval({ database, storage }),
  })
  const userManagement = createUserManagement({ ...userDependencies, jobs, settle: forget })
  const media = createMediaUploads({ database, clock, limits, storage, audit })
  const demoRemoval = createDemoRemoval({
    database,
    audit,
    sessions,
    // What the demo people hold beyond what goes with their accounts by reference: one line per slice.
    removers: [removeProcessesOf, removeStudiesOf, removeBlogOf, mediaRemoval.removeAllOf],
  })
  const family = { countAgain: counting.countAgain, whenJoined: endInvitations(mail) }
  const families = createFamilies({ ...userDependencies, ...family, limits, jobs })
  const privacy = createPrivacy({ database, clock, audit, sessions, storage, forget })
  const readings = createReadings({ database, clock, audit })
  const outbox = createOutbox({ database })
  const mediaLibrary = createMediaLibrary({
    database,
    storage,
    audit,
    people: { namesOf },
    namesOfUses: (queries, actor, uses) => namesOfMediaUses(queries, actor, uses, clock.now()),
    usesKeptFor,
  })
  const labels = { database, clock, audit, posts: postKnowledge }
  const posts = createPosts({ database, clock, audit, notifications, html })
  const { blog, routes: blogRoutes, close: closeBlog } = createPublicBlog({ database, clock, limits, jobs })
  const whenResultsChange = counting.schedule
  const learning = createLearning({
    database,
    clock,
    events,
    jobs,
    limits,
    mail,
    audit,
    settings,
    notifications,
    random,
    log,
    storage,
    html,
    reader,
    config,
    publicUrl,
    modelTimeout,
    whenResultsChange,
  })
  const { attempts, practice, assignments } = learning
  const telling = { audit, events, mail, accountMails, notifications }
  const groupWork = createGroupWork({
    ...telling,
    database,
    clock,
    limits,
    jobs,
    reader,
    sessions,
    publicUrl,
    forget,
    assignments,
    quizAttempts: attempts.ofQuiz,
    guardians: families.guardians,
  })
  const health = createSystemHealth({
    database,
    clock,
    version,
    dataDirectory: path.resolve(config.dataDirectory),
    isMailConfigured: config.mail !== null,
  })
  const {
    system,
    presence,
    close: closeSystem,
  } = createSystem({
    database,
    clock,
    log,
    config,
    jobs,
    events,
    audit,
    mail,
    notifications,
    health,
    storage,
    version,
    publicUrl,
    threadFile: new URL('upkeep-thread.ts', import.meta.url),
  })
  const dashboards = createDashboards({ database, clock, settings, health, ...learning.atHome })
  scheduleUpkeep({ database, clock, jobs, settings, attempts, sessions, secondFactor, posts, weekly: practice.weekly })

  const streams = createEventStreams(events, apiHeaders(isHttps))
  const routes = [
    ...entrance.routes,
    ...userManagement.routes,
    ...profileRoutes(profile),
    ...mediaRoutes(media, mediaLibrary),
    ...taxonomyRoutes(createCategories(labels), createTags(labels)),
    ...postRoutes(posts),
    ...blogRoutes,
    ...settingsRoutes(settings),
    ...auditRoutes(audit),
    ...demoRoutes({ database, removal: demoRemoval, hasPublicName: !isOwnName(publicUrl) }),
    ...notificationRoutes(notifications),
    ...outboxRoutes(outbox),
    ...learning.routes,
    ...groupWork,
    ...families.routes,
    ...privacyRoutes(privacy, readings),
    ...dashboardRoutes(dashboards),
    ...systemRoutes(system),
    streams.route,
  ]
  const watchedRoutes = readings.watch(routes)

  let isClosing = false
  const blogSite = { blog, publicUrl, siteName: async () => (await settings.current()).siteName }
  const http = await createHttpServer({
    log,
    routes: watchedRoutes,
    authenticate: sessions.authenticate,
    doorkeeper: { admit: secondFactor.duty.admit, confirm: secondFactor.confirmations.require },
    requestLimits: createRequestLimits(config.requests, clock),
    isClosing: () => isClosing,
    answersPeople: config.roles.web,
    asReader: database.asReader,
    isReady: async () =>
      !isClosing &&
      (await database.takesWrites()) &&
      (await hasAnyUser(database.read()).catch(() => false)) &&
      (await entrance.isOpen().catch(() => false)),
    isHttps,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    version,
    webDirectory,
    toleratedDelay,
    watcher,
    tracing,
    storage,
    pictures: entrance.pictures,
    makePage: createBlogPages(blogSite),
  })
  if (metrics && config.metrics) {
    const tokens = { questions: tokensForQuestions, explanations: tokensForExplanations }
    observeSystem(metrics, { database, clock, events, streams, countRunning, tokens })
    serveMetrics(http, metrics, config.metrics)
  }
  if (config.roles.web) {
    await practice.takeOneClicks(http)
    serveBlogFeeds(http, blogSite)
    serveSecurityContact(http, { contact: config.securityContact, publicUrl, clock })
  }
  http.addHook('onListen', presence.begin)
  http.addHook('preClose', async () => {
    isClosing = true
    streams.close()
  })

  return {
    http,
    routes,
    jobs,
    async seed() {
      if (await hasAnyUser(database.read())) return false
      if (config.demoData) await seedDemoData({ database, clock, notifications, storage, whenResultsChange })
      else await createFirstAdministrator(database, clock, config.firstAdministrator)
      return config.demoData
    },
    hasDemoAccounts: async () => (await findDemoUsers(database.read())).length > 0,
    drain() {
      isClosing = true
    },
    openDemoAccounts: () => openDemoUsers(database),
    async close() {
      // Jobs give their work back first and requests are answered; then nobody needs threads and readers any more.
      await Promise.all([http.close(), jobs.stop()])
      const threads = [html.close(), closeBlog(), learning.close(), reader.close()]
      await Promise.all([...threads, closeSystem(), events.close()])
    },
  }
}
