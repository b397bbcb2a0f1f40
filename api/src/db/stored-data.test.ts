import * as privacy from '@tameer/words/en/privacy'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine, type Engine } from '../../test/databases.ts'
import type { Reader } from './database.ts'

interface Column {
  table: string
  name: string
}

type Told = { by: readonly (keyof typeof privacy)[]; columns: string }

/** Columns that say nothing about a person or a company. */
const ours = (columns: string): Told => ({ by: [], columns })

const placed = 'company_id hidden place position_key'
const links = 'facebook_link instagram_link linkedin_link tiktok_link twitter_link website'

// To store something new: say in the privacy policy that it is stored, change the policy's date, then add it here.
const stored: Record<string, Told> = {
  account_removals: { by: ['erasingText'], columns: 'id mailbox_key removed_at shown' },
  accounts: {
    by: ['accountsCompany', 'accountsPassword', 'accountsLanguage'],
    columns: 'created_at email email_key id language password_hash role updated_at',
  },
  building_types: ours('id name name_ur version'),
  categories: ours('id name name_ur version'),
  cities: ours('id name name_ur version'),
  companies: {
    by: ['accountsCompany', 'accountsDesk'],
    columns: `about account_id city_id complete_rate_given_at complete_rate_pkr contact_email created_at desk_version founded
      grey_rate_given_at grey_rate_pkr id image_file image_height image_width languages ${links} minimum_project_pkr name
      office_address people phone position position_key rates_asked_before restricted search_text unlisted updated_at whatsapp
      working_hours`,
  },
  company_categories: { by: ['accountsCompany'], columns: 'category_id company_id position_key' },
  company_cities: { by: ['accountsCompany'], columns: 'city_id company_id' },
  company_search_parts: { by: ['accountsCompany'], columns: 'company_id part position_key' },
  company_visits: { by: ['accountsVisits', 'visitorsCounted'], columns: 'company_id day kind visits' },
  desk_log: {
    by: ['accountsDesk'],
    columns: 'actor actor_id after before created_at event id network subject_id subject_kind',
  },
  email_changes: {
    by: ['mailText'],
    columns: 'account_id changed_at created_at expires_at mail_id new_email session_hash token_hash',
  },
  email_confirmations: {
    by: ['mailText'],
    columns: 'account_id confirmed_at created_at expires_at token_hash',
  },
  email_undos: { by: ['mailText'], columns: 'account_id email email_key expires_at mail_id token_hash' },
  house_changes: {
    by: ['housesText'],
    columns: `answer_text answered_at at author_id by_word days house_id id pkr seq side stage_id state until what why`,
  },
  house_deliveries: {
    by: ['housesText'],
    columns: 'corrects day house_id id material pkr quantity seq',
  },
  house_entries: {
    by: ['housesText'],
    columns: 'at author_id gone house_id id kind seq side stage_id text who',
  },
  house_keys: { by: ['housesText'], columns: 'house_id id key_hash kind made_on money name used_on' },
  house_codes: ours('code_hash expires_at house_id tries_left'),
  house_notices: ours('company_id created_at due_at event house_id id thing_id'),
  house_old_mailboxes: { by: ['housesMailbox'], columns: 'email email_key expires_at house_id' },
  house_ways_back: {
    by: ['housesMailbox'],
    columns: 'created_at expires_at house_id mailbox_key token_hash used_key_hash',
  },
  house_payments: {
    by: ['housesText'],
    columns: 'answered_at at author_id corrects day house_id id note pkr seq side stage_id state way',
  },
  house_pictures: {
    by: ['housesText', 'picturesText', 'housesReports'],
    columns: `author_id bytes created_at file height hidden_at house_id id kind position sent_sha256 side stored_sha256 taken_at thing
      thing_id width`,
  },
  house_snags: { by: ['housesText'], columns: 'house_id id mending_id moved_at place seq state' },
  house_stages: {
    by: ['housesText'],
    columns: `agreed_at claim_id done_on due house_id id percent_hundredths planned_on position question_id share_pkr stage
      state without_claim`,
  },
  houses: {
    by: ['housesText', 'housesMailbox', 'housesHowLong'],
    columns: `acted_at answers base_pkr basis bill builder city close_reason close_text closed_alone closed_at company_id
      covered_area_sft created_at email email_confirmed_at email_key erased_at held_at id language locality made_fingerprint
      materials plot price_book quote_id request_id seq starts_on state tax_on_top told_at weeks`,
  },
  images: {
    by: ['accountsPortfolios', 'picturesText'],
    columns: 'created_at file height id portfolio_id position width',
  },
  field_counts: { by: ['visitorsSpeed'], columns: 'at_most day name network screens visits' },
  invitations: {
    by: ['requestsText', 'accountsQuotes'],
    columns: `company_id created_at decline_reason decline_text declined_at id phone_released quote_revision released_at
      reminded_at request_id seen_at sent_at state`,
  },
  job_runs: ours('finished_at held_until name next_at owner'),
  keyed_calls: { by: ['logsTwice'], columns: 'created_at fingerprint id response' },
  mail_outbox: {
    by: ['mailOutbox'],
    columns: `attempts claimed_by claimed_until created_at expires_at html id language last_error next_attempt_at recipient
      sent_at subject text unsubscribe_link`,
  },
  marks: {
    by: ['accountsMarks'],
    columns: `category checked_at company_id document_file entered_at holder id kind number refusal reminded_days
      renamed_from state valid_until words`,
  },
  // About the people who run the service.
  operators: ours('account_id created_at last_step name next_secret secret welcome_hash welcome_until'),
  paper_letters: ours('id letters'),
  paper_numbers: ours('kind last letters year'),
  payment_events: {
    by: ['accountsPayments'],
    columns: 'created_at detail event id payment_id',
  },
  payments: {
    by: ['accountsPayments'],
    columns: `amount asked_at asks bank_number company_id created_at expires_at gateway handle id in_place_of language months
      next_ask_at paid_at payer payer_address plan receipt reference refund_due_at refund_note refund_reason refunded_at reminded
      said_paid_at seller_address seller_name seller_tax_number slip_file state tax_percent`,
  },
  portfolio_building_types: {
    by: ['accountsPortfolios'],
    columns: `building_type_id ${placed} portfolio_id`,
  },
  portfolio_cities: { by: ['accountsPortfolios'], columns: `city_id ${placed} portfolio_id` },
  portfolio_city_types: {
    by: ['accountsPortfolios'],
    columns: `building_type_id city_id ${placed} portfolio_id price`,
  },
  portfolios: {
    by: ['accountsPortfolios', 'accountsDesk'],
    columns: `address built_as content created_at draft email id ${links} magazine_link phone ${placed} plot price publication restricted title
      updated_at year_finished`,
  },
  price_changes: ours('base created_at entries id prices_as_of'),
  prepared_profiles: {
    by: ['visitorsPrepared'],
    columns: `about category_ids city_id created_at email id language link_until mailed_at name opened_at phone source
      token_hash updated_at version website whatsapp`,
  },
  quote_drafts: {
    by: ['accountsQuotes'],
    columns: 'company_id draft invitation_id prices_asked prices_given saved_at version',
  },
  quotes: {
    by: ['requestsText', 'accountsQuotes'],
    columns: `body city company_id has_rates headline_pkr id invitation_id like_for_like_pkr read_at revision sent_at service
      valid_until`,
  },
  rate_limits: { by: ['logsCounts'], columns: 'events expires_at key strikes' },
  recovery_codes: ours('account_id code_hash'),
  reminder_stops: { by: ['mailText'], columns: 'mailbox_key stopped_at' },
  reports: {
    by: ['visitorsReports', 'housesReports'],
    columns: `by_company_id closed_at company_id created_at email entry_id fingerprint house_id id kind language outcome
      portfolio_id quote_id reason request_id taken_by version words`,
  },
  request_images: {
    by: ['requestsText', 'picturesText'],
    columns: 'created_at file height id position request_id width',
  },
  request_notices: ours('company_id created_at event id request_id'),
  request_questions: {
    by: ['requestsText'],
    columns: 'answer answered_at asked_at asked_by company_id id request_id text',
  },
  requests: {
    by: ['requestsText', 'requestsHowLong', 'mailText'],
    columns: `answers bill city close_reason confirm_hash covered_area_sft created_at email email_key ended_at ends_at erased_at
      family_key_hash first_answered_at id key_hash language locality name next_key_hash notes opened_at phone plot price_book reminded_at send_fingerprint
      send_key service start state total_pkr`,
  },
  reset_codes: {
    by: ['mailText'],
    columns: 'account_id code_hash created_at expires_at guesses_left id used_at',
  },
  restrictions: {
    by: ['accountsDesk'],
    columns: 'company_id created_at id measure portfolio_id reason was_hidden words',
  },
  sessions: {
    by: ['accountsSessions'],
    columns: 'account_id code_at created_at device expires_at id last_used_at token_hash',
  },
  suggested_companies: { by: ['requestsSuggested'], columns: 'company_id request_id suggested_at' },
  visit_marks: { by: ['visitorsCounted'], columns: 'day hash' },
}

describeOnEachEngine('what is stored', (open, engine) => {
  it('is named in the privacy policy, table by table and column by column', async () => {
    const db = await open()
    const found = await columnsOf(db.read, engine)
    const told = Object.entries(stored).map(([table, { columns }]) => [table, columns.split(/\s+/).sort()])
    expect(found).toEqual(Object.fromEntries(told))
  })
})

it('is named by sentences that the policy has', () => {
  const sentences = new Map(Object.entries(privacy))
  for (const [table, { by }] of Object.entries(stored)) {
    for (const name of by) expect(sentences.get(name), `${name} for ${table}`).toEqual(expect.any(String))
  }
})

async function columnsOf(db: Reader, engine: Engine): Promise<Record<string, string[]>> {
  const all =
    engine === 'sqlite'
      ? sql<Column>`select t.name as "table", c.name from sqlite_master t, pragma_table_info(t.name) c
          where t.type = 'table' and t.name not like 'sqlite_%'`
      : sql<Column>`select table_name as "table", column_name as name
          from information_schema.columns where table_schema = current_schema()`
  const tables: Record<string, string[]> = {}
  for (const { table, name } of (await all.execute(db)).rows) {
    if (!table.startsWith('kysely_')) tables[table] = [...(tables[table] ?? []), name].sort()
  }
  return tables
}
