import { darken } from './colours.ts'
import { type Block, centred, curtainWall, walls, windowRows } from './front-parts.ts'
import { hedgeAt, planter, tileBand } from './house-parts.ts'
import { drawMasses, type Mass, slab } from './masses.ts'
import { archIn, doorIn, glass, jaaliIn, railAt, windowIn } from './openings.ts'

export const officeTower: Block = (sheet, ground) => {
  const { random, light } = sheet
  const ft = random.between(6.6, 7.4)
  const { wall, accent } = walls(sheet, ft)
  const storeys = random.int(7, 9)
  const width = random.between(66, 92)
  const top = 16 + storeys * 11.5
  const b = centred(sheet, ground, width, ft)
  const kind = random.int(0, 2)
  const masses: Mass[] = [
    {
      x: 0,
      y: 0,
      w: width,
      h: top,
      out: 0,
      wall,
      coping: 2,
      dress: () => {
        if (kind === 0) curtainWall(b, 4, 16, width - 8, storeys * 11.5, 11.5, 5)
        else if (kind === 1)
          windowRows(b, 4, width - 8, 19, storeys, 11.5, Math.round(width / 9), (x, y, w) =>
            windowIn(b, x + 0.8, y, w - 1.6, 7.6, 'tall'),
          )
        else
          for (let s = 0; s < storeys; s++) {
            glass(b, 4, 19 + s * 11.5, width - 8, 6.6)
            slab(b, 2, 25.6 + s * 11.5, width - 4, 1, 2.4)
            for (let i = 0; i < width / 2.4 - 4; i++)
              b.rect(5 + i * 2.4, 19 + s * 11.5, 0.5, 6.6, accent.base)
          }
      },
    },
    {
      x: width * 0.74,
      y: 0,
      w: width * 0.2,
      h: top + 10,
      out: 3,
      wall: accent,
      coping: 1.6,
      dress: () => {
        windowRows(b, width * 0.8, width * 0.08, 20, storeys, 11.5, 1, (x, y, w) =>
          windowIn(b, x, y, w, 7, 'plain'),
        )
      },
    },
    {
      x: -10,
      y: 0,
      w: width * 0.5,
      h: 15,
      out: 7,
      wall: accent,
      coping: 1.4,
      dress: () => {
        for (let i = 0; i < 5; i++) windowIn(b, -8 + i * (width * 0.098), 1, width * 0.085, 10, 'plain')
      },
    },
  ]
  drawMasses(b, masses)
  glass(b, width * 0.44, 0, width * 0.26, 13)
  for (let i = 0; i <= 4; i++) b.rect(width * (0.44 + 0.065 * i) - 0.3, 0, 0.6, 13, light.tone('#39424a'))
  slab(b, width * 0.4, 13, width * 0.34, 1.4, 5, '#d9d4c8')
  for (let i = 0; i < 4; i++) b.rect(width * 0.1 + i * 9, top, 6, 5, light.tone('#8f9598'))
  hedgeAt(b, -34, 22, 4)
  hedgeAt(b, width + 4, 26, 4)
}

export const hotel: Block = (sheet, ground) => {
  const { random, light, region } = sheet
  const ft = random.between(8.6, 9.8)
  const { wall, accent } = walls(sheet, ft)
  const storeys = random.int(4, 6)
  const width = 128
  const b = centred(sheet, ground, width, ft)
  const arched =
    region.name === 'lahore' || region.name === 'multan' || region.name === 'frontier' || random.chance(0.4)
  const bays = storeys > 5 ? 4 : 5
  const wing = (x0: number): Mass => ({
    x: x0,
    y: 0,
    w: 46,
    h: 16 + storeys * 10.6,
    out: 0,
    wall,
    coping: 1.4,
    dress: () => {
      windowRows(b, x0 + 1, 44, 18, storeys, 10.6, bays, (x, y, w) => {
        if (arched) archIn(b, x + 1.2, y - 0.6, w - 2.4, 8.6, true)
        else windowIn(b, x + 1, y, w - 2, 7.4, 'sliding', '#4a3526')
      })
      for (let s = 0; s < storeys; s++) {
        slab(b, x0 + 1, 16.4 + s * 10.6, 44, 0.8, 2.6, '#efe9dc')
        railAt(b, x0 + 1, 17.2 + s * 10.6, 44, 'bars')
      }
      for (let i = 0; i < bays; i++) archIn(b, x0 + 1.8 + (i * 44) / bays, 0.6, 40 / bays - 0.6, 13, arched)
    },
  })
  const tower: Mass = {
    x: 46,
    y: 0,
    w: 36,
    h: 26 + storeys * 10.6,
    out: 5,
    wall: accent,
    coping: 2,
    dress: () => {
      jaaliIn(
        b,
        51,
        20,
        26,
        storeys * 10.6 - 4,
        random.pick(['star', 'cross', 'breeze']),
        region.name === 'karachi' ? '#f1ece1' : '#d8b58a',
      )
      if (region.name === 'multan' || region.name === 'sindh') tileBand(b, 46, 20 + storeys * 10.6, 36, 2)
    },
  }
  drawMasses(b, [wing(0), wing(82), tower])
  b.rect(40, 0, 48, 12, light.lit > 0.3 ? '#f6cf86' : darken(light.tone('#6d7a80'), 0.2))
  for (let i = 0; i < 4; i++) doorIn(b, 47 + i * 9.2, 6, 9.4, 0, '#5d3a22')
  slab(b, 36, 12, 56, 2.2, 6, '#efe9dc')
  for (const x of [38, 50, 76, 88]) b.rect(x, 0, 1.8, 12, light.tone('#e6dfd0'))
  planter(b, 2, 0, 36)
  planter(b, 90, 0, 36)
}
