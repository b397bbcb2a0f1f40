// Requests that wait, on the dashboard.
import { signApart } from '../figures.ts'

export { begins, beginsNotSure, monthOf } from './quote-requests.ts'

export const newRequests = (count: number, more: boolean) =>
  `کوٹیشن کی نئی درخواستیں (${signApart(`${count}${more ? '+' : ''}`)})`
export const lookAtRequests = 'درخواستیں دیکھیں'
