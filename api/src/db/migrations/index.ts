import type { Migration } from 'kysely'
import * as init from './001-init.ts'
import * as rateLimits from './002-rate-limits.ts'
import * as accounts from './003-accounts.ts'
import * as manyServers from './004-many-servers.ts'
import * as largeData from './005-large-data.ts'
import * as idempotencyKeys from './006-idempotency-keys.ts'
import * as portfolioColumns from './007-portfolio-columns.ts'
import * as accountsAndCompanies from './008-accounts-and-companies.ts'
import * as secondVersion from './009-second-version/index.ts'
import * as priceChanges from './010-price-changes.ts'
import * as houseFile from './011-house-file.ts'
import * as fieldFigures from './012-field-figures.ts'
import * as houseMail from './013-house-mail.ts'
import * as houseReports from './014-house-reports.ts'
import * as houseMaterial from './015-house-material.ts'

/**
 * Every migration, by name, in order. A released one is never edited. One that is not released yet is, and its name ends
 * with a digest of its tables: a database of an earlier commit is refused then, and begins anew. A test says the name.
 */
export const migrations: Record<string, Migration> = {
  '001-init': { up: init.up, down: init.down },
  '002-rate-limits': { up: rateLimits.up, down: rateLimits.down },
  '003-accounts': { up: accounts.up, down: accounts.down },
  '004-many-servers': { up: manyServers.up, down: manyServers.down },
  '005-large-data': { up: largeData.up, down: largeData.down },
  '006-idempotency-keys': { up: idempotencyKeys.up, down: idempotencyKeys.down },
  '007-portfolio-columns': { up: portfolioColumns.up, down: portfolioColumns.down },
  '008-accounts-and-companies': { up: accountsAndCompanies.up, down: accountsAndCompanies.down },
  '009-second-version.01793e': { up: secondVersion.up },
  '010-price-changes.5822c9': { up: priceChanges.up },
  '011-house-file.88ea24': { up: houseFile.up, down: houseFile.down },
  '012-field-figures.bed12b': { up: fieldFigures.up },
  '013-house-mail.e68350': { up: houseMail.up },
  '014-house-reports.1eea04': { up: houseReports.up },
  '015-house-material.19f4cd': { up: houseMaterial.up },
}
