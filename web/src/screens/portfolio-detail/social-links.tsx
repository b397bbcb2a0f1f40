import { httpLink, type Portfolio } from '@tameer/contract'
import * as words from '#words/portfolio-detail'
import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon, TwitterIcon } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/links.tsx'

const networks = [
  { field: 'facebookLink', name: words.facebook, Icon: FacebookIcon },
  { field: 'twitterLink', name: words.twitter, Icon: TwitterIcon },
  { field: 'linkedinLink', name: words.linkedin, Icon: LinkedInIcon },
  { field: 'instagramLink', name: words.instagram, Icon: InstagramIcon },
  { field: 'tiktokLink', name: words.tiktok, Icon: TikTokIcon },
] as const

/** The portfolio's social pages. Addresses are checked again here: only http and https are shown. */
export function SocialLinks({ portfolio }: { portfolio: Portfolio }) {
  const links = networks.flatMap(({ field, ...network }) => {
    const href = httpLink(portfolio[field])
    return href ? [{ ...network, href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul aria-label={words.socialPages} className="flex flex-wrap border-line border-t px-3 py-2">
      {links.map(({ name, href, Icon }) => (
        <li key={name}>
          <OutsideLink
            aria-label={name}
            className="inline-flex size-11 items-center justify-center text-ink hover:text-blue"
            href={href}
          >
            <Icon />
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
