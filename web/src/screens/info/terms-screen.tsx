import { screens } from '@tameer/contract'
import * as words from '#words/terms'
import { Link } from '../../ui/link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { type InfoPart, InfoSheet, Points } from './info-sheet.tsx'

const parts: InfoPart[] = [
  {
    id: 'what',
    title: words.does,
    body: <p>{words.doesText}</p>,
  },
  {
    id: 'free',
    title: words.free,
    body: <p>{words.freeText}</p>,
  },
  {
    id: 'estimate',
    title: words.estimates,
    body: (
      <>
        <p>{words.estimatesText}</p>
        <Points>
          <li>{words.estimatesNoQuote}</li>
          <li>{words.estimatesReference}</li>
          <li>{words.estimatesMeasure}</li>
        </Points>
      </>
    ),
  },
  {
    id: 'agreements',
    title: words.agreements,
    body: <p>{words.agreementsText}</p>,
  },
  {
    id: 'accounts',
    title: words.accounts,
    body: (
      <Points>
        <li>{words.accountsOpening}</li>
        <li>{words.accountsPassword}</li>
        <li>
          <Sentence
            parts={words.accountsLeaving(
              <Link className="link py-0.5" to={screens.privacyPolicy.to('erasing')}>
                {words.accountsLeavingLink}
              </Link>,
            )}
          />
        </li>
      </Points>
    ),
  },
  {
    id: 'promises',
    title: words.promises,
    body: (
      <>
        <Points>
          <li>{words.promisesOwnWork}</li>
          <li>{words.promisesPictures}</li>
          <li>{words.promisesConsent}</li>
        </Points>
        <p>{words.promisesRemoval}</p>
      </>
    ),
  },
  {
    id: 'subscriptions',
    title: words.subscriptions,
    body: (
      <>
        <p>{words.subscriptionsText}</p>
        <p>
          <Sentence
            parts={words.subscriptionsFees(
              <Link className="link py-0.5" to={screens.plans.to()}>
                {words.subscriptionsLink}
              </Link>,
            )}
          />
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: words.refunds,
    body: <p>{words.refundsText}</p>,
  },
  {
    id: 'service',
    title: words.service,
    body: <p>{words.serviceText}</p>,
  },
  {
    id: 'changes',
    title: words.changes,
    body: <p>{words.changesText}</p>,
  },
]

export function TermsScreen() {
  return (
    <InfoSheet
      addressOf={screens.terms.to}
      changed={words.changedOn}
      lead={words.lead}
      parts={parts}
      title={words.title}
    />
  )
}
