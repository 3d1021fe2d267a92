import { execFileSync } from 'node:child_process'

/** Whether this machine has a program that a test draws or bends pictures with. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
