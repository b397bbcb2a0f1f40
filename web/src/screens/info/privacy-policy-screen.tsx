import { screens } from '@tameer/contract'
import * as words from '#words/privacy'
import { Link } from '../../ui/link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { type InfoPart, InfoSheet, Points } from './info-sheet.tsx'
import { KeptOnDevice } from './kept-on-device.tsx'

const parts: InfoPart[] = [
  {
    id: 'short',
    title: words.inShort,
    body: (
      <Points>
        <li>{words.shortNoAccount}</li>
        <li>{words.shortNoAdvertisements}</li>
        <li>{words.shortCompanies}</li>
        <li>{words.shortNoSale}</li>
      </Points>
    ),
  },
  {
    id: 'visitors',
    title: words.visitors,
    body: (
      <>
        <p>{words.visitorsText}</p>
        <p>{words.visitorsCounted}</p>
        <p>{words.visitorsSpeed}</p>
        <p>{words.visitorsLinks}</p>
        <p>{words.visitorsReports}</p>
        <p>{words.visitorsPrepared}</p>
      </>
    ),
  },
  {
    id: 'requests',
    title: words.requests,
    body: (
      <>
        <p>{words.requestsText}</p>
        <p>{words.requestsHowLong}</p>
        <p>{words.requestsSuggested}</p>
      </>
    ),
  },
  {
    id: 'houses',
    title: words.houses,
    body: (
      <>
        <p>{words.housesText}</p>
        <p>{words.housesMailbox}</p>
        <p>{words.housesReports}</p>
        <p>{words.housesHowLong}</p>
      </>
    ),
  },
  {
    id: 'device',
    title: words.device,
    body: <KeptOnDevice />,
  },
  {
    id: 'accounts',
    title: words.accounts,
    body: (
      <>
        <p>{words.accountsText}</p>
        <Points>
          <li>{words.accountsCompany}</li>
          <li>{words.accountsPortfolios}</li>
          <li>{words.accountsPassword}</li>
          <li>{words.accountsSessions}</li>
          <li>{words.accountsVisits}</li>
          <li>{words.accountsQuotes}</li>
          <li>{words.accountsMarks}</li>
          <li>{words.accountsLanguage}</li>
          <li>{words.accountsPayments}</li>
          <li>{words.accountsDesk}</li>
        </Points>
        <p>{words.accountsHowLong}</p>
      </>
    ),
  },
  {
    id: 'pictures',
    title: words.pictures,
    body: <p>{words.picturesText}</p>,
  },
  {
    id: 'mail',
    title: words.mail,
    body: (
      <>
        <p>{words.mailText}</p>
        <p>{words.mailOutbox}</p>
      </>
    ),
  },
  {
    id: 'safety',
    title: words.logs,
    body: (
      <>
        <p>{words.logsText}</p>
        <p>{words.logsCounts}</p>
        <p>{words.logsTwice}</p>
      </>
    ),
  },
  {
    id: 'others',
    title: words.others,
    body: <p>{words.othersText}</p>,
  },
  {
    id: 'erasing',
    title: words.erasing,
    body: (
      <>
        <p>
          <Sentence
            parts={words.erasingHow(
              <Link className="link py-0.5" to={screens.settings.to('deletion')}>
                {words.erasingLink}
              </Link>,
            )}
          />
        </p>
        <p>{words.erasingText}</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: words.changes,
    body: <p>{words.changesText}</p>,
  },
]

export function PrivacyPolicyScreen() {
  return (
    <InfoSheet
      addressOf={screens.privacyPolicy.to}
      changed={words.changedOn}
      lead={words.lead}
      parts={parts}
      title={words.title}
    />
  )
}
