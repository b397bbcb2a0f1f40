import { requestLimits } from '@tameer/contract'
import { useMemo, useRef } from 'react'
import { sentences } from '#words/forms'
import * as words from '#words/request-form'
import { usePreviewUrls } from '../../../browser/hooks/use-preview-urls.ts'
import { takeImages } from '../../../forms/pictures/image-choice.ts'
import { ImageHint } from '../../../forms/pictures/image-hint.tsx'
import { ImagePicker } from '../../../ui/pictures/image-picker.tsx'

interface PicturesFieldProps {
  files: readonly File[]
  change: (change: (before: readonly File[]) => readonly File[]) => void
  error: string | undefined
  onProblem: (problem: string | undefined) => void
  disabled: boolean
}

const ids = new WeakMap<File, string>()

function idOf(file: File): string {
  const id = ids.get(file) ?? crypto.randomUUID()
  ids.set(file, id)
  return id
}

/** The pictures of a request, in order. Very large ones are made smaller before they are sent. */
export function PicturesField({ files, change, error, onProblem, disabled }: PicturesFieldProps) {
  const urls = usePreviewUrls(files)
  const present = useRef(files)
  present.current = files
  const items = useMemo(
    () => files.map((file) => ({ id: idOf(file), name: file.name, src: urls.get(file) })),
    [files, urls],
  )
  const add = async (chosen: File[]) => {
    const taken = chosen.slice(0, Math.max(0, requestLimits.images - files.length))
    const { fit, problems } = await takeImages(taken, (file, all) => {
      if (present.current.includes(file)) onProblem(sentences(all))
    })
    if (taken.length < chosen.length) problems.unshift(words.tooManyPictures(requestLimits.images))
    change((before) => [...before, ...fit].slice(0, requestLimits.images))
    onProblem(problems.length > 0 ? sentences(problems) : undefined)
  }
  const without = (before: readonly File[], id: string) => before.filter((file) => idOf(file) !== id)
  return (
    <ImagePicker
      disabled={disabled}
      error={error}
      hint={<ImageHint>{words.picturesHint(requestLimits.images)}</ImageHint>}
      id="images"
      items={items}
      label={words.pictures}
      max={requestLimits.images}
      onAdd={(chosen) => void add(chosen)}
      onMove={(id, place) =>
        change((before) => {
          const moved = before.find((file) => idOf(file) === id)
          return moved ? without(before, id).toSpliced(place, 0, moved) : before
        })
      }
      onRemove={(id) => {
        onProblem(undefined)
        change((before) => without(before, id))
      }}
    />
  )
}
