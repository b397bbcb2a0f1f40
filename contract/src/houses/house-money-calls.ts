import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { changeAnswer, houseClosing, newChange, newPayment, paymentAnswer } from './house-forms.ts'
import { houseView } from './house-view.ts'

// Changes of the price, payments as both sides say them, and the end of a house. Tameer moves no money.

const writes = { tag: 'houses', access: 'house', right: 'house-money', response: houseView } as const
const params = z.object({ id: uuid })
const changeParams = z.object({ id: uuid, changeId: uuid })
const paymentParams = z.object({ id: uuid, paymentId: uuid })

export const proposeChange = endpoint('proposeChange', {
  ...writes,
  status: 201,
  params,
  summary: 'Proposes a change with its sum; it counts once the other side has agreed.',
  body: newChange,
})

export const answerChange = endpoint('answerChange', {
  ...writes,
  status: 200,
  params: changeParams,
  summary: 'Agrees to a change of the other side, or declines it.',
  body: changeAnswer,
})

export const withdrawChange = endpoint('withdrawChange', {
  ...writes,
  status: 200,
  params: changeParams,
  summary: 'Takes an own change back that nobody has answered.',
})

export const notePayment = endpoint('notePayment', {
  ...writes,
  status: 201,
  params,
  summary: 'Writes a payment down; it counts as paid once the other side confirms it.',
  body: newPayment,
})

export const answerPayment = endpoint('answerPayment', {
  ...writes,
  status: 200,
  params: paymentParams,
  summary: 'Confirms a payment that the other side wrote down, or denies it.',
  body: paymentAnswer,
})

export const withdrawPayment = endpoint('withdrawPayment', {
  ...writes,
  status: 200,
  params: paymentParams,
  summary: 'Takes an own payment back that is not confirmed.',
})

export const closeHouse = endpoint('closeHouse', {
  tag: 'houses',
  access: 'house',
  right: 'house-act',
  status: 200,
  params,
  summary: 'Closes a house as finished, or ends it early with a reason.',
  body: houseClosing,
  response: houseView,
})
