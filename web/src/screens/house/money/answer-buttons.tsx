import { Button } from '../../../ui/button.tsx'
import { useHeadingWhenGone } from '../use-heading-when-gone.ts'
import { useRowFocus } from './use-row-focus.ts'

interface AnswerButtonsProps {
  busy: boolean
  yes: string
  /** Undefined where only "yes" is left to say. */
  no: string | undefined
  /** Sends the answer. Returns true when it was taken. */
  onAnswer: (yes: boolean) => Promise<boolean>
  /**
   * True in the box of what waits: the first is the red button of the page, and the next thing that waits takes its place.
   * Elsewhere the row stays.
   */
  main?: boolean
}

/** Both answers to something that the other side wrote. */
export function AnswerButtons({ busy, yes, no, onAnswer, main = false }: AnswerButtonsProps) {
  const [buttons, focusRow] = useRowFocus()
  const focusNext = useHeadingWhenGone()
  const say = async (isYes: boolean) => {
    if (await onAnswer(isYes)) (main ? focusNext : focusRow)()
  }
  return (
    <div
      className="mt-5 flex flex-wrap gap-3 *:flex-1 *:basis-32 sm:*:flex-none sm:*:basis-auto"
      ref={buttons}
    >
      <Button
        busy={busy}
        className="sm:px-7"
        onClick={() => void say(true)}
        variant={main ? 'main' : 'plain'}
      >
        {yes}
      </Button>
      {no !== undefined && (
        <Button busy={busy} className="sm:px-6" onClick={() => void say(false)}>
          {no}
        </Button>
      )}
    </div>
  )
}
