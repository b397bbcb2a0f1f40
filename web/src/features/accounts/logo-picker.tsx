import { type ReactNode, useMemo, useRef } from 'react'
import { usePreviewUrls } from '../../browser/hooks/use-preview-urls.ts'
import { takeImages } from '../../forms/pictures/image-choice.ts'
import { ImageHint } from '../../forms/pictures/image-hint.tsx'
import { ImagePicker } from '../../ui/pictures/image-picker.tsx'

interface LogoPickerProps {
  label: string
  note?: string
  /** Says what the picture should be like. */
  hint?: string
  /** The logo that there is now. */
  present?: ReactNode
  file: File | undefined
  /**
   * Called with the file as chosen (`prepareImages` makes it ready when it is sent), or with undefined when it is
   * removed.
   */
  onChoose: (file: File | undefined) => void
  error?: string | undefined
  onProblem: (problem: string | undefined) => void
  disabled: boolean
  progress: number | undefined
}

/** Chooses one picture and shows it. */
export function LogoPicker({
  label,
  note,
  hint,
  present,
  file,
  onChoose,
  error,
  onProblem,
  disabled,
  progress,
}: LogoPickerProps) {
  const files = useMemo(() => (file ? [file] : []), [file])
  const urls = usePreviewUrls(files)
  const latest = useRef<File>(undefined)

  const add = async ([chosen]: File[]) => {
    if (!chosen) return
    latest.current = chosen
    const tell = (of: File, problem: string | undefined) => latest.current === of && onProblem(problem)
    const { fit, problems } = await takeImages([chosen], (of, [problem]) => tell(of, problem))
    tell(chosen, problems[0])
    if (fit[0] && latest.current === chosen) onChoose(chosen)
  }
  return (
    <ImagePicker
      disabled={disabled}
      error={error}
      hint={<ImageHint>{hint}</ImageHint>}
      id="image"
      items={files.map((one) => ({ id: 'logo', name: one.name, src: urls.get(one) }))}
      label={label}
      max={1}
      note={note}
      onAdd={(chosen) => void add(chosen)}
      present={present}
      onRemove={() => {
        latest.current = undefined
        onChoose(undefined)
      }}
      progress={progress}
    />
  )
}
