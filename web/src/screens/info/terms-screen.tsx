import { screens } from '@tameer/contract'
import { Link } from 'react-router'
import { type InfoPart, InfoSheet, Points } from './info-sheet.tsx'

const parts: InfoPart[] = [
  {
    id: 'what',
    title: 'What Tameer does',
    body: (
      <p>
        Tameer introduces people who want to build to companies that build, design and furnish. It is no party
        to what they agree with one another, and it does not answer for the work, the price or the time.
      </p>
    ),
  },
  {
    id: 'free',
    title: 'What is free',
    body: (
      <p>
        For homeowners and project managers everything is free: looking at companies, contacting them and the
        calculator. You need no account.
      </p>
    ),
  },
  {
    id: 'estimate',
    title: 'What an estimate is and is not',
    body: (
      <>
        <p>
          The calculator helps you plan. It starts from published figures and a price list, and says which day
          its prices are from. Prices move with the market, and no two plots are alike.
        </p>
        <Points>
          <li>It is not a quote, an offer or a valuation, and no company is bound by it.</li>
          <li>
            Some figures belong to a reference house of 10 Marla and do not follow your choices. They say so.
          </li>
          <li>Before you sign, have the quantities measured on your own drawings.</li>
        </Points>
      </>
    ),
  },
  {
    id: 'agreements',
    title: 'What you agree with a company',
    body: (
      <p>
        Scope, drawings, price, payments, time and warranty are between you and the company. Put them in
        writing. If it goes wrong, the company answers to you, and you to it; we cannot decide between you.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Company accounts',
    body: (
      <Points>
        <li>An account is for a company, opened by someone who may act for it.</li>
        <li>Keep the password to yourself; what is done with it counts as done by the company.</li>
        <li>
          You can leave at any time and delete the account yourself; the{' '}
          <Link className="link py-0.5" to={screens.privacyPolicy.to('erasing')}>
            privacy policy
          </Link>{' '}
          says what goes with it.
        </li>
      </Points>
    ),
  },
  {
    id: 'promises',
    title: 'What companies promise',
    body: (
      <>
        <Points>
          <li>The projects they show are their own, and what they write is true.</li>
          <li>They may publish the pictures they upload, and allow us to show them here.</li>
          <li>The people whose homes are shown have agreed to it.</li>
        </Points>
        <p>
          Work of others, false prices, insults, and anything the law forbids may be removed, and in grave
          cases the account with it.
        </p>
      </>
    ),
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    body: (
      <p>
        There are three subscription tiers for companies. They are paid through a bank payment partner. What a
        tier costs and holds is named before anything is paid; nothing is charged by signing up.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <p>
        There are no refunds, except for double billing or technical errors. In these two cases the amount
        paid too much is returned.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service itself',
    body: (
      <p>
        We take care that Tameer works and that nothing is lost, and cannot promise that it never fails. Do
        not try to break it, to take it over, or to collect what is in it by machine in a way that harms
        others.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and law',
    body: (
      <p>
        The day of the last change stands on this page. Who goes on using Tameer after it agrees to the new
        text. The law of Pakistan applies.
      </p>
    ),
  },
]

export function TermsScreen() {
  return (
    <InfoSheet
      addressOf={screens.terms.to}
      changed="21 November 2026"
      lead="The rules for visitors and companies, in plain words."
      parts={parts}
      title="Terms and Conditions"
    />
  )
}
