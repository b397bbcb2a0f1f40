import { useMemo, useState } from 'react'
import { ImagePicker } from '../ui/image-picker.tsx'
import { usePreviewUrls } from '../ui/use-preview-urls.ts'
import { prepareImage } from './image-choice.ts'
import { ImageHint } from './image-hint.tsx'

interface LogoPickerProps {
  label: string
  file: File | undefined
  /** A file made ready to send, or undefined when it was taken away again. */
  onChoose: (file: File | undefined) => void
  error?: string | undefined
  onProblem: (problem: string | undefined) => void
  disabled: boolean
  progress: number | undefined
}

/** Chooses one picture, shows it, and makes a huge one smaller. */
export function LogoPicker({ label, file, onChoose, error, onProblem, disabled, progress }: LogoPickerProps) {
  const [preparing, setPreparing] = useState(false)
  const files = useMemo(() => (file ? [file] : []), [file])
  const urls = usePreviewUrls(files)

  const add = async ([chosen]: File[]) => {
    if (!chosen) return
    onProblem(undefined)
    setPreparing(true)
    const choice = await prepareImage(chosen)
    setPreparing(false)
    if (choice.ok) onChoose(choice.file)
    else onProblem(choice.problem)
  }
  return (
    <ImagePicker
      disabled={disabled || preparing}
      error={error}
      hint={<ImageHint />}
      items={files.map((one) => ({ id: 'logo', name: one.name, src: urls.get(one) }))}
      label={label}
      max={1}
      onAdd={(added) => void add(added)}
      onRemove={() => onChoose(undefined)}
      progress={progress}
    />
  )
}
