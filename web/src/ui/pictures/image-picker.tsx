import type { ReactNode } from 'react'
import * as words from '#words/image-picker'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldWords, useField } from '../fields/field.tsx'
import { CameraIcon } from '../icons.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { pictureFiles } from './accepted-files.ts'
import { ImagePickerList, type PickerItem } from './image-picker-list.tsx'
import { PictureIcon } from './picture.tsx'

export type { PickerItem } from './image-picker-list.tsx'

export type ImagePickerProps = FieldWords & {
  items: readonly PickerItem[]
  /** Called with chosen or dropped files. The owner checks their number and type. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** Moves an item to a place counted from 0; without it the pictures cannot be ordered. */
  onMove?: (id: string, place: number) => void
  /** Largest number of files; 1 makes the picker take a single file. */
  max: number
  required?: boolean
  disabled?: boolean
  /** Progress of sending, 0 to 1. */
  progress?: number | undefined
  progressLabel?: string
  /** The picture that there is now, shown beside the place to choose another. */
  present?: ReactNode
  id?: string
  className?: string
  /** Words of a large field with the pictures in it, the first one largest. Its label is hidden. */
  gallery?: GalleryWords | undefined
}

type GalleryWords = {
  /** On the first picture. */
  first: string
  /** In the field without a picture, and beside pictures. */
  start: string
  more: string
}

/** Chooses pictures by press or drop, and shows, orders and removes them. */
export function ImagePicker(props: ImagePickerProps) {
  const { note, items, max, required, disabled = false, progress } = props
  const { gallery, onMove, onRemove } = props
  const field = useField(props, props.id, required)
  const single = max === 1
  const list = (
    <ImagePickerList
      disabled={disabled}
      items={items}
      onMove={onMove}
      onRemove={onRemove}
      first={gallery?.first}
    />
  )
  if (gallery) {
    return (
      <FieldFrame {...field.frame} labelHidden note={note}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,30%),1fr))] gap-2">
          {list}
          <FilePlace {...props} control={field.control}>
            <GalleryPlace empty={items.length === 0} words={gallery} />
          </FilePlace>
        </div>
      </FieldFrame>
    )
  }
  const below = (
    <>
      {progress !== undefined && (
        <ProgressBar label={props.progressLabel ?? words.uploading} value={progress} />
      )}
      {list}
    </>
  )
  return (
    <FieldFrame {...field.frame} below={below} note={note}>
      <div className="flex flex-wrap items-center gap-4">
        {props.present}
        <FilePlace {...props} control={field.control}>
          <PictureIcon className="shrink-0 text-muted" size={28} />
          <span aria-hidden="true">
            <span className="text-blue underline">{single ? words.chooseAnImage : words.chooseImages}</span>
            <span className="pointer-coarse:hidden"> {single ? words.dropImage : words.dropImages}</span>
            {!single && (
              <span className="block text-muted text-small figures">{words.placeOf(items.length, max)}</span>
            )}
          </span>
        </FilePlace>
      </div>
    </FieldFrame>
  )
}

type FilePlaceProps = ImagePickerProps & {
  control: ReturnType<typeof useField>['control']
  children: ReactNode
}

/** The place that files are dropped on, or that opens the list of files when pressed. */
function FilePlace({ gallery, items, error, disabled, max, onAdd, control, children }: FilePlaceProps) {
  return (
    <div
      className={classNames(
        'relative flex min-w-0 border border-dashed text-center transition-colors hover:border-blue has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2',
        'min-h-20 items-center justify-center gap-3',
        gallery
          ? classNames(
              'flex-col px-1 py-2 text-blue',
              items.length === 0 && 'col-span-full min-h-44 bg-sheet',
            )
          : 'grow basis-[min(100%,10rem)] bg-sheet px-4 py-5',
        error ? 'border-alarm' : 'border-edge',
        disabled && 'opacity-60',
      )}
    >
      {children}
      <input
        {...control}
        accept={pictureFiles}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        disabled={disabled}
        multiple={max !== 1}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onAdd(files)
        }}
        type="file"
      />
    </div>
  )
}

function GalleryPlace({ empty, words: texts }: { empty: boolean; words: GalleryWords }) {
  return (
    <>
      <CameraIcon className="shrink-0" size={empty ? 40 : 24} />
      <span
        aria-hidden="true"
        className={empty ? 'font-display text-h3' : 'wrap-anywhere font-medium text-small'}
      >
        {empty ? texts.start : texts.more}
        {empty && (
          <span className="block font-sans text-muted text-small pointer-coarse:hidden">
            {words.dropImages}
          </span>
        )}
      </span>
    </>
  )
}
