import { screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/shell'
import { SiteLogo } from '../../features/brand/site-logo.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { FacebookIcon, InstagramIcon, LinkedInIcon, TwitterIcon } from '../../ui/shell-icons.tsx'
import { LanguageLink } from './language-link.tsx'

const social = [
  { name: words.facebook, href: 'https://www.facebook.com/', Icon: FacebookIcon },
  { name: words.twitter, href: 'https://x.com/', Icon: TwitterIcon },
  { name: words.linkedin, href: 'https://www.linkedin.com/', Icon: LinkedInIcon },
  { name: words.instagram, href: 'https://www.instagram.com/', Icon: InstagramIcon },
]

const services = [
  { service: 1, label: words.architecture },
  { service: 2, label: words.contractors },
  { service: 3, label: words.interiorDesign },
]

/**
 * Footer of public pages, ruled like the title block of a drawing. On a phone it takes about half a screen. `children`
 * are what works with script alone.
 */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="border-edge border-t bg-paper text-small">
      <div className="sheet grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,45%)),1fr))] md:grid-cols-[1.4fr_1fr_1fr_1.2fr] md:divide-x md:divide-line">
        <Cell className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-3">
          <SiteLogo width={100} />
          <p className="mt-3 max-w-60 text-muted max-md:hidden">{words.footerText}</p>
          <ul className="-mx-3 flex flex-wrap md:mt-3">
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
          {children && <div className="max-md:[&_legend]:sr-only md:mt-4">{children}</div>}
          <LanguageLink className="link inline-block py-2 max-md:self-end md:mt-2" />
        </Cell>
        <Cell label={words.services}>
          {services.map(({ service, label }) => (
            <FooterLink key={service} state={{ service }} to={screens.contractors.to({ service })}>
              {label}
            </FooterLink>
          ))}
        </Cell>
        <Cell label={words.tameer}>
          <FooterLink to={screens.home.to()}>{words.home}</FooterLink>
          <FooterLink to={screens.about.to()}>{words.about}</FooterLink>
          <FooterLink to={screens.privacyPolicy.to()}>{words.privacyPolicy}</FooterLink>
          <FooterLink to={screens.terms.to()}>{words.termsAndConditions}</FooterLink>
        </Cell>
        <Cell className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4">
          <h2 className="mb-2 text-body max-md:sr-only">{words.payments}</h2>
          <Link className="inline-block hover:text-blue" to={screens.plans.to()}>
            <PaymentPartnerLogo />
          </Link>
          <p className="text-muted max-md:flex-[1_1_9rem] max-md:text-[0.8125rem] max-md:leading-snug md:mt-2">
            {words.paymentsText}
          </p>
        </Cell>
      </div>
    </footer>
  )
}

interface CellProps {
  label?: string
  className?: string
  children: ReactNode
}

function Cell({ label, className, children }: CellProps) {
  return (
    <div
      className={classNames(
        'border-line border-b py-2.5 max-md:pe-3 max-md:first:col-span-full max-md:last:col-span-full max-md:last:border-b-0 md:border-b-0 md:px-6 md:py-10 md:first:ps-0 md:last:pe-0',
        className,
      )}
    >
      {label && <h2 className="mb-1 text-body md:mb-2">{label}</h2>}
      {children}
    </div>
  )
}

function FooterLink({ to, state, children }: { to: string; state?: { service: number }; children: string }) {
  return (
    <Link
      className="block w-fit py-[calc(1.025rem-0.5lh)] text-ink md:py-2 no-underline hover:text-blue hover:underline"
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
      aria-label={words.paymentPartner}
      className="notranslate"
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
        {words.bankPayments}
      </text>
    </svg>
  )
}
