import { itemName } from '#words/price-book'
import * as briefWords from '#words/request-brief'
import * as words from '#words/request-page'
import { PrivatePictures } from '../../../features/requests/private-pictures.tsx'
import { RequestBrief } from '../../../features/requests/request-brief.tsx'
import type { OpenedRequest } from './request-acts.ts'

/** The request as the companies read it, and the data that they do not see. */
export function AskedPart({ opened: { view, key } }: { opened: OpenedRequest }) {
  const { request } = view
  const { name, email, phone, images, mayAct } = request
  return (
    <>
      <RequestBrief brief={request} itemName={itemName}>
        {images.length > 0 && (
          <PrivatePictures access={{ key }} images={images} nameOf={briefWords.pictureName} />
        )}
      </RequestBrief>
      {mayAct && name && email && (
        <p className="text-small wrap-anywhere">
          <span className="text-muted">{words.contact}</span> {words.contactText(name, email, phone ?? '')}
        </p>
      )}
    </>
  )
}
