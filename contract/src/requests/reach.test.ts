import { expect, it } from 'vitest'
import { login, reachCases } from '../fixtures/reach-cases.ts'
import { reachOfCompany, reachOfProject } from './reach.ts'

it.each(reachCases)('$name: call, chat, mail and website', ({ company, project, asCompany, asProject }) => {
  const record = { email: login, contact: company }
  expect(Object.values(reachOfCompany(record, project))).toEqual(asCompany)
  expect(Object.values(reachOfProject(project, record))).toEqual(asProject)
})

it('reaches a company without a project by its own details', () => {
  const [{ company, asCompany }] = reachCases as [(typeof reachCases)[number]]
  const [phone, whatsapp, email, website] = asCompany
  expect(reachOfCompany({ email: login, contact: company })).toEqual({ phone, whatsapp, email, website })
})
