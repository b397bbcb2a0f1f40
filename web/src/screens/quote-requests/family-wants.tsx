import type { Invitation } from '@tameer/contract'
import { itemName } from '#words/price-book'
import * as words from '#words/quote-request'
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

/** The request itself: the house, the family's texts, and the estimate. */
export function FamilyWants({ request, isOpen }: FamilyWantsProps) {
  const token = useAppSelector(selectToken)
  return (
    <Fold content={briefInWords(request)} title={words.request}>
      <RequestBrief brief={request} itemName={itemName}>
        {request.images.length > 0 && (
          <section aria-label={words.pictures}>
            <PrivatePictures access={{ token }} images={request.images} nameOf={words.pictureName} />
          </section>
        )}
      </RequestBrief>
      {isOpen && !request.phone && <p className="max-w-measure text-muted">{words.noPhone}</p>}
    </Fold>
  )
}
