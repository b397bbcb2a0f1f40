import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { clientPageSize, maxLength } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import {
  claimAnswer,
  claimQuestion,
  newClaim,
  newEntry,
  newHouse,
  ownKeyForm,
  pictureForm,
  siteLinkForm,
  stageFinish,
} from './house-forms.ts'
import { houseEntries, housePicture, houseRow, houseView } from './house-view.ts'

// A house file: what happens after a builder was chosen. `x-house-key` carries the family's own key, the family's key
// that reads, or a site link; a company whose quote began the house comes with its session. Ids are made by the
// caller. A call that is repeated with the same id and body gets the same answer.

const tag = 'houses'
const params = z.object({ id: uuid })
const stageParams = z.object({ id: uuid, stageId: uuid })
const reads = { tag, access: 'house', right: 'house-read', status: 200, params } as const
const adds = { tag, access: 'house', right: 'house-add', response: houseView } as const
const builds = { tag, access: 'house', right: 'house-build', response: houseView } as const
const acts = { tag, access: 'house', right: 'house-act', response: houseView } as const

export const createHouse = endpoint('createHouse', {
  tag,
  access: 'anyone',
  status: 201,
  summary:
    'Begins a house: with the chosen quote of a request (and its key as `x-request-key`), with an own price, or with an estimate.',
  body: newHouse,
  response: houseView,
})

export const listHouses = endpoint('listHouses', {
  tag,
  access: ['Company'],
  status: 200,
  summary: 'Houses that were begun with quotes of the signed-in company, newest first, in pages.',
  query: z.object(pageQuery(clientPageSize)),
  response: pageOf(houseRow),
})

export const getHouse = endpoint('getHouse', {
  ...reads,
  summary: 'A house as its caller may see it.',
  response: houseView,
})

export const exportHouse = endpoint('exportHouse', {
  tag,
  access: 'house',
  right: 'house-read',
  status: 200,
  params,
  summary:
    'A house as its caller may see it, as a PDF with every picture, its day and the SHA-256 of what is stored. One at a time is made of a house.',
  download: 'application/pdf',
})

export const deleteHouse = endpoint('deleteHouse', {
  tag,
  access: 'house',
  right: 'house-act',
  status: 204,
  params,
  summary: 'Deletes a house with everything kept of it, for both sides and for good.',
})

export const listHouseEntries = endpoint('listHouseEntries', {
  ...reads,
  summary: 'The diary of a house or of one stage, newest first, in pages of 20.',
  query: z.object({ cursor: z.string().max(maxLength.cursor).optional(), stageId: uuid.optional() }),
  response: houseEntries,
})

export const addHouseEntry = endpoint('addHouseEntry', {
  ...adds,
  status: 201,
  params,
  summary: 'Adds pictures, a text, or both. The first entry that names a planned stage begins it.',
  body: newEntry,
})

export const takeBackEntry = endpoint('takeBackEntry', {
  ...adds,
  status: 200,
  params: z.object({ id: uuid, entryId: uuid }),
  summary: 'Takes an own entry back within an hour; a line of it stays.',
})

export const sendHousePicture = endpoint('sendHousePicture', {
  tag,
  access: 'house',
  right: 'house-add',
  status: 201,
  params: z.object({ id: uuid, pictureId: uuid }),
  summary:
    'Keeps a picture for an entry, a claim, a change or a payment; the same file again gets 200. It goes after 7 days when nothing names it.',
  form: pictureForm,
  files: { image: { many: false } },
  response: housePicture,
})

export const beginStage = endpoint('beginStage', {
  ...adds,
  status: 200,
  params: stageParams,
  summary: 'Says that a stage has begun.',
})

export const claimStage = endpoint('claimStage', {
  ...builds,
  status: 201,
  params: stageParams,
  summary: 'Says that a stage is done, with three pictures. Nothing is agreed until the family says so.',
  body: newClaim,
})

export const unclaimStage = endpoint('unclaimStage', {
  ...builds,
  status: 200,
  params: stageParams,
  summary: 'Takes an own claim back that nobody has answered.',
})

export const agreeStage = endpoint('agreeStage', {
  ...acts,
  status: 200,
  params: stageParams,
  summary: 'Agrees to a claim; a `conflict` when it is not the one that waits.',
  body: claimAnswer,
})

export const questionStage = endpoint('questionStage', {
  ...acts,
  status: 200,
  params: stageParams,
  summary: 'Asks about a claim; the stage then waits for a new one.',
  body: claimQuestion,
})

export const finishStage = endpoint('finishStage', {
  ...acts,
  status: 201,
  params: stageParams,
  summary: 'Agrees to a stage without a claim.',
  body: stageFinish,
})

export const takeStageBack = endpoint('takeStageBack', {
  ...acts,
  status: 200,
  params: stageParams,
  summary: 'Takes an agreement back within 24 hours.',
})

export const putOwnHouseKey = endpoint('putOwnHouseKey', {
  ...acts,
  status: 200,
  params,
  summary: 'Puts a new own key in place; its first use ends the one before.',
  body: ownKeyForm,
})

export const putFamilyHouseKey = endpoint('putFamilyHouseKey', {
  ...acts,
  status: 200,
  params,
  summary: 'Puts the key of the family link in place, which reads only.',
  body: ownKeyForm,
})

export const endFamilyHouseKey = endpoint('endFamilyHouseKey', {
  tag,
  access: 'house',
  right: 'house-act',
  status: 204,
  params,
  summary: 'Takes the family link back.',
})

export const putSiteLink = endpoint('putSiteLink', {
  ...acts,
  status: 200,
  params: z.object({ id: uuid, linkId: uuid }),
  summary: 'Makes a link for the site, or changes its name, its sight of money or, with `key`, its key.',
  body: siteLinkForm,
})

export const endSiteLink = endpoint('endSiteLink', {
  tag,
  access: 'house',
  right: 'house-act',
  status: 204,
  params: z.object({ id: uuid, linkId: uuid }),
  summary: 'Takes a site link back. What it added stays.',
})
