export { sending } from './actions.ts'
export { fillIn } from './problems.ts'
