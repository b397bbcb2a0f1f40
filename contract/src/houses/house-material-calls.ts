import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { newDelivery, newSnag, snagAnswer, snagMending } from './house-forms.ts'
import { houseView } from './house-view.ts'

// Material that came to a house, and its faults.

const writes = { tag: 'houses', access: 'house', response: houseView } as const
const params = z.object({ id: uuid })
const snagParams = z.object({ id: uuid, snagId: uuid })

export const addDelivery = endpoint('addDelivery', {
  ...writes,
  right: 'house-add',
  status: 201,
  params,
  summary: 'Writes down material that came, or a correction of it, which counts at once.',
  body: newDelivery,
})

export const addSnag = endpoint('addSnag', {
  ...writes,
  right: 'house-act',
  status: 201,
  params,
  summary: 'Names a fault with its place and pictures.',
  body: newSnag,
})

export const mendSnag = endpoint('mendSnag', {
  ...writes,
  right: 'house-build',
  status: 201,
  params: snagParams,
  summary: 'Says that a fault is mended, with a picture. The family then accepts it or not.',
  body: snagMending,
})

export const answerSnag = endpoint('answerSnag', {
  ...writes,
  right: 'house-act',
  status: 200,
  params: snagParams,
  summary: 'Accepts a fault as mended, or opens it again.',
  body: snagAnswer,
})
