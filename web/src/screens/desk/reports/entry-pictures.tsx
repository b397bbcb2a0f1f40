import { useEffect, useState } from 'react'
import * as words from '#words/desk-reports'
import { fetchReportedPicture } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { TryAgain } from '../../../ui/fetched.tsx'

interface EntryPicturesProps {
  /** Id of the report. */
  id: string
  pictureIds: readonly string[]
}

/** The pictures of a reported entry, which the desk may see while a report about it is open. */
export function EntryPictures({ id, pictureIds }: EntryPicturesProps) {
  return (
    <ul aria-label={words.pictures} className="grid gap-2 border-line border-b">
      {pictureIds.map((pictureId, place) => (
        <li key={pictureId}>
          <EntryPicture id={id} name={words.picture(place + 1)} pictureId={pictureId} />
        </li>
      ))}
    </ul>
  )
}

function EntryPicture({ id, pictureId, name }: { id: string; pictureId: string; name: string }) {
  const { value, error, retry } = useFetched(pictureId, (one) => () => fetchReportedPicture(id, one))
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!value) return
    const made = URL.createObjectURL(value)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [value])
  if (error) return <TryAgain onAgain={retry}>{error.message}</TryAgain>
  return (
    <span className="block aspect-video bg-wash">
      {address && <img alt={name} className="size-full object-contain" src={address} />}
    </span>
  )
}
