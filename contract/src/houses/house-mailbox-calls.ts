import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { lostHouses, mailboxCode, mailboxForm, wayBack } from './house-forms.ts'
import { houseView } from './house-view.ts'

// The family's mailbox, and the way back into a house whose keys were lost.

const tag = 'houses'
const params = z.object({ id: uuid })
const acts = { tag, access: 'house', right: 'house-act', params } as const

export const putHouseMailbox = endpoint('putHouseMailbox', {
  ...acts,
  status: 200,
  summary:
    'Puts a mailbox and a new own key in place, and mails a code to the mailbox; with one that waits already, a new code.',
  body: mailboxForm,
  response: houseView,
})

export const confirmHouseMailbox = endpoint('confirmHouseMailbox', {
  ...acts,
  status: 200,
  summary: 'Confirms the mailbox with the code of the mail.',
  body: mailboxCode,
  response: houseView,
})

export const endHouseMailbox = endpoint('endHouseMailbox', {
  ...acts,
  status: 204,
  summary: 'Takes the mailbox out of the house.',
})

export const recoverHouses = endpoint('recoverHouses', {
  tag,
  access: 'anyone',
  status: 204,
  summary: 'Mails a link to each house of a confirmed mailbox. The response is the same for every address.',
  body: lostHouses,
})

export const takeHouseBack = endpoint('takeHouseBack', {
  tag,
  access: 'anyone',
  status: 200,
  summary: 'Puts an own key in place with the token of such a link, once.',
  body: wayBack,
  response: z.object({ id: z.uuid() }),
})
