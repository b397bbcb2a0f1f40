import * as words from '#words/desk-reports'
import { uploadAddress } from '../../../net/picture-source.ts'
import { OutsideLink } from '../../../ui/links.tsx'

/** The pictures of a reported project, each a link to the full picture. */
export function ReportedPictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <ul aria-label={words.pictures} className="mt-5 flex flex-wrap gap-3">
      {pictures.map((picture, place) => (
        <li key={picture}>
          <OutsideLink className="block" href={uploadAddress(picture)}>
            <img
              alt={words.picture(place + 1)}
              className="size-24 border border-line object-cover"
              height={96}
              loading="lazy"
              src={uploadAddress(picture)}
              width={96}
            />
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
