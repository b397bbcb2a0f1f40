import { type DeskReport, deskScreens, screens } from '@tameer/contract'
import * as words from '#words/desk-reports'
import { uploadAddress } from '../../../net/picture-source.ts'
import { Link } from '../../../ui/link.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { StateMark } from '../companies/state-mark.tsx'
import { EntryPictures } from './entry-pictures.tsx'

/** The reported thing as visitors see it, with links to its page and to its company at the desk. */
export function ReportedThing({ report }: { report: DeskReport }) {
  const { id, kind, texts, pictures, pictureIds, company, house, projectId, projectHidden } = report
  const shown = company?.state === 'listed' && !projectHidden && kind !== 'quote'
  const page =
    shown &&
    (projectId
      ? screens.portfolioDetail.to({ id: projectId })
      : screens.companyProfile.to({ company: company.id }))
  return (
    <section aria-label={words.thing} className="min-w-0 border border-line bg-sheet">
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-b px-4 py-2 text-muted text-small">
        <span>{page ? words.seenNow : words.thing}</span>
        {page && (
          <Link className="link py-1" to={page}>
            {words.openPage}
          </Link>
        )}
      </p>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {pictureIds.length > 0 && <EntryPictures id={id} pictureIds={pictureIds} />}
      <div className="grid gap-3 p-4">
        {company ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link className="link min-w-0 break-words py-1" to={deskScreens.deskCompany.to(company.id)}>
              {words.atDesk(company.name)}
            </Link>
            <StateMark state={company.state} />
          </p>
        ) : (
          <p className="text-muted text-small">{house ? words.entryHint : words.requestHint}</p>
        )}
        {house?.entryHidden && <p className="text-alarm">{words.entryTakenOut}</p>}
        {projectHidden && <p className="text-alarm">{words.projectHidden}</p>}
        {texts.length === 0 && !house?.entryHidden && <p className="text-muted">{words.noTexts}</p>}
        {texts.map((text) => (
          <p className="whitespace-pre-line break-words" dir="auto" key={text}>
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}

/** The pictures of a reported project, the first one large; each is a link to the full picture. */
function Pictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <ul aria-label={words.pictures} className="grid grid-cols-4 gap-2 border-line border-b">
      {pictures.map((picture, place) => (
        <li className={place === 0 ? 'col-span-4' : 'px-1 pb-2'} key={picture}>
          <OutsideLink className="block" href={uploadAddress(picture)}>
            <img
              alt={words.picture(place + 1)}
              className={
                place === 0 ? 'aspect-video w-full object-cover' : 'aspect-square w-full object-cover'
              }
              height={place === 0 ? 162 : 64}
              loading="lazy"
              src={uploadAddress(picture)}
              width={place === 0 ? 288 : 64}
            />
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
