import { screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FacebookIcon, InstagramIcon, LinkedInIcon, TwitterIcon } from '../../ui/shell-icons.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { SiteLogo } from './site-logo.tsx'

const social = [
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: FacebookIcon },
  { name: 'Twitter', href: 'https://x.com/', Icon: TwitterIcon },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', Icon: LinkedInIcon },
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: InstagramIcon },
]

const services = [
  { service: 1, label: 'Architecture' },
  { service: 2, label: 'Contractors' },
  { service: 3, label: 'Interior Design' },
]

/** The foot of every public page, ruled like the title block of a drawing. */
export function SiteFooter() {
  return (
    <footer className="border-edge border-t bg-paper text-small">
      <div className="sheet grid grid-cols-2 md:grid-cols-[1.4fr_1fr_1fr_1.2fr] md:divide-x md:divide-line">
        <Cell>
          <SiteLogo width={100} />
          <p className="mt-3 max-w-60 text-muted">
            Building in Pakistan, drawn clearly and counted honestly.
          </p>
          <ul className="-ms-3 mt-3 flex">
            {social.map(({ name, href, Icon }) => (
              <li key={name}>
                <a
                  aria-label={name}
                  className="inline-flex size-11 items-center justify-center hover:text-blue"
                  href={href}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  <Icon />
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <ThemeSwitch />
          </div>
        </Cell>
        <Cell label="Services">
          {services.map(({ service, label }) => (
            <FooterLink key={service} state={{ service }} to={screens.contractors.to({ service })}>
              {label}
            </FooterLink>
          ))}
        </Cell>
        <Cell label="Tameer">
          <FooterLink to={screens.home.to()}>Home</FooterLink>
          <FooterLink to={screens.about.to()}>About</FooterLink>
          <FooterLink to={screens.privacyPolicy.to()}>Privacy Policy</FooterLink>
          <FooterLink to={screens.terms.to()}>Terms and Conditions</FooterLink>
        </Cell>
        <Cell label="Payments">
          <PaymentPartnerLogo />
          <p className="mt-2 text-muted">Company subscriptions are paid through our bank payment partner.</p>
        </Cell>
      </div>
    </footer>
  )
}

function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="border-line border-b py-6 max-md:first:col-span-2 max-md:last:col-span-2 max-md:last:border-b-0 md:border-b-0 md:px-6 md:py-10 md:first:ps-0 md:last:pe-0">
      {label && <h2 className="mb-2 text-body">{label}</h2>}
      {children}
    </div>
  )
}

function FooterLink({ to, state, children }: { to: string; state?: { service: number }; children: string }) {
  return (
    <Link
      className="block w-fit py-2 text-ink no-underline hover:text-blue hover:underline"
      state={state}
      to={to}
    >
      {children}
    </Link>
  )
}

function PaymentPartnerLogo() {
  return (
    <svg
      aria-label="Payment partner logo: bank payments"
      fill="none"
      height="40"
      role="img"
      viewBox="0 0 160 40"
      width="160"
    >
      <path d="M.5.5h159v39H.5z" stroke="var(--color-edge)" />
      <path
        d="M10 30h24M12 27h20M14 25V17m5 8V17m6 8V17m5 8V17M11 15l11-6 11 6z"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <text className="fill-current font-display" fontSize="13" x="49" y="25">
        Bank payments
      </text>
    </svg>
  )
}
