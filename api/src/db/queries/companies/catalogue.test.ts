import { findCityId, services } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { findCityByName, findUnknown, listBuildingTypes, listCategories, listCities } from './catalogue.ts'

describeOnEachEngine('the catalogue', (open) => {
  it('has the three services as categories', async () => {
    const { read } = await open()
    expect(await listCategories(read)).toEqual(
      services.map(({ categoryId, name }) => ({ id: categoryId, name })),
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

  it('lists the ids that no entry has', async () => {
    const { read } = await open()
    expect(await findUnknown(read, 'categories', [4, 3, 99, 3])).toEqual([3, 99])
    expect(await findUnknown(read, 'cities', [1, 2])).toEqual([])
    expect(await findUnknown(read, 'buildingTypes', [10])).toEqual([10])
    expect(await findUnknown(read, 'buildingTypes', [])).toEqual([])
  })

  it('finds a city by its name, then by the one that the code has for it', async () => {
    const { read, write } = await open()
    const rename = (id: number, name: string) =>
      write((trx) => trx.updateTable('cities').set({ name }).where('id', '=', id).execute())
    await rename(26, 'Shaheed Benazirabad')
    const cities = await listCities(read)
    const idOf = (asked: string) => findCityByName(cities, (name) => name === asked)?.id
    expect(['Shaheed Benazirabad', 'Nawabshah', 'Nowhere'].map(idOf)).toEqual([26, 26, undefined])
    await rename(27, 'Nawabshah')
    expect(findCityByName(await listCities(read), (name) => name === 'Nawabshah')?.id).toBe(27)
  })
})
