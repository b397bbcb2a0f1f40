import { mix } from './colours.ts'

export type Hour = 'dawn' | 'morning' | 'noon' | 'monsoon' | 'golden' | 'dusk' | 'night' | 'paper'

/** Light of an hour of the day. */
export type Light = {
  hour: Hour
  /** Colours from the top of the sky to the horizon. */
  sky: readonly string[]
  sun: { x: number; y: number; r: number; colour: string } | undefined
  cloud: string
  haze: string
  shadow: string
  shadowStrength: number
  /** Colours at the top and the foot of a pane of glass. */
  glass: readonly [string, string]
  /** Share of windows with a lamp on. */
  lit: number
  /** Changes the colour of a material for this hour. */
  tone(colour: string): string
}

type Setting = Omit<Light, 'tone' | 'hour'> & { wash: string; strength: number }

const settings: Record<Hour, Setting> = {
  dawn: {
    sky: ['#86a9c9', '#c3cbd3', '#f1cfae', '#fbe3c4'],
    sun: { x: 300, y: 610, r: 46, colour: '#fff1cf' },
    cloud: '#fbe9dc',
    haze: '#f0d9c4',
    shadow: '#4b3f63',
    shadowStrength: 0.36,
    glass: ['#7f93a8', '#e8c9aa'],
    lit: 0.15,
    wash: '#f3b988',
    strength: 0.14,
  },
  morning: {
    sky: ['#6ea6d4', '#a5cbe6', '#dcebf0', '#f3eedf'],
    sun: undefined,
    cloud: '#ffffff',
    haze: '#dbe6ea',
    shadow: '#27324d',
    shadowStrength: 0.36,
    glass: ['#54718a', '#a9c4d4'],
    lit: 0,
    wash: '#fff3d8',
    strength: 0.06,
  },
  noon: {
    sky: ['#3f86c4', '#6fa9d8', '#b5d6ea', '#e2f0f4'],
    sun: undefined,
    cloud: '#ffffff',
    haze: '#cfe0ea',
    shadow: '#1f2c48',
    shadowStrength: 0.44,
    glass: ['#3f627f', '#8fb3c9'],
    lit: 0,
    wash: '#ffffff',
    strength: 0.02,
  },
  monsoon: {
    sky: ['#6e7f8e', '#93a1aa', '#bfc8c9', '#dfe0d6'],
    sun: undefined,
    cloud: '#7f8d98',
    haze: '#b9c3c3',
    shadow: '#2a333b',
    shadowStrength: 0.22,
    glass: ['#55656f', '#aab8bb'],
    lit: 0.25,
    wash: '#9fb0b3',
    strength: 0.14,
  },
  golden: {
    sky: ['#6f9cc4', '#a9c3cf', '#f0dcb0', '#f8c583'],
    sun: { x: 1220, y: 560, r: 50, colour: '#fff3cf' },
    cloud: '#fdeed4',
    haze: '#ecd9b5',
    shadow: '#3a2f52',
    shadowStrength: 0.42,
    glass: ['#5f7f95', '#f0cf94'],
    lit: 0.1,
    wash: '#ffc56b',
    strength: 0.15,
  },
  dusk: {
    sky: ['#283a66', '#5d5484', '#b5657b', '#ee9a62', '#fbc983'],
    sun: { x: 1280, y: 720, r: 54, colour: '#ffe2a6' },
    cloud: '#d9807b',
    haze: '#c98a7c',
    shadow: '#231a3a',
    shadowStrength: 0.46,
    glass: ['#4a4a70', '#d98a6b'],
    lit: 0.55,
    wash: '#77456a',
    strength: 0.27,
  },
  night: {
    sky: ['#071027', '#10204a', '#23386b', '#4a5a86'],
    sun: { x: 1240, y: 210, r: 38, colour: '#f4efd9' },
    cloud: '#2b3d6b',
    haze: '#2c3d68',
    shadow: '#050a1a',
    shadowStrength: 0.5,
    glass: ['#16233f', '#33476e'],
    lit: 0.78,
    wash: '#141f42',
    strength: 0.55,
  },
  paper: {
    sky: ['#f4efe2', '#f4efe2'],
    sun: undefined,
    cloud: '#e4ebee',
    haze: '#d9dccf',
    shadow: '#33405a',
    shadowStrength: 0.34,
    glass: ['#7b94a8', '#c9d8dd'],
    lit: 0,
    wash: '#f4efe2',
    strength: 0.22,
  },
}

export function lightAt(hour: Hour): Light {
  const { wash, strength, ...rest } = settings[hour]
  return { ...rest, hour, tone: (colour) => mix(colour, wash, strength) }
}
