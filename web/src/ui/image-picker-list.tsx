import { useEffect, useRef, useState } from 'react'
import * as words from '#words/image-picker'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { DeleteIcon, NextIcon, PreviousIcon } from './icons.tsx'
import { Picture } from './picture.tsx'

export type PickerItem = {
  id: string
  /** Shown and read out; a file's name does well. */
  name: string
  src?: string | undefined
  srcSet?: string | undefined
}

type ListProps = {
  items: readonly PickerItem[]
  onRemove: (id: string) => void
  onMove?: ((id: string, place: number) => void) | undefined
  disabled: boolean
}

/** The chosen pictures: in order, each with its buttons; ordered by drag or by button. */
export function ImagePickerList({ items, onRemove, onMove, disabled }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')
  const focusNext = useRef<{ id: string; button: string }>(undefined)

  // A moved node loses the focus, and a button that reached the end is disabled: hand the focus on.
  useEffect(() => {
    const wanted = focusNext.current
    focusNext.current = undefined
    if (!wanted || !items.some((item) => item.id === wanted.id)) return
    const card = list.current?.querySelector(`[data-item="${CSS.escape(wanted.id)}"]`)
    const buttons = [...(card?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
    const button = buttons.find((one) => one.ariaLabel?.startsWith(wanted.button)) ?? buttons[0]
    button?.focus()
  }, [items])

  if (items.length === 0) return null

  const move = (item: PickerItem, place: number, button: string) => {
    focusNext.current = { id: item.id, button }
    onMove?.(item.id, place)
    setSaid(words.movedTo(item.name, place + 1, items.length))
  }
  return (
    <>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3" ref={list}>
        {items.map((item, place) => (
          <li
            className={classNames('border border-line bg-sheet', dragged === item.id && 'opacity-40')}
            data-item={item.id}
            draggable={Boolean(onMove) && !disabled}
            key={item.id}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDragStart={() => setDragged(item.id)}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged && dragged !== item.id) onMove?.(dragged, place)
              setDragged(undefined)
            }}
          >
            {/* Its name is said below it. */}
            <Picture
              alt=""
              fit="contain"
              picture={item.src ? { src: item.src, srcSet: item.srcSet } : undefined}
              ratio={4 / 3}
              sizes="160px"
            />
            <p className="truncate px-2 pt-1.5 text-small" title={item.name}>
              <bdi>{item.name}</bdi>
            </p>
            <div className="flex justify-between">
              {onMove ? (
                <span className="flex">
                  <IconButton
                    disabled={disabled || place === 0}
                    label={words.moveEarlierItem(item.name)}
                    onClick={() => move(item, place - 1, words.moveEarlier)}
                  >
                    <PreviousIcon size={18} />
                  </IconButton>
                  <IconButton
                    disabled={disabled || place === items.length - 1}
                    label={words.moveLaterItem(item.name)}
                    onClick={() => move(item, place + 1, words.moveLater)}
                  >
                    <NextIcon size={18} />
                  </IconButton>
                </span>
              ) : (
                <span />
              )}
              <IconButton
                className="text-alarm hover:text-alarm"
                disabled={disabled}
                label={words.removeItem(item.name)}
                onClick={() => onRemove(item.id)}
              >
                <DeleteIcon size={18} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}
