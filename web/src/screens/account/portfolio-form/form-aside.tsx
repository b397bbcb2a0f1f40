import type { Picture } from '@tameer/contract'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/portfolio-form'
import { factLine } from '#words/project-facts'
import { usePreviewUrls } from '../../../browser/hooks/use-preview-urls.ts'
import { PortfolioCardFace } from '../../../features/portfolios/portfolio-card-face.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { goToField } from '../../../forms/go-to-field.ts'
import { pictureSource } from '../../../net/picture-source.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { PictureSource } from '../../../ui/pictures/picture.tsx'
import type { Taps } from './house-taps.ts'
import type { FormPictures } from './portfolio-pictures.ts'

interface FormAsideProps {
  formRef: RefObject<HTMLFormElement | null>
  /** Texts that the form was opened with. */
  opened: Typed
  pictures: FormPictures
  facts: Taps
  /** The chosen city's id, '' for none. */
  city: string
  price: string
  /** Lists what visitors need before they see it. */
  asks: boolean
}

type Typed = Record<'title' | 'content', string>

/** The card as visitors will see it, and what is missing until then. */
export function FormAside({ formRef, opened, pictures, facts, city, price, asks }: FormAsideProps) {
  const { title, content } = useTyped(formRef, opened)
  const found = useAppSelector(({ cities }) => cities.list.find(({ id }) => String(id) === city))
  const count = pictures.items.length
  const ready = [
    { field: 'images', done: count > 0, label: count > 0 ? words.imagesReady(count) : words.images },
    { field: 'cities', done: city !== '', label: found ? words.cityReady(nameOf(found)) : words.city },
    { field: 'title', done: title !== '', label: words.title },
    { field: 'content', done: content !== '', label: words.content },
  ]
  return (
    <aside
      aria-label={words.preview}
      className="-m-1 grid content-start gap-6 p-1 md:sticky md:top-6 md:max-h-[calc(100dvh-8rem)] md:self-start md:overflow-y-auto"
    >
      <div>
        <p className="mb-2 text-muted text-small">{words.looksLikeThis}</p>
        <div>
          <PortfolioCardFace
            content={content || words.contentToCome}
            eager
            facts={factLine(facts, found ? nameOf(found) : '')}
            heading={title ? <bdi>{title}</bdi> : <span className="text-muted">{words.title}</span>}
            picture={useFirstPicture(pictures)}
            price={price}
            title={title || words.title}
          />
        </div>
      </div>
      {asks && (
        <section aria-labelledby="before-shown">
          <h2 className="text-h3" id="before-shown">
            {words.beforeShown}
          </h2>
          <ul className="mt-1">
            {ready.map(({ field, done, label }) => (
              <li className="flex min-h-10 items-center gap-2.5 border-line border-b py-1" key={field}>
                <ReadyMark done={done} />
                {done ? (
                  <span className="wrap-anywhere min-w-0">{label}</span>
                ) : (
                  <button
                    className="link min-h-8 text-start"
                    onClick={() => goToField(formRef.current, field)}
                    type="button"
                  >
                    {label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function ReadyMark({ done }: { done: boolean }) {
  return (
    <span className="inline-flex size-5 shrink-0 items-center justify-center">
      {done ? (
        <span className="text-good">
          <CheckIcon />
        </span>
      ) : (
        <span className="size-4.5 border border-edge" />
      )}
      <span className="sr-only">{done ? words.done : words.missing} </span>
    </span>
  )
}

/** Title and content as they stand in the form now. */
function useTyped(formRef: RefObject<HTMLFormElement | null>, opened: Typed): Typed {
  const [typed, setTyped] = useState(opened)
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const read = () => {
      const now = { title: textOf(form, 'title'), content: textOf(form, 'content') }
      setTyped((before) => (before.title === now.title && before.content === now.content ? before : now))
    }
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [formRef])
  return typed
}

const noFiles: readonly File[] = []

/** The first picture to show, also of a file that is not sent yet. */
function useFirstPicture({ items }: FormPictures): PictureSource | undefined {
  const [first] = items
  const file = first && !first.stored ? first.file : undefined
  const url = usePreviewUrls(useMemo(() => (file ? [file] : noFiles), [file]))
  if (!first) return undefined
  const stored: Picture | undefined = first.stored
  if (stored) return pictureSource(stored)
  const src = file && url.get(file)
  return src === undefined ? undefined : { src }
}
