import { buildingType, category, city } from '@tameer/contract'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

describeOnEachEngine('catalogue', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })

  it('lists the three services under the ids the home page uses', async () => {
    const response = await call(test.app, 'listCategories')
    expect(z.object({ data: z.array(category) }).parse(response.json()).data).toEqual([
      { id: 4, name: 'Architecture' },
      { id: 5, name: 'Construction' },
      { id: 6, name: 'Interior Design' },
    ])
    expect(response.headers['cache-control']).toBe('public, max-age=60')
  })

  it('lists at least the twenty largest cities by name', async () => {
    const { data } = z.object({ data: z.array(city) }).parse((await call(test.app, 'listCities')).json())
    const names = data.map((one) => one.name)
    expect(names).toEqual(
      expect.arrayContaining(['Karachi', 'Lahore', 'Islamabad', 'Faisalabad', 'Peshawar']),
    )
    expect(names.length).toBeGreaterThanOrEqual(20)
    expect(names).toEqual(names.toSorted())
  })

  it('lists the nine building types in their order', async () => {
    const { data } = z
      .object({ data: z.array(buildingType) })
      .parse((await call(test.app, 'listBuildingTypes')).json())
    expect(data.map((one) => one.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(data[4]?.name).toBe('Residential')
  })

  it('says that it is alive', async () => {
    expect((await call(test.app, 'health')).json()).toMatchObject({ status: 'ok' })
  })
})
