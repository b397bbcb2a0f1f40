import type { Migration } from 'kysely'
import * as init from './001-init.ts'
import * as rateLimits from './002-rate-limits.ts'
import * as accounts from './003-accounts.ts'
import * as manyServers from './004-many-servers.ts'
import * as largeData from './005-large-data.ts'
import * as idempotencyKeys from './006-idempotency-keys.ts'
import * as portfolioColumns from './007-portfolio-columns.ts'
import * as accountsAndCompanies from './008-accounts-and-companies.ts'
import * as companyContact from './009-company-contact.ts'
import * as portfolioOrder from './010-portfolio-order.ts'
import * as emailChanges from './011-email-changes.ts'
import * as projectTitles from './012-project-titles.ts'
import * as requests from './013-requests.ts'
import * as operators from './014-operators.ts'
import * as companyFacts from './015-company-facts.ts'
import * as visits from './016-visits.ts'
import * as foldedUrdu from './017-folded-urdu.ts'
import * as keyedCalls from './018-keyed-calls.ts'
import * as restrictions from './019-restrictions.ts'
import * as reports from './020-reports.ts'
import * as marks from './021-marks.ts'
import * as languages from './022-languages.ts'
import * as unsubscribeLinks from './023-unsubscribe-links.ts'
import * as invitationDates from './024-invitation-dates.ts'
import * as companyRates from './025-company-rates.ts'
import * as plotSizes from './026-plot-sizes.ts'
import * as drafts from './027-drafts.ts'
import * as renamedMarks from './028-renamed-marks.ts'
import * as reportedThings from './029-reported-things.ts'
import * as firstAnswers from './030-first-answers.ts'
import * as deskIndexes from './031-desk-indexes.ts'
import * as preparedProfiles from './032-prepared-profiles.ts'
import * as unansweredRequests from './033-unanswered-requests.ts'
import * as supplyCounts from './034-supply-counts.ts'
import * as catalogueChanges from './035-catalogue-changes.ts'
import * as companyTraces from './036-company-traces.ts'
import * as payments from './037-payments.ts'
import * as saidPaid from './038-said-paid.ts'
import * as payerAddress from './039-payer-address.ts'
import * as seller from './040-seller.ts'

/** Every migration, by name, in order. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-init': { up: init.up, down: init.down },
  '002-rate-limits': { up: rateLimits.up, down: rateLimits.down },
  '003-accounts': { up: accounts.up, down: accounts.down },
  '004-many-servers': { up: manyServers.up, down: manyServers.down },
  '005-large-data': { up: largeData.up, down: largeData.down },
  '006-idempotency-keys': { up: idempotencyKeys.up, down: idempotencyKeys.down },
  '007-portfolio-columns': { up: portfolioColumns.up, down: portfolioColumns.down },
  '008-accounts-and-companies': { up: accountsAndCompanies.up, down: accountsAndCompanies.down },
  '009-company-contact': { up: companyContact.up, down: companyContact.down },
  '010-portfolio-order': { up: portfolioOrder.up, down: portfolioOrder.down },
  '011-email-changes': { up: emailChanges.up, down: emailChanges.down },
  '012-project-titles': { up: projectTitles.up, down: projectTitles.down },
  '013-requests': { up: requests.up, down: requests.down },
  '014-operators': { up: operators.up, down: operators.down },
  '015-company-facts': { up: companyFacts.up, down: companyFacts.down },
  '016-visits': { up: visits.up, down: visits.down },
  '017-folded-urdu': { up: foldedUrdu.up, down: foldedUrdu.down },
  '018-keyed-calls': { up: keyedCalls.up, down: keyedCalls.down },
  '019-restrictions': { up: restrictions.up, down: restrictions.down },
  '020-reports': { up: reports.up, down: reports.down },
  '021-marks': { up: marks.up, down: marks.down },
  '022-languages': { up: languages.up, down: languages.down },
  '023-unsubscribe-links': { up: unsubscribeLinks.up, down: unsubscribeLinks.down },
  '024-invitation-dates': { up: invitationDates.up, down: invitationDates.down },
  '025-company-rates': { up: companyRates.up, down: companyRates.down },
  '026-plot-sizes': { up: plotSizes.up, down: plotSizes.down },
  '027-drafts': { up: drafts.up, down: drafts.down },
  '028-renamed-marks': { up: renamedMarks.up, down: renamedMarks.down },
  '029-reported-things': { up: reportedThings.up, down: reportedThings.down },
  '030-first-answers': { up: firstAnswers.up, down: firstAnswers.down },
  '031-desk-indexes': { up: deskIndexes.up, down: deskIndexes.down },
  '032-prepared-profiles': { up: preparedProfiles.up, down: preparedProfiles.down },
  '033-unanswered-requests': { up: unansweredRequests.up, down: unansweredRequests.down },
  '034-supply-counts': { up: supplyCounts.up, down: supplyCounts.down },
  '035-catalogue-changes': { up: catalogueChanges.up, down: catalogueChanges.down },
  '036-company-traces': { up: companyTraces.up, down: companyTraces.down },
  '037-payments': { up: payments.up, down: payments.down },
  '038-said-paid': { up: saidPaid.up, down: saidPaid.down },
  '039-payer-address': { up: payerAddress.up, down: payerAddress.down },
  '040-seller': { up: seller.up, down: seller.down },
}
