import { useState } from 'react'
import * as words from '#words/image-picker'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { CloseIcon, DeleteIcon } from '../icons.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { Picture } from './picture.tsx'
import { useOrder } from './use-order.ts'

export type PickerItem = {
  id: string
  /** Name that is shown and read out, such as the file's name. */
  name: string
  src?: string | undefined
  srcSet?: string | undefined
}

type ListProps = {
  items: readonly PickerItem[]
  onRemove: (id: string) => void
  onMove?: ((id: string, place: number) => void) | undefined
  disabled: boolean
  /** Words on the first picture. With them the pictures are items of the grid around the list, the first one largest. */
  first?: string | undefined
}

const buttonsInGallery =
  'grid grid-cols-3 border-line border-t [&_button]:w-full [&_button]:rounded-none [&_button+button]:border-line [&_button+button]:border-s [&>span+button]:border-line [&>span+button]:border-s [&>span]:contents'

/** The chosen pictures in their order, each with its buttons; they are ordered by drag or by button. */
export function ImagePickerList({ items, onRemove, onMove, disabled, first }: ListProps) {
  const { list, said, move } = useOrder(items, (id, place) => onMove?.(id, place))
  const [dragged, setDragged] = useState<string>()

  if (items.length === 0) return null
  const gallery = first !== undefined

  return (
    <>
      <ul
        className={gallery ? 'contents' : 'mt-1 grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3'}
        ref={list}
      >
        {items.map((item, place) => (
          <li
            className={classNames(
              'border border-line bg-sheet',
              gallery && 'relative flex min-w-0 flex-col first:col-span-2 first:row-span-2',
              dragged === item.id && 'opacity-40',
            )}
            data-item={item.id}
            draggable={Boolean(onMove) && !disabled}
            key={item.id}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDragStart={() => setDragged(item.id)}
            onDrop={(event) => {
              event.preventDefault()
              const moved = items.find((one) => one.id === dragged)
              if (moved && moved !== item) move(moved, place)
              setDragged(undefined)
            }}
          >
            {/* The name stands below the picture; in a gallery only screen readers need it. */}
            <Picture
              alt=""
              className={gallery ? 'min-h-0 grow' : ''}
              fit={gallery ? 'cover' : 'contain'}
              picture={item.src ? { src: item.src, srcSet: item.srcSet } : undefined}
              ratio={4 / 3}
              sizes={gallery && place === 0 ? '320px' : '160px'}
            />
            {gallery && place === 0 && (
              <span className="absolute start-0 top-0 border-line border-e border-b bg-sheet px-2 text-small">
                {first}
              </span>
            )}
            <p className={gallery ? 'sr-only' : 'truncate px-2 pt-1.5 text-small'} title={item.name}>
              <bdi>{item.name}</bdi>
            </p>
            <div className={gallery ? buttonsInGallery : 'flex justify-between'}>
              {onMove ? (
                <OrderButtons
                  count={items.length}
                  disabled={disabled}
                  name={item.name}
                  onMove={(next, way) => move(item, next, way)}
                  place={place}
                />
              ) : (
                <span />
              )}
              <IconButton
                className={gallery ? undefined : 'text-alarm hover:text-alarm'}
                disabled={disabled}
                label={words.removeItem(item.name)}
                onClick={() => onRemove(item.id)}
              >
                {gallery ? <CloseIcon size={18} /> : <DeleteIcon size={18} />}
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
