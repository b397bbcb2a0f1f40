import type { Address } from '../addresses.ts'

/** Method and path of every call of a house file. Pure, and apart from the others: most visits never need them. */
export const houseAddresses = {
  createHouse: { method: 'POST', path: '/houses' },
  listHouses: { method: 'GET', path: '/houses' },
  getHouse: { method: 'GET', path: '/houses/:id' },
  deleteHouse: { method: 'DELETE', path: '/houses/:id' },
  listHouseEntries: { method: 'GET', path: '/houses/:id/entries' },
  addHouseEntry: { method: 'POST', path: '/houses/:id/entries' },
  takeBackEntry: { method: 'DELETE', path: '/houses/:id/entries/:entryId' },
  sendHousePicture: { method: 'PUT', path: '/houses/:id/pictures/:pictureId' },
  beginStage: { method: 'POST', path: '/houses/:id/stages/:stageId/begin' },
  claimStage: { method: 'POST', path: '/houses/:id/stages/:stageId/claim' },
  unclaimStage: { method: 'POST', path: '/houses/:id/stages/:stageId/unclaim' },
  agreeStage: { method: 'POST', path: '/houses/:id/stages/:stageId/agree' },
  questionStage: { method: 'POST', path: '/houses/:id/stages/:stageId/question' },
  finishStage: { method: 'POST', path: '/houses/:id/stages/:stageId/finish' },
  takeStageBack: { method: 'POST', path: '/houses/:id/stages/:stageId/take-back' },
  putOwnHouseKey: { method: 'PUT', path: '/houses/:id/keys/own' },
  putFamilyHouseKey: { method: 'PUT', path: '/houses/:id/keys/family' },
  endFamilyHouseKey: { method: 'DELETE', path: '/houses/:id/keys/family' },
  putSiteLink: { method: 'PUT', path: '/houses/:id/keys/site/:linkId' },
  proposeChange: { method: 'POST', path: '/houses/:id/changes' },
  answerChange: { method: 'POST', path: '/houses/:id/changes/:changeId/answer' },
  withdrawChange: { method: 'DELETE', path: '/houses/:id/changes/:changeId' },
  notePayment: { method: 'POST', path: '/houses/:id/payments' },
  answerPayment: { method: 'POST', path: '/houses/:id/payments/:paymentId/answer' },
  withdrawPayment: { method: 'DELETE', path: '/houses/:id/payments/:paymentId' },
  closeHouse: { method: 'POST', path: '/houses/:id/close' },
  putHouseMailbox: { method: 'PUT', path: '/houses/:id/mailbox' },
  confirmHouseMailbox: { method: 'POST', path: '/houses/:id/mailbox/code' },
  endHouseMailbox: { method: 'DELETE', path: '/houses/:id/mailbox' },
  recoverHouses: { method: 'POST', path: '/houses/recover' },
  takeHouseBack: { method: 'PUT', path: '/houses/recover' },
  endSiteLink: { method: 'DELETE', path: '/houses/:id/keys/site/:linkId' },
} as const satisfies Record<string, Address>

export type HouseEndpointName = keyof typeof houseAddresses
