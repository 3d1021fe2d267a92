/** What the platform needs of a logger; Fastify's own fits. No secrets and no personal data go in here. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
