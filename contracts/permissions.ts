import type { Role } from './roles.ts'

/** Who is asking, as the server settled it before anything else. */
export interface Actor {
  readonly id: string
  readonly role: Role
}

/**
 * `roles` may do it at all (what menus and guards ask);
 * `when` decides about one record (what the server asks before it acts).
 */
export interface Rule<Subject = never> {
  readonly roles: readonly Role[]
  readonly when?: (actor: Actor, subject: Subject) => boolean
  /** Wants a session that showed within ten minutes who sits there: what would let an open browser take over. */
  readonly asksToConfirm?: true
}

function rule(...allowed: Role[]): Rule {
  return { roles: allowed }
}

function ruleFor<Subject>(allowed: readonly Role[], when: (actor: Actor, subject: Subject) => boolean): Rule<Subject> {
  return { roles: allowed, when }
}

function confirmed<Subject>(asked: Rule<Subject>): Rule<Subject> {
  return { ...asked, asksToConfirm: true }
}

const everyone = ['administrator', 'parent', 'student'] as const

interface Owned {
  readonly userId: string
}
const isOwn = (actor: Actor, subject: Owned): boolean => subject.userId === actor.id

/** Pictures are for those who write; a face is everyone's own, and so is what somebody answers. */
interface Upload {
  readonly purpose: 'avatar' | 'content' | 'answer'
}

/** Who wrote it; nobody once that person is purged. What administrators wrote is everybody's to learn from. */
interface Authored {
  readonly authorId: string | null
  readonly byAdministrator: boolean
}
const writers = ['administrator', 'parent'] as const
const mayChange = (actor: Actor, { authorId }: Pick<Authored, 'authorId'>): boolean =>
  actor.role === 'administrator' || authorId === actor.id

/** Administrators' keys open only to those whom an administrator has approved. */
interface KeyedSight extends Authored {
  readonly readerIsApproved: boolean
}

interface Report {
  readonly reporterId: string | null
  readonly authorId: string | null
}

interface QuizSight extends KeyedSight {
  readonly isPublic: boolean
}
/** With its questions and settings; before approval only what administrators made public. */
const readsQuiz = (actor: Actor, quiz: QuizSight): boolean =>
  mayChange(actor, quiz) ||
  (actor.role === 'parent' && quiz.byAdministrator && (quiz.isPublic || quiz.readerIsApproved))

interface FaceSight extends QuizSight {
  readonly isActive: boolean
  /** To the one who looks. */
  readonly isAssigned: boolean
}
const seesFace = (actor: Actor, quiz: FaceSight): boolean =>
  quiz.isAssigned || (quiz.isPublic && quiz.isActive && (actor.role === 'parent' || quiz.byAdministrator))

interface SubjectSight extends Authored {
  readonly isActive: boolean
  /** That a student may take; nobody else is asked. */
  readonly hasQuizForReader?: boolean
}

interface Kin {
  readonly parentIds: readonly string[]
}
const isParentOf = (actor: Actor, { parentIds }: Kin): boolean =>
  actor.role === 'administrator' || parentIds.includes(actor.id)

/** The one table of what anybody may do. The server enforces it; menus and guards read it. */
export const permissions = {
  'account:read': rule(...everyone),
  'account:verify': ruleFor<Owned & Kin>(
    everyone,
    (actor, account) => isOwn(actor, account) || isParentOf(actor, account),
  ),
  'session:read': ruleFor<Owned>(everyone, isOwn),
  'session:end': ruleFor<Owned>(everyone, isOwn),
  'account:confirm': rule(...everyone),
  'second-factor:own': ruleFor<Owned>(writers, isOwn),
  'second-factor:change': confirmed(ruleFor<Owned>(writers, isOwn)),
  'second-factor:read': rule('administrator'),
  'second-factor:remove': confirmed(rule('administrator')),
  'profile:read': rule(...everyone),
  'profile:update': rule(...everyone),
  'user:read': rule('administrator'),
  'user:create': rule('administrator'),
  'user:update': rule('administrator'),
  // Who gets in and with what power: role, password, reset link, verified address, approval.
  'user:entrust': confirmed(rule('administrator')),
  'user:delete': confirmed(rule('administrator')),
  'user:export': confirmed(rule('administrator')),
  'user:help': rule('administrator'),
  'media:upload': ruleFor<Upload>(everyone, (actor, { purpose }) => purpose !== 'content' || actor.role !== 'student'),
  'media:list': rule(...everyone),
  'media:update': ruleFor<{ ownerId: string | null } & Upload>(
    everyone,
    (actor, { ownerId, purpose }) => ownerId === actor.id || (actor.role === 'administrator' && purpose !== 'answer'),
  ),
  'post:list': rule(...everyone),
  'post:read': ruleFor<Pick<Authored, 'authorId'> & { isLive: boolean }>(
    everyone,
    (actor, post) => post.isLive || (actor.role !== 'student' && mayChange(actor, post)),
  ),
  'post:create': rule(...writers),
  'post:update': ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange),
  'post:publish': rule('administrator'),
  'taxonomy:read': rule(...everyone),
  'taxonomy:create': rule(...writers),
  'taxonomy:update': rule('administrator'),
  'dashboard:read': rule(...everyone),
  'subject:list': rule(...writers),
  'subject:read': ruleFor<SubjectSight>(everyone, (actor, subject) =>
    actor.role === 'student'
      ? subject.isActive && subject.hasQuizForReader === true
      : subject.byAdministrator || mayChange(actor, subject),
  ),
  'subject:create': rule(...writers),
  'subject:update': ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange),
  'question:list': rule(...writers),
  'question:read': ruleFor<KeyedSight>(
    writers,
    (actor, question) => mayChange(actor, question) || (question.byAdministrator && question.readerIsApproved),
  ),
  'question:create': rule(...writers),
  'question:import': ruleFor<Owned>(writers, isOwn),
  'question:update': ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange),
  'quiz:list': rule(...writers),
  'quiz:see': ruleFor<FaceSight>(everyone, (actor, quiz) => readsQuiz(actor, quiz) || seesFace(actor, quiz)),
  'quiz:read': ruleFor<QuizSight>(writers, readsQuiz),
  'quiz:practise': ruleFor<KeyedSight>(
    writers,
    (actor, quiz) => mayChange(actor, quiz) || (quiz.byAdministrator && quiz.readerIsApproved),
  ),
  'quiz:create': rule(...writers),
  'quiz:update': ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange),
  'quiz:assign': ruleFor<Kin>(writers, isParentOf),
  // What was printed is whose who printed it; whom a sheet is for is asked by 'quiz:assign'.
  'paper:mark': ruleFor<{ madeBy: string | null }>(
    writers,
    (actor, { madeBy }) => actor.role === 'administrator' || madeBy === actor.id,
  ),
  'paper:candidates': ruleFor<{ ownerId: string }>(writers, (actor, { ownerId }) => ownerId === actor.id),
  'attempt:sit': ruleFor<Owned>(['administrator', 'student'], isOwn),
  'attempt:read': ruleFor<Owned & Kin>(
    everyone,
    (actor, attempt) => isOwn(actor, attempt) || isParentOf(actor, attempt),
  ),
  // Criteria are keys: before approval they open only to who wrote them.
  'attempt:mark': ruleFor<Kin & { authorId: string | null; readerIsApproved: boolean }>(
    writers,
    (actor, { parentIds, authorId, readerIsApproved }) =>
      actor.role === 'administrator' || (parentIds.includes(actor.id) && (readerIsApproved || authorId === actor.id)),
  ),
  'scan:create': rule(...writers),
  'scan:read': ruleFor<Owned>(writers, (actor, scan) => actor.role === 'administrator' || isOwn(actor, scan)),
  'scan:see-cut-out': ruleFor<Owned & Kin>(writers, (actor, sheet) => isOwn(actor, sheet) || isParentOf(actor, sheet)),
  'practice:read': ruleFor<Owned>(writers, isOwn),
  // Administrators on a student's screens act as themselves.
  'practice:take': ruleFor<Owned>(['administrator', 'student'], isOwn),
  'child:list': rule(...writers),
  'child:create': rule(...writers),
  'child:read': ruleFor<Kin>(writers, isParentOf),
  'child:update': ruleFor<Kin>(writers, isParentOf),
  'child:sign-in': ruleFor<Kin>(writers, isParentOf),
  // Address, password, card and pictures: whoever sets them can sign in as the child.
  'child:credentials': confirmed(ruleFor<Kin>(writers, isParentOf)),
  'child:export': confirmed(ruleFor<Kin>(writers, isParentOf)),
  'child:erase': confirmed(ruleFor<Kin>(writers, isParentOf)),
  'group:list': rule(...writers),
  'group:create': rule(...writers),
  'group:read': ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange),
  'group:update': ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange),
  'group:cards': confirmed(ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange)),
  // A list makes accounts for other people's children.
  'group:import': ruleFor<Owned>(['administrator'], isOwn),
  // What a family decides is not an administrator's to decide.
  'child:consent': ruleFor<Kin>(['parent'], isParentOf),
  'child:share': confirmed(ruleFor<Kin>(['parent'], isParentOf)),
  'child:join': rule('parent'),
  // A school reaches parents who are not there yet; who is, shares with others by themselves.
  'child:invite': confirmed(ruleFor<Kin>(['administrator'], isParentOf)),
  // Whose mail it is decides whether it comes.
  'weekly:choose': ruleFor<Kin>(['parent'], isParentOf),
  'garden:read': rule('student'),
  'sticker:read': ruleFor<Kin>(writers, isParentOf),
  // Praise is the family's own.
  'sticker:give': ruleFor<Kin>(['parent'], isParentOf),
  'sticker:remove': ruleFor<{ giverId: string | null }>(['parent'], (actor, { giverId }) => giverId === actor.id),
  'feedback:send': rule(...everyone),
  'feedback:read': ruleFor<Report>(
    everyone,
    (actor, report) => report.reporterId === actor.id || mayChange(actor, report),
  ),
  'feedback:decide': ruleFor<Pick<Report, 'authorId'>>(writers, mayChange),
  'generation:use': rule(...writers),
  'generation:process': ruleFor<Pick<Authored, 'authorId'>>(writers, mayChange),
  'event:listen': rule(...everyone),
  'notification:read': ruleFor<Owned>(everyone, isOwn),
  // Its mails carry links that sign people in.
  'outbox:read': confirmed(rule('administrator')),
  'system:read': rule('administrator'),
  'system:act': rule('administrator'),
  'system:backup': confirmed(rule('administrator')),
  'audit:read': rule('administrator'),
  'admin:settings': rule('administrator'),
  'settings:update': confirmed(rule('administrator')),
} satisfies Record<string, Rule<never>>

export type Permission = keyof typeof permissions
type SubjectOf<P extends Permission> = (typeof permissions)[P] extends Rule<infer Subject> ? Subject : never

/** May this role do it to any record at all? */
export function may(actor: Actor | null, permission: Permission): boolean {
  return actor !== null && permissions[permission].roles.includes(actor.role)
}

export function asksToConfirm(permission: Permission): boolean {
  const asked: Rule = permissions[permission]
  return asked.asksToConfirm === true
}

/** A guard that lists several permissions wants all of them. */
export function mayAll(actor: Actor | null, wanted: readonly Permission[]): boolean {
  return wanted.every((permission) => may(actor, permission))
}

/** May this person do it to this record? */
export function can<P extends Permission>(actor: Actor, permission: P, subject: SubjectOf<P>): boolean {
  const { roles, when } = permissions[permission] as Rule<never> as Rule<SubjectOf<P>>
  return roles.includes(actor.role) && (when === undefined || when(actor, subject))
}
