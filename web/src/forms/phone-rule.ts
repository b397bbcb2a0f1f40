export { parsePhone } from '@tameer/contract'
