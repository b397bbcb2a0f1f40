import type { ReactNode } from 'react'
import { type ButtonVariant, buttonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { pictureFiles } from '../../ui/pictures/accepted-files.ts'
import { pickPictures } from './picked-pictures.ts'

interface PicturesInputProps {
  houseId: string
  /** Called when pictures were picked, before they are shrunk. */
  onPicked?: () => void
  /** The picture in whose place the picked ones come. */
  instead?: string
  /** False for one picture alone. */
  many?: boolean
  /** Look of the button; without it `className` alone counts. */
  variant?: ButtonVariant
  className?: string
  disabled?: boolean
  /** Query of the sheet that opens then: the focus returns here when it closes. */
  opens?: string
  children: ReactNode
}

/** A button that is the file input itself: one press opens the phone's own gallery or camera. */
export function PicturesInput({
  houseId,
  onPicked,
  instead,
  many = true,
  variant,
  className,
  disabled = false,
  opens,
  children,
}: PicturesInputProps) {
  const look = variant ? buttonLook(variant, className) : className
  return (
    <label
      className={classNames(
        'relative has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2',
        look,
      )}
    >
      {children}
      <input
        accept={pictureFiles}
        className="absolute inset-0 cursor-pointer opacity-0"
        data-opens={opens}
        disabled={disabled}
        multiple={many}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be picked again after it was left out.
          target.value = ''
          if (files.length === 0) return
          void pickPictures(houseId, files, instead)
          onPicked?.()
        }}
        type="file"
      />
    </label>
  )
}
