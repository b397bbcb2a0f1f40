import { maxImagesPerPortfolio } from '@tameer/contract'
import { useMemo, useRef } from 'react'
import * as words from '#words/portfolio-form'
import { usePreviewUrls } from '../../../browser/hooks/use-preview-urls.ts'
import { takeImages } from '../../../forms/pictures/image-choice.ts'
import { ImageHint } from '../../../forms/pictures/image-hint.tsx'
import { pictureSource } from '../../../net/picture-source.ts'
import { ImagePicker, type PickerItem } from '../../../ui/pictures/image-picker.tsx'
import {
  addPictures,
  type FormPicture,
  type FormPictures,
  movePicture,
  removePicture,
  roomLeft,
} from './portfolio-pictures.ts'

interface PicturesFieldProps {
  pictures: FormPictures
  change: (change: (before: FormPictures) => FormPictures) => void
  error: string | undefined
  onProblem: (problem: string | undefined) => void
  disabled: boolean
  /** Pictures had been chosen before, and the device did not keep them. */
  lost: boolean
}

function itemOf(one: FormPicture, place: number, urls: ReadonlyMap<File, string>): PickerItem {
  if (!one.stored) return { id: one.id, name: one.file.name, src: urls.get(one.file) }
  const { src, srcSet } = pictureSource(one.stored)
  return { id: one.id, name: words.imageName(place + 1), src, srcSet }
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span className="block" key={line}>
      {line}
    </span>
  ))
}

/** The pictures of a portfolio: up to ten, in order, huge ones made smaller before they are sent. */
export function PicturesField({ pictures, change, error, onProblem, disabled, lost }: PicturesFieldProps) {
  const files = useMemo(
    () => pictures.items.flatMap((one) => (one.stored ? [] : [one.file])),
    [pictures.items],
  )
  const urls = usePreviewUrls(files)
  const present = useRef(files)
  present.current = files

  const add = async (chosen: File[]) => {
    const taken = chosen.slice(0, roomLeft(pictures))
    const { fit, problems } = await takeImages(taken, (file, all) => {
      if (present.current.includes(file)) onProblem(all.join('\n'))
    })
    if (taken.length < chosen.length) {
      problems.unshift(
        words.tooManyImages(maxImagesPerPortfolio),
        words.imagesLeftOut(maxImagesPerPortfolio, chosen.length - taken.length),
      )
    }
    change((before) => addPictures(before, fit))
    onProblem(problems.length > 0 ? problems.join('\n') : undefined)
  }
  return (
    <ImagePicker
      className="sm:col-span-2"
      disabled={disabled}
      error={error && <Lines text={error} />}
      gallery={{ first: words.onTheCard, start: words.takePhotographs, more: words.addMoreImages }}
      id="images"
      hint={
        <ImageHint>
          {words.imagesHint(maxImagesPerPortfolio)}
          {lost && files.length === 0 && ` ${words.chooseImagesAgain}`}
        </ImageHint>
      }
      items={pictures.items.map((one, place) => itemOf(one, place, urls))}
      label={words.images}
      max={maxImagesPerPortfolio}
      onAdd={(chosen) => void add(chosen)}
      onMove={(id, place) => change((before) => movePicture(before, id, place))}
      onRemove={(id) => {
        onProblem(undefined)
        change((before) => removePicture(before, id))
      }}
    />
  )
}
