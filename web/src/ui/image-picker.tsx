import type { ReactNode } from 'react'
import * as words from '#words/image-picker'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldWords, useFieldIds } from './field.tsx'
import { ImagePickerList, type PickerItem } from './image-picker-list.tsx'
import { PictureIcon } from './picture.tsx'
import { ProgressBar } from './progress-bar.tsx'

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
  accept?: string
  required?: boolean
  disabled?: boolean
  /** Progress of sending, 0 to 1. */
  progress?: number | undefined
  progressLabel?: string
  /** The picture that there is now, shown beside the place to choose another. */
  present?: ReactNode
  id?: string
  className?: string
}

/** Chooses pictures by press or drop, and shows, orders and removes them. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, note, hint, error, items, max, required, disabled = false, progress, className } = props
  const field = useFieldIds({ hint, error }, props.id)
  const single = max === 1
  const below = (
    <>
      {progress !== undefined && (
        <ProgressBar label={props.progressLabel ?? words.uploading} value={progress} />
      )}
      <ImagePickerList disabled={disabled} items={items} onMove={props.onMove} onRemove={props.onRemove} />
    </>
  )
  return (
    <FieldFrame {...{ label, note, hint, error, required, className, below }} id={field.id}>
      <div className="flex flex-wrap items-center gap-4">
        {props.present}
        <div
          className={classNames(
            'relative flex min-h-20 min-w-0 grow basis-[min(100%,10rem)] items-center justify-center gap-3 border border-dashed bg-sheet px-4 py-5 text-center transition-colors hover:border-blue has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2',
            error ? 'border-alarm' : 'border-edge',
            disabled && 'opacity-60',
          )}
        >
          <PictureIcon className="shrink-0 text-muted" size={28} />
          <span aria-hidden="true">
            <span className="text-blue underline">{single ? words.chooseAnImage : words.chooseImages}</span>
            <span className="pointer-coarse:hidden"> {single ? words.dropImage : words.dropImages}</span>
            {!single && (
              <span className="block text-muted text-small figures">{words.placeOf(items.length, max)}</span>
            )}
          </span>
          <input
            {...field.control}
            accept={props.accept ?? '.png,.jpeg,.jpg,image/png,image/jpeg'}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
            disabled={disabled}
            multiple={!single}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              if (files.length > 0) props.onAdd(files)
            }}
            type="file"
          />
        </div>
      </div>
    </FieldFrame>
  )
}
