import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openCaches } from '../../../test/kept-caches.ts'
import { noteServerTime } from '../../lib/server-time.ts'
import { writeSession } from '../../store/session-storage.ts'
import { dropPictures, keepPictures, readPictures } from './draft-pictures.ts'

const file = (name: string) => new File([name], name, { type: 'image/jpeg' })
const pictures = (...names: string[]) => Promise.resolve({ files: names.map(file), notes: { names } })
const namesOf = async (key: string) => (await readPictures(key))?.files.map(({ name, type }) => [name, type])

let kept: ReturnType<typeof openCaches>

beforeEach(() => {
  kept = openCaches()
  writeSession({ user: userFixture(), token: 'secret' })
})
afterEach(() => vi.useRealTimers())

describe('the pictures of an unfinished form', () => {
  it('come back in their order, with their notes', async () => {
    await keepPictures('a', pictures('two.jpg', 'one.jpg'))
    expect(await namesOf('a')).toEqual([
      ['two.jpg', 'image/jpeg'],
      ['one.jpg', 'image/jpeg'],
    ])
    expect((await readPictures('a'))?.notes).toEqual({ names: ['two.jpg', 'one.jpg'] })
  })

  it('are stored for each draft separately, only the newest', async () => {
    await keepPictures('a', pictures('a.jpg'))
    void keepPictures('b', pictures('older.jpg'))
    await keepPictures('b', pictures('newer.jpg'))
    expect([await namesOf('a'), await namesOf('b')]).toEqual([
      [['a.jpg', 'image/jpeg']],
      [['newer.jpg', 'image/jpeg']],
    ])
    await dropPictures('a')
    expect([await readPictures('a'), await namesOf('b')]).toEqual([undefined, [['newer.jpg', 'image/jpeg']]])
  })

  it('are removed with a form that is sent while they are being stored', async () => {
    void keepPictures('a', pictures('a.jpg'))
    await dropPictures('a')
    expect(kept.names()).toEqual([])
  })

  it('go after seven days, those of other drafts too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await keepPictures('a', pictures('a.jpg'))
    vi.setSystemTime(Date.now() + (7 * 24 + 1) * 60 * 60_000)
    await keepPictures('b', pictures('b.jpg'))
    expect(await namesOf('b')).toHaveLength(1)
    expect(kept.names()).toEqual(['/draft-pictures/b'])
  })

  it('stay when a clock that was years back is set, by itself or by hand', async () => {
    const now = Date.now()
    vi.useFakeTimers({ now: Date.UTC(2020, 0), toFake: ['Date'] })
    noteServerTime(new Date(now).toUTCString())
    await keepPictures('a', pictures('a.jpg'))
    vi.setSystemTime(now + 60_000)
    expect(await namesOf('a')).toHaveLength(1)
  })

  it('are not stored once nobody is signed in', async () => {
    const late = keepPictures('a', pictures('a.jpg'))
    writeSession(null)
    await late
    expect(kept.names()).toEqual([])
  })

  it('have to be chosen again when the device has no room or no cache', async () => {
    kept.fill()
    await keepPictures('a', pictures('a.jpg'))
    expect(await readPictures('a')).toBeUndefined()
    vi.unstubAllGlobals()
    await keepPictures('a', pictures('a.jpg'))
    expect(await readPictures('a')).toBeUndefined()
  })
})
