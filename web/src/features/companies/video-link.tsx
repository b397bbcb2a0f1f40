import { webAddress } from '../../lib/web-address.ts'
import { OutsideLink } from '../../ui/links.tsx'

/** The words `Video link`: a link when the portfolio has a video's address, plain muted text otherwise. */
export function VideoLink({ youtubeLink, describedBy }: { youtubeLink: string; describedBy: string }) {
  const address = webAddress(youtubeLink)
  if (!address) return <span className="inline-block py-1 text-muted">Video link</span>
  return (
    <OutsideLink className="link inline-block py-1" aria-describedby={describedBy} href={address}>
      Video link
    </OutsideLink>
  )
}
