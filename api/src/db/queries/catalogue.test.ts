import { findCityId, services } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { findByName, findUnchoosable, listBuildingTypes, listCategories, listCities } from './catalogue.ts'

describeOnEachEngine('the catalogue', (open) => {
  it('has the three services as categories', async () => {
    const { read } = await open()
    expect(await listCategories(read)).toEqual(
      services.map(({ categoryId, name }) => ({ id: categoryId, name, formerNames: [] })),
    )
  })

  it('has the nine building types of the specification in its order', async () => {
    const { read } = await open()
    const types = await listBuildingTypes(read)
    expect(types.map((type) => type.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(types.map((type) => type.name).join(', ')).toBe(
      'Hotel & Resorts, HealthCare, Restaurants, Office Spaces, Residential, Commercial, Cultural Center, Fitness Center, Landscape',
    )
  })

  it('has the large cities of Pakistan by name', async () => {
    const { read } = await open()
    const names = (await listCities(read)).map((city) => city.name)
    expect(names.length).toBeGreaterThanOrEqual(20)
    expect(names).toEqual([...names].sort())
    expect(names).toEqual(expect.arrayContaining(['Karachi', 'Lahore', 'Islamabad', 'Quetta', 'Gilgit']))
  })

  it('has the cities of the estimates under the ids that links carry', async () => {
    const { read } = await open()
    const ids = new Map((await listCities(read)).map(({ id, name }) => [name, id]))
    for (const name of ['Karachi', 'Lahore', 'Islamabad']) expect(findCityId(name)).toBe(ids.get(name))
    expect(findCityId('toString')).toBeUndefined()
  })

  it('lists the ids that cannot be chosen: unknown ones, and retired ones that are new', async () => {
    const { read, write } = await open()
    await write((trx) => trx.updateTable('cities').set({ retiredAt: 1 }).where('id', 'in', [7, 8]).execute())
    expect(await findUnchoosable(read, 'categories', [4, 3, 99, 3])).toEqual([3, 99])
    expect(await findUnchoosable(read, 'cities', [1, 2])).toEqual([])
    expect(await findUnchoosable(read, 'cities', [1, 7, 8, 900], [8, 900])).toEqual([7, 900])
    expect(await findUnchoosable(read, 'buildingTypes', [10])).toEqual([10])
    expect(await findUnchoosable(read, 'buildingTypes', [])).toEqual([])
  })

  it('finds a city by the name it has, then by one that it had', async () => {
    const { read, write } = await open()
    const rename = (id: number, name: string, formerNames: string) =>
      write((trx) => trx.updateTable('cities').set({ name, formerNames }).where('id', '=', id).execute())
    await rename(26, 'Shaheed Benazirabad', 'Nawabshah\nBenazirabad')
    const cities = await listCities(read)
    const idOf = (asked: string) => findByName(cities, (name) => name === asked)?.id
    expect(['Shaheed Benazirabad', 'Nawabshah', 'Benazirabad'].map(idOf)).toEqual([26, 26, 26])
    await rename(27, 'Nawabshah', 'Mingora')
    const now = await listCities(read)
    expect(findByName(now, (name) => name === 'Nawabshah')?.id).toBe(27)
  })
})
