import type { Problems } from '../../../forms/form-problems.ts'

/** The parts of the form in their order; a phone shows one at a time. */
export const requestSteps = ['what', 'who', 'you', 'check'] as const
export type RequestStep = (typeof requestSteps)[number]

const fieldsOfStep: Record<RequestStep, readonly string[]> = {
  what: ['city', 'plotSize', 'coveredAreaSft', 'images', 'locality', 'start', 'notes'],
  who: ['companyIds'],
  you: ['name', 'email', 'phone'],
  check: [],
}

export function readStep(text: string | null): RequestStep {
  return requestSteps.find((one) => one === text) ?? 'what'
}

/** The problems shown by a step's own fields. */
export function problemsIn(step: RequestStep, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => fieldsOfStep[step].includes(name)))
}

export function hasProblemIn(step: RequestStep, problems: Problems): boolean {
  return Object.values(problemsIn(step, problems)).some(Boolean)
}

/** The first step with a problem. */
export function firstFaulty(problems: Problems): RequestStep | undefined {
  return requestSteps.find((step) => hasProblemIn(step, problems))
}
