import type { Invitation } from '@tameer/contract'
import { useId } from 'react'
import { itemName } from '#words/price-book'
import * as words from '#words/quote-request'
import { notes } from '#words/request-brief'
import { briefInWords } from '../../features/invitations/brief-in-words.ts'
import { PrivatePictures } from '../../features/requests/private-pictures.tsx'
import { RequestBrief } from '../../features/requests/request-brief.tsx'
import { selectToken } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { Fold } from '../../ui/fold.tsx'

interface FamilyWantsProps {
  request: Invitation['request']
  isOpen: boolean
}

/** The request itself: the family's words in full, then the house and the estimate. */
export function FamilyWants({ request, isOpen }: FamilyWantsProps) {
  const notesId = useId()
  const token = useAppSelector(selectToken)
  return (
    <>
      {request.notes && (
        <section aria-labelledby={notesId} className="border-line border-b py-3">
          <h2 className="text-muted text-small" id={notesId}>
            {notes}
          </h2>
          <p className="max-w-measure whitespace-pre-line break-words" dir="auto">
            {request.notes}
          </p>
        </section>
      )}
      <Fold content={briefInWords(request)} title={words.request}>
        <RequestBrief brief={request} itemName={itemName} notes={false}>
          {request.images.length > 0 && (
            <section aria-label={words.pictures}>
              <PrivatePictures access={{ token }} images={request.images} nameOf={words.pictureName} />
            </section>
          )}
        </RequestBrief>
        {isOpen && !request.phone && <p className="max-w-measure text-muted">{words.noPhone}</p>}
      </Fold>
    </>
  )
}
