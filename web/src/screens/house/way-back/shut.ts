// The page in place of a house that no key of this device opens. One file, loaded when it is needed.
export { NoHouse } from '../no-house.tsx'
export { TakeBack } from './take-back.tsx'
