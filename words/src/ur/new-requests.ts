// Requests that wait, on the dashboard.
export { begins, beginsNotSure, monthOf } from './quote-requests.ts'

export const newRequests = (count: number, more: boolean) =>
  `کوٹیشن کی نئی درخواستیں (${count}${more ? '+' : ''})`
export const lookAtRequests = 'درخواستیں دیکھیں'
