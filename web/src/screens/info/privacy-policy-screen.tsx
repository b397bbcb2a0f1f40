import { screens } from '@tameer/contract'
import { Link } from 'react-router'
import { type InfoPart, InfoSheet, Points } from './info-sheet.tsx'
import { KeptOnDevice } from './kept-on-device.tsx'

const parts: InfoPart[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <Points>
        <li>You can look at everything and calculate without an account and without giving your name.</li>
        <li>We show no advertisements, set no cookies and load nothing from other companies’ servers.</li>
        <li>Of companies we keep what they enter, so that visitors can find them.</li>
        <li>We do not sell or rent anything about anybody.</li>
      </Points>
    ),
  },
  {
    id: 'visitors',
    title: 'If you only look',
    body: (
      <>
        <p>
          The calculator works on your device; its answers are not sent to us. When you call or write to a
          company, you do so with your own telephone or mail program. We do not see it.
        </p>
        <p>
          Links to social networks and websites of companies lead away from here; what happens there is up to
          them.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'What is kept on your device',
    body: <KeptOnDevice />,
  },
  {
    id: 'accounts',
    title: 'If you have a company account',
    body: (
      <>
        <p>We keep the following, and show the first two to every visitor:</p>
        <Points>
          <li>Your company’s name, e-mail address, services and logo.</li>
          <li>
            Your portfolios: words, city, kinds of building, price tier, pictures, telephone, e-mail address
            and links.
          </li>
          <li>
            Your password, as a hash only: it can be compared with what you type, and not be turned back.
          </li>
          <li>
            For each place you are signed in: when you came, when you were last there, and the kind of device,
            such as “Chrome on Android”.
          </li>
        </Points>
        <p>
          Portfolios and accounts stay until you delete them. A session ends when you log out, usually after
          30 days without use, and after 90 days in any case.
        </p>
      </>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures',
    body: (
      <p>
        Every picture you upload is drawn anew before it is kept. What a camera adds to it, such as the place,
        the time and the kind of telephone, is left behind. When you remove a picture, its files are deleted.
      </p>
    ),
  },
  {
    id: 'mail',
    title: 'Mail',
    body: (
      <>
        <p>
          We write to a company to confirm its address, when its password is to be reset or was changed, and
          for nothing else. A reset code is good for 10 minutes and kept as a hash only; the link that
          confirms an address is good for 7 days.
        </p>
        <p>A mail waits in our outbox until it is handed on, and is then removed from it.</p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'Logs and protection',
    body: (
      <>
        <p>
          The server notes failures, slow answers and events such as a sign-in, to keep the service running
          and to notice abuse. E-mail addresses, passwords and codes are taken out of these lines, and of a
          network address the last part is hidden.
        </p>
        <p>
          To stop somebody from trying passwords or flooding the service we count attempts for each network
          address and account. The count is kept under a keyed hash and forgotten after minutes or hours.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: (
      <p>
        Whoever runs the machines and carries the mail for us, as far as their work needs it. Payments for
        subscriptions are made at a bank payment partner: card and account numbers never reach us.
      </p>
    ),
  },
  {
    id: 'erasing',
    title: 'Have it shown, changed or erased',
    body: (
      <>
        <p>
          Sign in and open{' '}
          <Link className="link py-0.5" to={screens.settings.to()}>
            Update Profile
          </Link>
          . There you can change what we keep, download all of it as one file, see and end your sessions, and
          delete the account.
        </p>
        <p>
          Deleting takes away the account, its portfolios, pictures, sessions and waiting mails at once.
          Backup copies, where they are made, keep them until they are overwritten in their turn.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When this changes',
    body: (
      <p>We change this page before we do anything else than it says, and put the day of the change on it.</p>
    ),
  },
]

export function PrivacyPolicyScreen() {
  return (
    <InfoSheet
      addressOf={screens.privacyPolicy.to}
      changed="21 November 2026"
      lead="What is kept about you, where, for how long, and how to have it erased."
      parts={parts}
      title="Privacy Policy"
    />
  )
}
