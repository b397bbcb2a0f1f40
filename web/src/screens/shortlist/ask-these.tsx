import {
  type Company,
  type CompanySummary,
  callLink,
  detailedEstimateAddress,
  mailLink,
  maxCompared,
  screens,
  whatsAppLink,
} from '@tameer/contract'
import { useEffect, useState } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/ask-companies'
import { type AskedDays, noteAsked, useAskedDays } from '../../features/companies/asked-companies.ts'
import { CompanyLogo } from '../../features/companies/company-logo.tsx'
import { placeAndWork } from '../../features/companies/place-and-work.ts'
import { inAll, type Summaries } from '../../features/companies/use-summaries.ts'
import { type OwnHouse, useHouseToSend } from '../../features/own-house/own-house.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { Link } from '../../ui/link.tsx'
import { BackLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import type { AskMessage } from './ask-message.ts'
import { SentOn } from './sent-on.tsx'

type AskTheseProps = { ids: readonly string[]; summaries: Summaries }

/** One message to up to three companies, with a button for each. Only the writer knows if it was sent. */
export function AskThese({ ids, summaries: { byId, error, retry } }: AskTheseProps) {
  const house = useHouseToSend()
  const message = useMessage(house)
  const [withLink, setWithLink] = useState(true)
  const days = useAskedDays()
  const companies = ids.flatMap((id) => byId?.get(id) ?? [])
  const sent = companies.filter(({ company }) => days[company.id] !== undefined).length
  const text = message && (withLink && message.link ? `${message.text} ${message.link}` : message.text)
  const next = companies.find(({ company }) => days[company.id] === undefined)
  return (
    <PageSheet busy={!byId && !error} compact>
      <PageHeader
        compact
        measure={byId && companies.length > 0 ? words.sentOf(sent, companies.length) : undefined}
        title={words.title(ids.length)}
      />
      {message && (
        <Letter
          changeAt={house ? detailedEstimateAddress(house.query) : screens.calculator.to()}
          message={message}
          onLink={setWithLink}
          totalPkr={house?.totalPkr}
          withLink={withLink}
        />
      )}
      {error ? (
        <TryAgain onAgain={retry}>{error.message}</TryAgain>
      ) : byId && text !== undefined ? (
        <ol className="mt-5 border-edge border-t">
          {companies.map((summary) => (
            <Asked
              days={days}
              isNext={summary === next}
              key={summary.company.id}
              summary={summary}
              text={text}
            />
          ))}
        </ol>
      ) : (
        <LoadingText />
      )}
      {byId && companies.length < ids.length && (
        <p className="mt-3 text-small">{words.gone(ids.length - companies.length)}</p>
      )}
      <p className="mt-4 max-w-measure text-muted text-small">{words.tameerSendsNothing(maxCompared)}</p>
      <div className="mt-2">
        <BackLink to={screens.shortlist.to()}>{words.backToList}</BackLink>
      </div>
    </PageSheet>
  )
}

/** Describes the house, for which it needs the calculator: loaded on demand. */
function useMessage(house: OwnHouse | null): AskMessage | undefined {
  const [message, setMessage] = useState<AskMessage>()
  useEffect(() => {
    let wanted = true
    void importWithRetry(() => import('./ask-message.ts')).then(
      ({ askMessage }) => wanted && setMessage(askMessage(house)),
      // If the calculator cannot be loaded, the message is sent without the house.
      () => wanted && setMessage({ text: words.withoutHouse, link: undefined }),
    )
    return () => {
      wanted = false
    }
  }, [house])
  return message
}

interface LetterProps {
  message: AskMessage
  withLink: boolean
  onLink: (on: boolean) => void
  /** Address where the house can be changed. */
  changeAt: string
  totalPkr: number | undefined
}

/**
 * The message as it will be read, and the choice to include the estimate: a family that bargains may leave the figure
 * out.
 */
function Letter({ message: { text, link }, withLink, onLink, changeAt, totalPkr }: LetterProps) {
  return (
    <section aria-label={words.yourMessage} className="drafted max-w-form px-4 pt-2 sm:max-w-measure">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-h3">{words.yourMessage}</h2>
        <Link className="link inline-flex min-h-11 items-center text-small" to={changeAt}>
          {words.changeIt}
        </Link>
      </div>
      <blockquote className="pb-3 text-pretty">
        {text}
        {link && withLink && (
          <span className="mt-2 block text-blue text-small wrap-anywhere" dir="ltr">
            {link.replace(/^https?:\/\//, '')}
          </span>
        )}
      </blockquote>
      {link && totalPkr !== undefined && (
        <label className="flex min-h-12 items-center gap-3 border-line border-t text-small">
          <input
            checked={withLink}
            className="size-5 shrink-0 accent-blue"
            onChange={({ target }) => onLink(target.checked)}
            type="checkbox"
          />
          {words.sendLinkToo(displayAmount(totalPkr))}
        </label>
      )}
    </section>
  )
}

interface AskedProps {
  summary: CompanySummary
  text: string
  days: AskedDays
  /** True for the first company that was not written to yet: its button is the main one. */
  isNext: boolean
}

function Asked({ summary, text, days, isNext }: AskedProps) {
  const { company, first } = summary
  const [again, setAgain] = useState(false)
  const day = days[company.id]
  const sent = day !== undefined && !again
  const press = () => {
    setAgain(false)
    noteAsked(company.id)
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line border-b py-3.5 md:grid-cols-[auto_minmax(0,1fr)_20rem] md:items-center">
      <CompanyLogo company={company} sizePx={48} />
      <div>
        <h2 className="text-[1.125rem] leading-tight">
          <Link
            className="text-ink no-underline hover:underline"
            to={screens.companyProfile.to({ company: company.id })}
          >
            <bdi>{company.name}</bdi>
          </Link>
        </h2>
        {first && <p className="text-muted text-small">{placeAndWork(inAll(summary, first))}</p>}
      </div>
      <div className="col-span-full mt-2.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3 md:col-span-1 md:mt-0">
        {sent ? (
          <>
            <SentOn day={day} />
            <Button className="px-0! text-small" onClick={() => setAgain(true)} variant="quiet">
              {words.sendAgain}
            </Button>
          </>
        ) : (
          <Way
            company={company}
            look={buttonLook(isNext ? 'main' : 'plain', 'flex-1')}
            onPress={press}
            text={text}
          />
        )}
      </div>
    </li>
  )
}

interface WayProps {
  company: Company
  text: string
  look: string
  onPress: () => void
}

/** A chat; without a number for chats a call, otherwise a mail. */
function Way({ company: { name, contact }, text, look, onPress }: WayProps) {
  const chat = whatsAppLink(contact.whatsapp, text)
  if (chat)
    return (
      <a
        aria-label={words.messageOnWhatsApp(name)}
        className={look}
        href={chat}
        onClick={onPress}
        rel="noopener noreferrer"
        target="_blank"
      >
        {words.onWhatsApp}
      </a>
    )
  const call = callLink(contact.phone)
  return (
    <a
      aria-label={call ? words.callTo(name) : words.mailTo(name)}
      className={look}
      href={call ?? mailLink(contact.email, words.mailSubject, text)}
      onClick={onPress}
    >
      {call ? words.call : words.mail}
    </a>
  )
}
