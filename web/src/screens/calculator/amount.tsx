export { Amount } from '../../ui/amount.tsx'
