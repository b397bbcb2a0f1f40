import { services } from '@tameer/contract'
import { expect, it } from 'vitest'
import { paths } from '../../../../web/src/lib/paths.ts'
import { calculatorAddress } from '../../../../web/src/screens/home/calculator-address.ts'
import {
  clientAboutLink,
  clientCalculatorLink,
  clientCompanyLink,
  clientContractorsLink,
  clientCostLink,
  clientPortfolioLink,
  clientScreens,
  clientServiceLink,
} from './client-links.ts'

it('leads where the client has its screens', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  const [{ categoryId: service }] = services
  expect(clientPortfolioLink(id)).toBe(`/#${paths.portfolio.to(id)}`)
  expect(clientCompanyLink(id)).toBe(`/#${paths.companyProfile.to({ company: id })}`)
  expect(clientServiceLink(service)).toBe(`/#${paths.contractors.to({ service })}`)
  expect(clientServiceLink(service, 2)).toBe(`/#${paths.contractors.to({ service, city: 2 })}`)
  expect(clientCostLink('Karachi', '5 Marla')).toBe(`/#${calculatorAddress('Karachi', '5 Marla')}`)
  const screens = Object.values(paths).map(({ pattern }) => pattern)
  expect(new Set(clientScreens)).toEqual(new Set(screens.filter((pattern) => pattern !== '/')))
  expect(clientContractorsLink).toBe(`/#${paths.contractors.to()}`)
  expect(clientCalculatorLink).toBe(`/#${paths.calculator.to()}`)
  expect(clientAboutLink).toBe(`/#${paths.about.to()}`)
})
