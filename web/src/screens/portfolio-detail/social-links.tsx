import { httpLink, type Portfolio } from '@tameer/contract'
import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon, TwitterIcon } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/links.tsx'

const networks = [
  { field: 'facebookLink', name: 'Facebook', Icon: FacebookIcon },
  { field: 'twitterLink', name: 'Twitter', Icon: TwitterIcon },
  { field: 'linkedinLink', name: 'LinkedIn', Icon: LinkedInIcon },
  { field: 'instagramLink', name: 'Instagram', Icon: InstagramIcon },
  { field: 'tiktokLink', name: 'TikTok', Icon: TikTokIcon },
] as const

/** The portfolio's social pages. Addresses are judged again here: only http and https are shown. */
export function SocialLinks({ portfolio }: { portfolio: Portfolio }) {
  const links = networks.flatMap(({ field, ...network }) => {
    const href = httpLink(portfolio[field])
    return href ? [{ ...network, href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul aria-label="Social pages" className="flex flex-wrap border-line border-t px-3 py-2">
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
