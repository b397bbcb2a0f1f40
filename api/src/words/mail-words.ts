import * as enBilling from '@tameer/words/en/billing-mails'
import * as enCatalogue from '@tameer/words/en/catalogue'
import * as enHouses from '@tameer/words/en/house-mails'
import * as enMails from '@tameer/words/en/mails'
import * as enMarkMails from '@tameer/words/en/mark-mails'
import * as enMarks from '@tameer/words/en/marks'
import * as enPrepared from '@tameer/words/en/prepared-mails'
import * as enRates from '@tameer/words/en/rate-mails'
import * as enReports from '@tameer/words/en/report-mails'
import * as enBrief from '@tameer/words/en/request-brief'
import * as enRequests from '@tameer/words/en/request-mails'
import * as enRestrictionMails from '@tameer/words/en/restriction-mails'
import * as enRestrictions from '@tameer/words/en/restrictions'
import * as urBilling from '@tameer/words/ur/billing-mails'
import * as urCatalogue from '@tameer/words/ur/catalogue'
import * as urHouses from '@tameer/words/ur/house-mails'
import * as urMails from '@tameer/words/ur/mails'
import * as urMarkMails from '@tameer/words/ur/mark-mails'
import * as urMarks from '@tameer/words/ur/marks'
import * as urPrepared from '@tameer/words/ur/prepared-mails'
import * as urRates from '@tameer/words/ur/rate-mails'
import * as urReports from '@tameer/words/ur/report-mails'
import * as urBrief from '@tameer/words/ur/request-brief'
import * as urRequests from '@tameer/words/ur/request-mails'
import * as urRestrictionMails from '@tameer/words/ur/restriction-mails'
import * as urRestrictions from '@tameer/words/ur/restrictions'

/** Texts of the letters, in each language. */
export const mailWords = { en: enMails, ur: urMails }
export const billingWords = { en: enBilling, ur: urBilling }
export const houseWords = { en: enHouses, ur: urHouses }
export const markMailWords = { en: enMarkMails, ur: urMarkMails }
export const markWords = { en: enMarks, ur: urMarks }
export const preparedWords = { en: enPrepared, ur: urPrepared }
export const rateMailWords = { en: enRates, ur: urRates }
export const reportWords = { en: enReports, ur: urReports }
/** Content of a request, for one line of a letter about it. */
export const briefWords = { en: enBrief, ur: urBrief }
export const requestWords = { en: enRequests, ur: urRequests }
export const restrictionWords = { en: enRestrictionMails, ur: urRestrictionMails }
export const reasonWords = { en: enRestrictions, ur: urRestrictions }
export const catalogueWords = { en: enCatalogue, ur: urCatalogue }
