// Requests that wait, on the dashboard.
export { begins, beginsNotSure, monthOf } from './quote-requests.ts'

export const newRequests = (count: number, more: boolean) => `New quote requests (${count}${more ? '+' : ''})`
export const lookAtRequests = 'Look at the requests'
