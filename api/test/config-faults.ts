import { ConfigError, type Environment, readConfig } from '../src/core/config/config.ts'

/** The faults that the configuration finds in these variables; empty when there are none. */
export function faultsOf(environment: Environment): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}
