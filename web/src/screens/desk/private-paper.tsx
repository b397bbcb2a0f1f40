import { type ReactNode, useEffect, useState } from 'react'
import * as words from '#words/private-paper'
import { saveFile } from '../../browser/save-file.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TryAgain } from '../../ui/fetched.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

interface PrivatePaperProps {
  /** The id of the thing whose paper it is. */
  id: string
  /** Fetches the paper of that thing. Throws ApiError. */
  load: (id: string) => Promise<Blob>
  /** Content of the paper, for people who do not see it. */
  name: string
  /** Name for saving it, without ending. */
  fileName: string
}

/**
 * A private paper of a company, fetched at once: a picture to look at, or a PDF to save for another program. Each is as
 * high as the place that is kept for it while it loads.
 */
export function PrivatePaper({ id, load, name, fileName }: PrivatePaperProps) {
  const { value, error, retry } = useFetched(id, (id) => () => load(id))
  if (error) {
    return <TryAgain onAgain={retry}>{error.message}</TryAgain>
  }
  return (
    <figure className="min-w-0">
      {value ? <Paper name={name} fileName={fileName} file={value} /> : <Waiting />}
      <figcaption className="mt-2 flex items-start gap-2 text-muted text-small">
        <LockIcon size={18} />
        <span className="min-w-0">{words.isPrivate}</span>
      </figcaption>
    </figure>
  )
}

function Paper({ file, name, fileName }: Pick<PrivatePaperProps, 'name' | 'fileName'> & { file: Blob }) {
  if (file.type.startsWith('image/')) return <Picture file={file} name={name} />
  return (
    <>
      <Sheet>
        <p className="text-muted text-small">{words.pdfHint}</p>
      </Sheet>
      <div className={actsLook}>
        <Button onClick={() => saveFile(file, `${fileName}.pdf`)}>{words.savePdf}</Button>
      </div>
    </>
  )
}

const actsLook = 'mt-2 flex flex-wrap gap-3'

/** A square for what is no picture. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="grid aspect-square max-w-full place-items-center border border-edge bg-wash p-[min(1.25rem,2vw)]">
      {children}
    </div>
  )
}

function Waiting() {
  return (
    <>
      <Sheet>
        <LoadingText>{words.documentLoading}</LoadingText>
      </Sheet>
      <div className={actsLook}>
        {/* As high as the buttons that come. */}
        <Button className="invisible">{words.turn}</Button>
      </div>
    </>
  )
}

const turns = ['', 'rotate-90', 'rotate-180', '-rotate-90']

/** A picture in a square, in which it can be turned; enlarged, it scrolls. */
function Picture({ file, name }: { file: Blob; name: string }) {
  const [address, setAddress] = useState<string>()
  const [turn, setTurn] = useState(0)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, reached by keyboard to be scrolled */}
      <div
        aria-label={words.document}
        className="aspect-square max-w-full overflow-auto border border-edge bg-wash"
        role="region"
        tabIndex={isLarge ? 0 : undefined}
      >
        <div className={classNames('aspect-square', isLarge ? 'w-[250%]' : 'w-full')}>
          <img
            alt={name}
            className={classNames('size-full object-contain', turns[turn])}
            data-turn={turn}
            src={address}
          />
        </div>
      </div>
      <div className={actsLook}>
        <Button aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {words.larger}
        </Button>
        <Button onClick={() => setTurn((turn + 1) % turns.length)}>{words.turn}</Button>
      </div>
    </>
  )
}
