import { type Message, type Values, says } from '../../messages.ts'
import { templateMessages } from './template-messages.ts'

/** Why an expression, a draw or an instance is none. */
export class TemplateFailure extends Error {
  override name = 'TemplateFailure'
  readonly problem: Message
  readonly values: Values

  constructor(problem: keyof typeof templateMessages | Message, values: Values = {}) {
    const message = typeof problem === 'string' ? templateMessages[problem] : problem
    super(message.default)
    this.problem = message
    this.values = { where: '', ...values }
  }

  /** As a schema or a form holds it. */
  said(): string {
    return says(this.problem, this.values)
  }
}

/** What came out, or why nothing did. */
export function attempted<Result>(act: () => Result): { result: Result } | { failure: TemplateFailure } {
  try {
    return { result: act() }
  } catch (error) {
    if (error instanceof TemplateFailure) return { failure: error }
    throw error
  }
}
